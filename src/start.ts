/** For browsers that tell of no paint, and tabs that nobody looks at: then nothing waits longer. */
const PATIENCE_MS = 1000

/**
 * Lets the page be seen before its code is fetched: it needs none of it for that, and the two would
 * share a slow network and a slow processor. Meanwhile as much code is on its way as the network
 * can carry until this is asked for: all but what tools/prerender/assets.ts holds back.
 */
async function start(): Promise<void> {
  // In development nothing is drawn before the code.
  if (import.meta.env.PROD) await Promise.race([firstPaint(), patience()])
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]')) {
    link.media = 'all'
  }
  await import('./main.tsx')
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
