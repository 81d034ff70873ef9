import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type EnvironmentOptions } from 'vite'
import { BUILD_TARGET } from './tools/browsers.ts'
import { developmentConditions, LANGUAGES } from './tools/languages.ts'
import { prerenderPlugin } from './tools/prerender/plugin.ts'
import { calculatorsPlugin } from './tools/vite/calculatorsPlugin.ts'
import { definitionPanel } from './tools/vite/definitionPanel/plugin.ts'
import { formServicePlugin } from './tools/vite/formServicePlugin.ts'
import { pdfFontPlugin } from './tools/vite/pdfFontPlugin.ts'
import { previewPlugin } from './tools/vite/previewPlugin.ts'
import { shortNames } from './tools/vite/shortNames.ts'

const root = import.meta.dirname

/** The build for browsers, in any language. */
const browser: EnvironmentOptions = {
  build: {
    modulePreload: false,
    rolldownOptions: {
      // Most texts are said in one place.
      optimization: { inlineConst: true },
      // The router's package has its development build alone: its warnings are for who writes the routes.
      treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
      output: {
        entryFileNames: 'assets/main-[hash].js',
        // Few files, since each costs a request; none of these changes with a page's own code. Each group
        // takes along what its modules import, unless a group before it has that.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?)\//,
              priority: 2,
            },
            { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 2 },
            {
              // Every page has it, and none of it names a page: an edit of one brings it to nobody again.
              name: 'shared',
              test: /\/src\/(?!.*(Toaster|tabState|jobList|registerServiceWorker|ui\/search|ui\/faqs|TextArea))(addresses|runtime|site|state|styles|ui)\b|messages\/(message|sayNodes)\b/,
              priority: 1,
            },
            {
              // An estimate and its bill: calculators and the list have that.
              name: 'estimate',
              test: /\/(schemas\/(definition\/billFields|estimate\/(estimate|warnings))|src\/(bill\/(WhatToBuy|BillBoxes\.css)|permalink\/(useEstimateLink|UnopenedLink)))\.tsx?$/,
            },
            {
              // How an estimate leaves the screen: the list names it, a calculator brings it for a result.
              name: 'export',
              test: /\/(schemas\/bill\/billFormValues|src\/(export\/ExportMenu|list\/(listStore|listIsFull)))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
}

function browserIn(conditions: string[]): EnvironmentOptions {
  const wanted = [...conditions, ...developmentConditions(), ...defaultClientConditions]
  return { ...browser, consumer: 'client', resolve: { conditions: wanted } }
}

export default defineConfig({
  root,
  // Reachable from other devices, so that a site can be tried on the phone it is for.
  // As static hosts do, without answers for other sites: browsers would keep one file twice, once as
  // fetched and once as imported.
  preview: { port: 4173, host: true, cors: false },
  plugins: [
    calculatorsPlugin(root),
    definitionPanel(root),
    react(),
    // By what is built, not by the mode: the site that tests look at has the names that visitors get.
    vanillaExtractPlugin({
      identifiers: process.env.NODE_ENV === 'production' ? shortNames(root) : 'debug',
    }),
    pdfFontPlugin(),
    prerenderPlugin(root),
    formServicePlugin(),
    previewPlugin(),
  ],
  environments: {
    ...Object.fromEntries(
      LANGUAGES.map(({ browser: name, conditions }) => [name, browserIn(conditions)]),
    ),
  },
  build: {
    target: BUILD_TARGET,
    // In kB: the code of the PDF brings its font along, and comes when somebody asks for one.
    chunkSizeWarningLimit: 900,
    // jsPDF fetches these to draw web pages and SVG; an estimate is text.
    rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] },
  },
})
