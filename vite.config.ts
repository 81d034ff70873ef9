import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { calculatorsPlugin } from './tools/calculatorsPlugin.ts'
import { definitionPanel } from './tools/definitionPanel/plugin.ts'

const root = import.meta.dirname

export default defineConfig({
  root,
  plugins: [calculatorsPlugin(root), definitionPanel(root), react(), vanillaExtractPlugin()],
})
