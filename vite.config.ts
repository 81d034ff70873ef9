import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { calculatorsPlugin } from './tools/calculatorsPlugin.ts'
import { formServicePlugin } from './tools/formServicePlugin.ts'

const root = import.meta.dirname

export default defineConfig({
  root,
  plugins: [calculatorsPlugin(root), formServicePlugin(), react(), vanillaExtractPlugin()],
})
