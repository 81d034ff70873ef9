import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  defaultServerConditions,
  type EnvironmentOptions,
  type Plugin,
  type ViteBuilder,
} from 'vite'
import { finishSite } from '../delivery/finish.ts'
import type { FinishedLanguage } from '../delivery/finishedLanguage.ts'
import { fillIn, hashSource, pagePolicy } from '../delivery/headers.ts'
import { isWholeSite, LANGUAGES, languagesToBuild } from '../languages.ts'
import { notingImports } from './assets.ts'
import { type BuiltLanguage, buildLanguage, writePages } from './builtLanguage.ts'
import { classicScript } from './loaderScript.ts'
import { OLDER_SCRIPT } from './olderBrowser.ts'

/** The build that draws pages without a browser. */
const server: EnvironmentOptions = {
  consumer: 'server',
  build: {
    copyPublicDir: false,
    emptyOutDir: true,
    minify: false,
    ssr: true,
    rolldownOptions: {
      output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name].mjs' },
    },
  },
}

/**
 * Makes `vite build` write every page of every language as complete HTML: it builds the site for the
 * browser, builds the same routes for Node, draws each page there, and puts it into the shell that
 * index.html is. A file without words comes out the same in all languages.
 */
export function prerenderPlugin(root: string): Plugin[] {
  const input = join(root, 'src/prerender.tsx')
  const { build } = server
  const drawing = LANGUAGES.map(({ prerender, conditions }): [string, EnvironmentOptions] => [
    prerender,
    {
      ...server,
      resolve: { noExternal: true, conditions: [...conditions, ...defaultServerConditions] },
      build: { ...build, rolldownOptions: { ...build?.rolldownOptions, input } },
    },
  ])
  // No index.html: each page is one, and names the scripts that it needs.
  const browsers = LANGUAGES.map(({ browser }): [string, EnvironmentOptions] => [
    browser,
    { build: { rolldownOptions: { input: join(root, 'src/main.tsx') } } },
  ])
  return [
    {
      name: 'prerender',
      apply: 'build',
      config: () => ({
        builder: {},
        // One stylesheet, which every page carries. Nobody reads the sizes of thousands of files.
        build: { cssCodeSplit: false, reportCompressedSize: false },
        environments: Object.fromEntries([...browsers, ...drawing]),
      }),
      async buildApp(builder) {
        await buildAndPrerender(root, builder)
      },
    },
    {
      ...notingImports(),
      applyToEnvironment: ({ name }) => LANGUAGES.some(({ prerender }) => prerender === name),
    },
  ]
}

async function buildAndPrerender(root: string, builder: ViteBuilder): Promise<void> {
  const folders = await mkdtemp(join(tmpdir(), 'prerender-'))
  try {
    const outDir = resolve(root, builder.config.build.outDir)
    const built: BuiltLanguage[] = []
    for (const language of languagesToBuild()) {
      const serverFolder = join(folders, language.code)
      built.push(await buildLanguage(root, builder, language, { outDir, serverFolder }))
    }
    // A host sends one policy for all pages; a page says its own language's.
    const headersFor = (languages: readonly BuiltLanguage[]) =>
      headersOf(outDir, {
        'form-service': formServiceOf(builder.config.env),
        'page-script': hashesOf([OLDER_SCRIPT, ...languages.map(({ loader }) => loader)]),
        'page-style': hashesOf(languages.flatMap(({ style, printed }) => [style, printed])),
      })
    const headers = await headersFor(built)
    const started = process.cpuUsage()
    const sites: FinishedLanguage[] = []
    for (const one of built) {
      sites.push(await writePages(one, pagePolicy(await headersFor([one])), outDir))
    }
    const { user, system } = process.cpuUsage(started)
    const pages = sites.flatMap(({ files }) => files.filter((file) => file.endsWith('.html')))
    builder.config.logger.info(
      `✓ ${pages.length} pages prerendered in ${((user + system) / 1e6).toFixed(2)}s of processor time`,
    )
    // Other sites load it by this name, as src/shops/Embedding.tsx says.
    await writeFile(join(outDir, 'embed.js'), await classicScript(root, 'src/shops/embed.ts'))
    const isForTests = !isWholeSite(builder.config.mode)
    await finishSite(outDir, sites, { headers, isForTests })
  } finally {
    await rm(folders, { recursive: true, force: true })
  }
}

/** The hashes for the policy: those that two languages have in common, once. */
function hashesOf(texts: readonly string[]): string {
  return [...new Set(texts.map(hashSource))].join(' ')
}

function formServiceOf({ VITE_FORM_ENDPOINT: endpoint }: Record<string, string>): string {
  return endpoint ? new URL(endpoint).origin : ''
}

/** The text of public/_headers, with its places filled in. */
async function headersOf(outDir: string, values: Record<string, string>): Promise<string> {
  const template = await readFile(join(outDir, '_headers'), 'utf8')
  return Object.entries(values).reduce(
    (text, [place, value]) => fillIn(text, place, value),
    template,
  )
}
