/** For browsers that tell of no paint, and tabs that nobody looks at: then nothing waits longer. */
const PATIENCE_MS = 1000

/**
 * Lets the page be seen before most of its code is fetched: it needs none for that, and the two
 * would share a slow network and a slow processor. tools/prerender/beforePaint.ts chooses.
 */
async function start(): Promise<void> {
  // In development nothing is drawn before the code. Any: a browser may refuse to tell.
  if (import.meta.env.PROD) await Promise.any([firstPaint(), patience()])
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]')) {
    link.media = 'all'
    // Not every browser looks again at a link that has changed; all look at one that is added.
    document.head.append(link)
  }
  const fetchSite = () => import('./main.tsx')
  // A slow network drops things: once more, before the page stays without its code.
  await fetchSite().catch(fetchSite)
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}

void start()
