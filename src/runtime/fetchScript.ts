import { NetworkLoss, retryWithBackoff } from './retryWithBackoff.ts'

/** How long no byte may come before a fetch counts as lost. */
const STALL_MS = 15_000
/** How often that is looked at. */
const LOOK_MS = 1000

/** A file that the host no longer has: this page belongs to a version that was replaced. */
export class FileGone extends Error {
  override name = 'FileGone'
}

/** When a byte came last, of any file: those that wait for their turn are not stalled. */
let lastByteOfAnyFileAt = 0

/**
 * Brings a script into the browser's cache, as often as the network loses it. Unlike an import, a fetch
 * tells how far it is, can be given up, and is never remembered as failed.
 *
 * @param onLoss as of `retryWithBackoff`.
 * @throws FileGone if the host has it no longer.
 */
export function fetchScript(url: string, onLoss?: (losses: number) => void): Promise<void> {
  return retryWithBackoff(() => fetchOnce(url), onLoss)
}

async function fetchOnce(url: string): Promise<void> {
  // In a task of its own, where a browser knows such: to ask for ten at once would keep a slow phone
  // busy for a tenth of a second.
  await globalThis.scheduler?.yield?.()
  const controller = new AbortController()
  const started = performance.now()
  const watch = setInterval(() => {
    if (performance.now() - Math.max(started, lastByteOfAnyFileAt) > STALL_MS) controller.abort()
  }, LOOK_MS)
  try {
    // Code gives way to the page's own words, which need none.
    const response = await fetch(url, { signal: controller.signal, priority: 'low' })
    const reader = response.body?.getReader()
    do lastByteOfAnyFileAt = performance.now()
    while (!(await reader?.read())?.done && reader)
    if ([404, 410].includes(response.status)) throw new FileGone(url)
    // A hotel's sign-in page answers for every address.
    const isCode = response.headers.get('Content-Type')?.includes('javascript')
    if (!response.ok || !isCode) throw new NetworkLoss(`${url}: ${response.status}`)
  } catch (error) {
    if (error instanceof FileGone) throw error
    throw new NetworkLoss(`${url} did not arrive`, { cause: error })
  } finally {
    clearInterval(watch)
  }
}
