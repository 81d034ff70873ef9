import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { calculatorsPlugin } from './tools/calculatorsPlugin.ts'
import { prerenderPlugin } from './tools/prerender/plugin.ts'
import { previewPlugin } from './tools/previewPlugin.ts'

const root = import.meta.dirname

export default defineConfig({
  root,
  plugins: [
    calculatorsPlugin(root),
    react(),
    vanillaExtractPlugin(),
    prerenderPlugin(root),
    previewPlugin(),
  ],
})
