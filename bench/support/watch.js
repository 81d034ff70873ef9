// Runs in the page that is measured, before anything else: notes what the browser reports.
const seen = { firstPaint: 0, largestPaint: 0, usable: 0, blocked: 0, shift: 0 }
Reflect.set(window, 'seen', seen)

/** @type {(type: string, take: (entry: PerformanceEntry) => void) => void} */
const observe = (type, take) =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry)
  }).observe({ type, buffered: true })

observe('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') seen.firstPaint = Math.round(entry.startTime)
})
observe('largest-contentful-paint', (entry) => {
  seen.largestPaint = Math.round(entry.startTime)
})
observe('longtask', (entry) => {
  seen.blocked += Math.round(Math.max(0, entry.duration - 50))
})
observe('layout-shift', (entry) => {
  if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Number(Reflect.get(entry, 'value'))
})
new MutationObserver(() => {
  if (seen.usable === 0 && 'ready' in document.documentElement.dataset) {
    seen.usable = Math.round(performance.now())
    Reflect.get(window, 'reportUsable')('')
  }
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] })
