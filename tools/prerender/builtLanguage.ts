import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown, ViteBuilder } from 'vite'
import { printStyles } from '../../src/export/print/printStyles.ts'
import type { FinishedLanguage } from '../delivery/finishedLanguage.ts'
import { type LanguageBuild, languagesToBuild } from '../languages.ts'
import { assetsOf, importsDuring, type Script, scriptsOf } from './assets.ts'
import { loaderScript } from './loaderScript.ts'
import { olderNotice } from './olderBrowser.ts'
import { type DrawnPage, shellFiller } from './shellFiller.ts'

/** The exports of src/prerender.tsx, as the build calls them. */
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

type OutputFiles = Rolldown.RolldownOutput['output']

/** The results of a language's two builds: one for browsers, one that draws its pages. */
export interface BuiltLanguage {
  build: LanguageBuild
  scripts: Script[]
  /** The folder of the build that draws. */
  serverFolder: string
  /** The text of index.html. */
  shell: string
  style: string
  /** The styles for printed pages. */
  printed: string
  loader: string
}

/** Builds a language for browsers into the site's folder, and the code that draws its pages into another. */
export async function buildLanguage(
  root: string,
  { environments, ...builder }: ViteBuilder,
  build: LanguageBuild,
  { outDir, serverFolder }: { outDir: string; serverFolder: string },
): Promise<BuiltLanguage> {
  const { [build.browser]: browser, [build.prerender]: server } = environments
  if (!browser || !server) throw new Error(`The build has no environments for ${build.code}`)
  server.config.build.outDir = serverFolder
  const isFirst = build === languagesToBuild()[0]
  // They share a folder: a file without words is the same in both.
  Object.assign(
    browser.config.build,
    { copyPublicDir: isFirst },
    !isFirst && { emptyOutDir: false },
  )
  const browserFiles = outputOf(await builder.build(browser))
  outputOf(await builder.build(server))
  const stylesheet = browserFiles.find(({ fileName }) => fileName.endsWith('.css'))
  if (stylesheet?.type !== 'asset') throw new Error('The build has no stylesheet')
  await rm(join(outDir, stylesheet.fileName))
  return {
    build,
    scripts: scriptsOf(browserFiles),
    serverFolder,
    shell: await readFile(join(root, 'index.html'), 'utf8'),
    style: String(stylesheet.source).trim(),
    printed: printStyles(build.pageOfPages),
    loader: await loaderScript(root, build),
  }
}

/** Draws a language's pages and writes them, one after the other: each notes what it imports. */
export async function writePages(
  { build, scripts, serverFolder, shell, style, loader }: BuiltLanguage,
  policy: string,
  outDir: string,
): Promise<FinishedLanguage> {
  const entry = scripts.find(({ isEntry }) => isEntry)?.file
  if (!entry) throw new Error('The build has no script to start a page with')
  const { language } = build
  const write = shellFiller({
    shell,
    language,
    style,
    assets: assetsOf(entry, scripts),
    entry,
    notice: olderNotice(build.olderBrowser),
    loader,
    policy,
  })
  const { paths, site, loadPage, drawPage, siteFiles }: Server = await import(
    pathToFileURL(join(serverFolder, 'entry.mjs')).href
  )
  const pages: string[] = []
  for (const path of paths) {
    const { result: loaded, imported } = await importsDuring(() => loadPage(path))
    const page = await drawPage(path, loaded)
    const file = join(outDir, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, write(page, imported))
    pages.push(page.file)
  }
  for (const [name, text] of Object.entries(siteFiles())) await writeFile(join(outDir, name), text)
  const files = [...pages, ...scripts.map(({ file }) => file), language.manifest.slice(1)]
  return { language, site, files }
}

function outputOf(result: Awaited<ReturnType<ViteBuilder['build']>>): OutputFiles {
  if (Array.isArray(result) || !('output' in result)) {
    throw new Error('The build gave no single output: it cannot be prerendered while watching')
  }
  return result.output
}
