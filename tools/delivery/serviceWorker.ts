import { join } from 'node:path'
import { generateSW } from 'workbox-build'

/**
 * Writes sw.js, which keeps the whole site on the device. Workbox is called directly: the plugin
 * for Vite makes its list of files before the pages are drawn.
 *
 * @throws Error if Workbox has anything to object to.
 */
export async function writeServiceWorker(outDir: string): Promise<void> {
  const { warnings } = await generateSW({
    swDest: join(outDir, 'sw.js'),
    globDirectory: outDir,
    globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
    // The picture is for those who share a link; 404.html is drawn by the script where needed.
    globIgnores: ['share.png', '404.html', 'sw.js'],
    dontCacheBustURLsMatching: /^assets\//,
    // Pages by the address they are visited at: hosts differ in what they make of '/x.html'.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })),
        warnings: [],
      }),
    ],
    // A shared link carries inputs: the page is the same one.
    ignoreURLParametersMatching: [/./],
    // An address that is not on the device: the network may know it, else the script says so.
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/' } },
      },
    ],
    cleanupOutdatedCaches: true,
    // From its first visit on a page works offline; a new version waits until it is told to come.
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  })
  if (warnings.length > 0) throw new Error(`The service worker: ${warnings.join('; ')}`)
}

function addressOf(url: string): string {
  if (url === 'index.html') return '/'
  return url.endsWith('.html') ? `/${url.slice(0, -'.html'.length)}` : `/${url}`
}
