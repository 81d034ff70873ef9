import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type EnvironmentOptions } from 'vite'
import { BUILD_TARGET } from './tools/browsers.ts'
import { developmentConditions, LANGUAGES } from './tools/languages.ts'
import { prerenderPlugin } from './tools/prerender/plugin.ts'
import { calculatorsPlugin } from './tools/vite/calculatorsPlugin.ts'
import { definitionPanel } from './tools/vite/definitionPanel/plugin.ts'
import { formServicePlugin } from './tools/vite/formServicePlugin.ts'
import { importWithRetryPlugin } from './tools/vite/importWithRetryPlugin.ts'
import { lighterRouterPlugin } from './tools/vite/lighterRouterPlugin.ts'
import { pdfFontPlugin } from './tools/vite/pdfFontPlugin.ts'
import { previewPlugin } from './tools/vite/previewPlugin.ts'
import { shortNames } from './tools/vite/shortNames.ts'

const root = import.meta.dirname

const RUN_FIRST = /\/(main|shared|react|rolldown-runtime)-[^/]*\.js$/

/** The router as it is for production, which the exports of its package do not name: without warnings. */
const router = join(root, 'node_modules/react-router/dist/production')
const ROUTER = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
]

/** What browsers get, in any language. */
const browser: EnvironmentOptions = {
  build: {
    // src/runtime/importWithRetry.ts fetches what a script imports.
    modulePreload: {
      polyfill: false,
      // What every page has run before it imports anything need not be named again.
      resolveDependencies: (_, files) => files.filter((file) => !RUN_FIRST.test(file)),
    },
    rolldownOptions: {
      // Most texts are said in one place.
      optimization: { inlineConst: true },
      output: {
        entryFileNames: 'assets/main-[hash].js',
        // Few files, since each costs a request; none of these changes with a page's own code.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?)\//,
              priority: 2,
            },
            { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 2 },
            {
              // It knows the registry, and changes with any page: alone, it changes few files.
              name: 'calculators',
              test: /\/src\/list\/calculators\b/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: 'cards',
              test: /\?card$|\/src\/(cards|pages\/ToolList|layout\/ToolIcon)\b/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: 'shared',
              // But for what comes later, or with few pages.
              test: /\/src\/(?!.*(Toaster|tabState|registerServiceWorker|search|Text(Area|Input)))(runtime|state|ui|styles|site|permalink\/useFragment|messages\/sayNodes|calculator\/results\/\w+\.css)\b/,
              priority: 1,
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
  resolve: { alias: process.env.NODE_ENV === 'production' ? ROUTER : [] },
  plugins: [
    calculatorsPlugin(root),
    definitionPanel(root),
    react(),
    // By what is built, not by the mode: the site that tests look at has the names that visitors get.
    vanillaExtractPlugin({
      identifiers: process.env.NODE_ENV === 'production' ? shortNames(root) : 'debug',
    }),
    pdfFontPlugin(),
    lighterRouterPlugin(),
    importWithRetryPlugin(root),
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
