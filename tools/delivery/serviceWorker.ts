import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { generateSW } from 'workbox-build'
import packageJson from '../../package.json' with { type: 'json' }
import type { FinishedLanguage } from './finishedLanguage.ts'
import { wholePagesWithin } from './offlineBudget.ts'

/** The most that a first visit may bring to the device, compressed: a cheap phone on dear data. */
export const BUDGET_BYTES = 900_000

/**
 * How long a device keeps the other files after a visit. A page may so outlive its version: without a
 * network the visitor reads it as the build drew it, with one the browser loads the newer page.
 */
const VISITED = { maxEntries: 100, maxAgeSeconds: 30 * 24 * 3600 }

/**
 * Writes a language's service worker, which stores the whole site on the device in the language that was
 * visited. If the site is too large for that, the worker stores the shared files and as many pages as
 * fit, and each other page after a visit.
 * Workbox is called directly: the plugin for Vite makes its list of files before the pages are
 * drawn.
 *
 * @param budget the most bytes, compressed, that a first visit may store.
 * @throws Error if Workbox has anything to object to.
 */
export async function writeServiceWorker(
  outDir: string,
  { language, files }: FinishedLanguage,
  all: readonly FinishedLanguage[],
  budget: number,
): Promise<void> {
  const home = language.base || '/'
  const ofOthers = new Set(all.flatMap((one) => one.files))
  for (const file of files) ofOthers.delete(file)
  const sent = (file: string) => {
    const compressed = join(outDir, `${file}.br`)
    return statSync(existsSync(compressed) ? compressed : join(outDir, file)).size
  }
  const visited = `visited-${language.tag}-`
  const { warnings } = await generateSW({
    swDest: join(outDir, language.worker.slice(1)),
    globDirectory: outDir,
    globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
    // The picture is for those who share a link, the sheets of formulas for those who check one:
    // they are kept once visited, and so is the code of the PDF, a fifth of all. 404.html is drawn by
    // the script where needed. Shops fill in their prices with a network, and frames stand on other sites.
    // The gallery, which a site built for tests has, is for maintainers.
    globIgnores: [
      'share*.png',
      '**/404.html',
      '**/formulas.html',
      '**/formulas/*.html',
      'sw*.js',
      'assets/Gallery*',
      '**/shops.html',
      '**/embed/*.html',
      'embed.js',
      'assets/{ShopsPage,QrCode,EmbedLayout}*',
      'assets/pdf-*',
    ],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    // Pages by the address they are visited at: hosts differ in what they make of '/x.html'.
    manifestTransforms: [
      (entries) => {
        // Pages in the menu's order: if not all fit, the last are left out.
        const own = entries
          .filter(({ url }) => !ofOthers.has(url))
          .sort((one, other) => files.indexOf(one.url) - files.indexOf(other.url))
        const named = own.map((entry) => ({
          ...entry,
          file: entry.url,
          url: nameOf(entry.url, home),
        }))
        const kept = wholePagesWithin(named, ({ file }) => sent(file), budget)
        return {
          manifest: kept.map(({ file, ...entry }) => ({ ...entry, url: addressOf(file) })),
          warnings: [],
        }
      },
    ],
    // A shared link carries inputs: the page is the same one.
    ignoreURLParametersMatching: [/./],
    runtimeCaching: [
      // An address that is not on the device: the network may know it, else the script says so.
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkFirst',
        options: {
          cacheName: `${visited}pages`,
          expiration: VISITED,
          precacheFallback: { fallbackURL: home },
        },
      },
      {
        urlPattern: ({ url }) => url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: `${visited}assets`, expiration: VISITED },
      },
    ],
    // Workbox would mistake the store of a worker with a narrower scope for an old one of its own.
    cleanupOutdatedCaches: false,
    // A page works offline from its first visit; a new version waits until the page activates it.
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    babelPresetEnvTargets: packageJson.browserslist,
  })
  if (warnings.length > 0) throw new Error(`The service worker: ${warnings.join('; ')}`)
}

/** A page's name in any language: 'index.html', 'tile-estimator.html'. */
function nameOf(file: string, home: string): string {
  if (file === fileOf(home)) return 'index.html'
  const folder = `${home.slice(1)}/`
  return home !== '/' && file.startsWith(folder) ? file.slice(folder.length) : file
}

function fileOf(home: string): string {
  return home === '/' ? 'index.html' : `${home.slice(1)}.html`
}

function addressOf(url: string): string {
  if (url === 'index.html') return '/'
  return url.endsWith('.html') ? `/${url.slice(0, -'.html'.length)}` : `/${url}`
}
