import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'
import { finishSite } from '../delivery/finish.ts'
import {
  fillIn,
  fillInStyles,
  hashSources,
  pagePolicy,
  type StyledPage,
} from '../delivery/headers.ts'
import { assetsOf } from './assets.ts'
import { loaderScript } from './loader.ts'
import { parseStyles } from './styles.ts'
import { drawPages, notingImports } from './workers.ts'
import { pageWriter } from './writer.ts'

/** What src/prerender.tsx gives the build. */
interface Server {
  /** The path of every page, and of one that does not exist. */
  paths: string[]
  site: { name: string; title: string }
  siteFiles: () => Record<string, string>
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
        // One stylesheet: what a page needs of it at first is inlined, the rest comes once.
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
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'))
  try {
    server.config.build.outDir = folder
    const browserFiles = outputOf(await builder.build(client))
    const serverFiles = outputOf(await builder.build(server))
    const outDir = resolve(builder.config.root, client.config.build.outDir)
    const { VITE_FORM_ENDPOINT: form } = builder.config.env
    const loader = await loaderScript(root)
    const template = await readFile(join(outDir, '_headers'), 'utf8')
    const headers = fillIn(
      fillIn(template, 'form-service', form ? new URL(form).origin : ''),
      'page-script',
      hashSources([loader]),
    )
    const started = performance.now()
    const busy = process.cpuUsage()
    const { site, pages } = await writePages({
      root,
      outDir,
      serverFolder: folder,
      browserFiles,
      serverFiles,
      loader,
      headers,
    })
    const seconds = (performance.now() - started) / 1000
    const { user, system } = process.cpuUsage(busy)
    const processor = ((user + system) / 1e6).toFixed(2)
    builder.config.logger.info(
      `✓ ${pages.length} pages prerendered in ${seconds.toFixed(2)}s, ${processor}s of processor time`,
    )
    await finishSite(outDir, site, fillInStyles(headers, pages))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type OutputFiles = Rolldown.RolldownOutput['output']

function outputOf(result: Awaited<ReturnType<ViteBuilder['build']>>): OutputFiles {
  if (Array.isArray(result) || !('output' in result)) {
    throw new Error('The build gave no single output: it cannot be prerendered while watching')
  }
  return result.output
}

interface BuiltSite {
  root: string
  outDir: string
  serverFolder: string
  browserFiles: OutputFiles
  serverFiles: OutputFiles
  loader: string
  headers: string
}

async function writePages(built: BuiltSite) {
  const { root, outDir, serverFolder, browserFiles, serverFiles, loader, headers } = built
  const shell = await readFile(join(outDir, 'index.html'), 'utf8')
  const stylesheet = browserFiles.find(({ fileName }) => fileName.endsWith('.css'))
  if (stylesheet?.type !== 'asset') throw new Error('The build has no stylesheet')
  const entry = browserFiles.find((file) => file.type === 'chunk' && file.isEntry)?.fileName
  if (!entry) throw new Error('The build has no script to start a page with')
  const write = pageWriter({
    shell,
    stylesheet: stylesheet.fileName,
    styles: parseStyles(String(stylesheet.source)),
    assets: assetsOf(entry, browserFiles, serverFiles),
    entry,
    loader,
    policy: (style) => pagePolicy(headers, style),
  })
  const serverEntry = join(serverFolder, 'entry.mjs')
  const server: Server = await import(pathToFileURL(serverEntry).href)
  const pages: StyledPage[] = []
  await drawPages(root, serverEntry, server.paths, async (drawn) => {
    const { html, style } = write(drawn)
    pages.push({ path: drawn.page.path, style })
    const file = join(outDir, drawn.page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  })
  for (const [name, text] of Object.entries(server.siteFiles())) {
    await writeFile(join(outDir, name), text)
  }
  return { site: server.site, pages }
}
