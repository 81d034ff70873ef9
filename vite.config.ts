import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { calculatorsPlugin } from './tools/calculatorsPlugin.ts'
import { definitionPanel } from './tools/definitionPanel/plugin.ts'
import { formServicePlugin } from './tools/formServicePlugin.ts'
import { prerenderPlugin } from './tools/prerender/plugin.ts'
import { previewPlugin } from './tools/previewPlugin.ts'
import { leanRouter, productionRouter } from './tools/productionRouter.ts'

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
    leanRouter(),
    prerenderPlugin(root),
    formServicePlugin(),
    previewPlugin(),
  ],
  environments: {
    client: {
      build: {
        // A browser that knows no preload fetches the same files, one after the other.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files: each costs a request of its own, and small ones compress badly.
              groups: [
                { name: 'preload', test: /vite\/preload-helper/, priority: 2 },
                {
                  name: 'react',
                  test: /\/node_modules\/(react|react-dom|scheduler)\//,
                  priority: 2,
                },
                // What most pages share and no edit of a page changes: a new version of the site
                // leaves it on the device.
                {
                  name: 'site',
                  test: /\/node_modules\/react-router\/|\/src\/(formService|limits|site|styles\/|layout\/(GapInWall|prose)|ui\/(button|faqs|heading|hydrated|link|menu|page)|ui\/field\/isChanged|ui\/toast\/ToastProvider)/,
                  priority: 1,
                },
                {
                  name: 'estimate',
                  test: /\/(schemas\/estimate\/estimate|src\/export\/link|src\/calculator\/results\/Working\.css)\.ts/,
                  priority: 1,
                },
                {
                  name: 'forms',
                  test: /\/node_modules\/(react-hook-form|@hookform|zod)\/|\/src\/ui\/field\/Field\b/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  // jsPDF fetches these to draw web pages and SVG; an estimate is text.
  build: { rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] } },
})
