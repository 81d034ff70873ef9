import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { calculatorsPlugin } from './tools/calculatorsPlugin.ts'
import { chunksPlugin } from './tools/chunks.ts'
import { definitionPanel } from './tools/definitionPanel/plugin.ts'
import { formServicePlugin } from './tools/formServicePlugin.ts'
import { prerenderPlugin } from './tools/prerender/plugin.ts'
import { previewPlugin } from './tools/previewPlugin.ts'
import { productionRouter } from './tools/productionRouter.ts'

const root = import.meta.dirname

export default defineConfig({
  root,
  // Reachable from other devices, so that a site can be tried on the phone it is for.
  preview: { port: 4173, host: true },
  plugins: [
    calculatorsPlugin(root),
    definitionPanel(root),
    react(),
    vanillaExtractPlugin(),
    productionRouter(root),
    chunksPlugin(root),
    prerenderPlugin(root),
    formServicePlugin(),
    previewPlugin(),
  ],
  environments: {
    // A browser that knows no preload fetches the same files, one after the other.
    client: { build: { modulePreload: { polyfill: false } } },
  },
  // jsPDF fetches these to draw web pages and SVG; an estimate is text.
  build: { rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] } },
})
