import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'
import { PRINT_STYLES } from '../../src/export/printStyles.ts'
import { finishSite } from '../delivery/finish.ts'
import { fillIn, hashSource, pagePolicy } from '../delivery/headers.ts'
import { assetsOf, importsDuring, notingImports } from './assets.ts'
import { loaderScript } from './loader.ts'
import { OLDER_NOTICE, OLDER_SCRIPT } from './olderBrowser.ts'
import { type DrawnPage, pageWriter } from './writer.ts'

/** What src/prerender.tsx gives the build. */
interface Server {
  /** The path of every page, and of one that does not exist. */
  paths: string[]
  site: { name: string; title: string }
  siteFiles: () => Record<string, string>
  /** Loads what a page needs before it can be used. */
  loadPage: (path: string) => Promise<unknown>
  /** Draws a page that was loaded. */
  drawPage: (path: string, loaded: unknown) => Promise<DrawnPage>
}

/** The environment of the build that draws pages without a browser. */
const ENVIRONMENT = 'prerender'

/**
 * Makes `vite build` write every page as complete HTML: it builds the site for the browser, builds
 * the same routes for Node, draws each page there, and puts it into the shell that index.html is.
 */
export function prerenderPlugin(root: string): Plugin[] {
  return [
    {
      name: 'prerender',
      apply: 'build',
      config: () => ({
        builder: {},
        // One stylesheet, which every page carries.
        build: { cssCodeSplit: false },
        environments: {
          [ENVIRONMENT]: {
            consumer: 'server',
            resolve: { noExternal: true },
            build: {
              copyPublicDir: false,
              emptyOutDir: true,
              minify: false,
              ssr: true,
              rolldownOptions: {
                input: join(root, 'src/prerender.tsx'),
                output: {
                  entryFileNames: 'entry.mjs',
                  chunkFileNames: '[name].mjs',
                },
              },
            },
          },
        },
      }),
      async buildApp(builder) {
        await buildAndPrerender(root, builder)
      },
    },
    { ...notingImports(), applyToEnvironment: ({ name }) => name === ENVIRONMENT },
  ]
}

async function buildAndPrerender(root: string, builder: ViteBuilder): Promise<void> {
  const { client, [ENVIRONMENT]: server } = builder.environments
  if (!client || !server) throw new Error('The build has no environments to prerender with')
  const serverFolder = await mkdtemp(join(tmpdir(), 'prerender-'))
  try {
    server.config.build.outDir = serverFolder
    const browserFiles = outputOf(await builder.build(client))
    const serverFiles = outputOf(await builder.build(server))
    const outDir = resolve(builder.config.root, client.config.build.outDir)
    const stylesheet = browserFiles.find(({ fileName }) => fileName.endsWith('.css'))
    if (stylesheet?.type !== 'asset') throw new Error('The build has no stylesheet')
    const style = String(stylesheet.source).trim()
    await rm(join(outDir, stylesheet.fileName))
    const loader = await loaderScript(root)
    const headers = await headersOf(outDir, {
      'form-service': formServiceOf(builder.config.env),
      'page-script': `${hashSource(OLDER_SCRIPT)} ${hashSource(loader)}`,
      'page-style': `${hashSource(style)} ${hashSource(PRINT_STYLES)}`,
    })
    const entry = browserFiles.find((file) => file.type === 'chunk' && file.isEntry)?.fileName
    if (!entry) throw new Error('The build has no script to start a page with')
    const write = pageWriter({
      shell: await readFile(join(outDir, 'index.html'), 'utf8'),
      style,
      assets: assetsOf(entry, browserFiles, serverFiles),
      entry,
      notice: OLDER_NOTICE,
      loader,
      policy: pagePolicy(headers),
    })
    const drawing: Server = await import(pathToFileURL(join(serverFolder, 'entry.mjs')).href)
    const started = process.cpuUsage()
    await writePages(drawing, write, outDir)
    const { user, system } = process.cpuUsage(started)
    builder.config.logger.info(
      `✓ ${drawing.paths.length} pages prerendered in ${((user + system) / 1e6).toFixed(2)}s of processor time`,
    )
    await finishSite(outDir, drawing.site, headers)
  } finally {
    await rm(serverFolder, { recursive: true, force: true })
  }
}

/** One page after the other: each notes what it imports. */
async function writePages(
  { paths, loadPage, drawPage, siteFiles }: Server,
  write: ReturnType<typeof pageWriter>,
  outDir: string,
): Promise<void> {
  for (const path of paths) {
    const { result: loaded, imported } = await importsDuring(() => loadPage(path))
    const page = await drawPage(path, loaded)
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, write(page, imported))
  }
  for (const [name, text] of Object.entries(siteFiles())) {
    await writeFile(join(outDir, name), text)
  }
}

type OutputFiles = Rolldown.RolldownOutput['output']

function outputOf(result: Awaited<ReturnType<ViteBuilder['build']>>): OutputFiles {
  if (Array.isArray(result) || !('output' in result)) {
    throw new Error('The build gave no single output: it cannot be prerendered while watching')
  }
  return result.output
}

function formServiceOf({ VITE_FORM_ENDPOINT: endpoint }: Record<string, string>): string {
  return endpoint ? new URL(endpoint).origin : ''
}

/** What public/_headers says, with its places filled in. */
async function headersOf(outDir: string, values: Record<string, string>): Promise<string> {
  const template = await readFile(join(outDir, '_headers'), 'utf8')
  return Object.entries(values).reduce(
    (text, [place, value]) => fillIn(text, place, value),
    template,
  )
}
