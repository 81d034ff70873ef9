import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { calculatorsPlugin } from './tools/calculatorsPlugin.ts'

const root = import.meta.dirname

export default defineConfig({
  root,
  plugins: [calculatorsPlugin(root), react(), vanillaExtractPlugin()],
  // jsPDF fetches these to draw web pages and SVG; an estimate is text.
  build: { rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] } },
})
