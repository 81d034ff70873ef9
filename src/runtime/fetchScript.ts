import { NetworkLoss, retryWithBackoff } from './retryWithBackoff.ts'

/** How long no byte may come before a fetch counts as lost. */
const STALL_MS = 15_000
/** How often that is looked at. */
const LOOK_MS = 1000

/** A file that the host no longer has: this page belongs to a version that was replaced. */
export class FileGone extends Error {
  override name = 'FileGone'
}

/** What is in the browser's cache, or on its way there. */
const scripts = new Map<string, Promise<void>>()
/** When a byte came last, of any file: those that wait for their turn are not stalled. */
let heard = 0

/**
 * Brings a script into the browser's cache, as often as the network loses it, so that importing it
 * does not touch the network: many browsers remember a failed import for as long as the page lives,
 * but not a failed fetch. Who asks for what is on its way waits for that.
 *
 * @param onLoss as of `retryWithBackoff`.
 * @throws FileGone if the host has it no longer.
 */
export function fetchScript(url: string, onLoss?: (losses: number) => void): Promise<void> {
  const fetched = scripts.get(url) ?? retryWithBackoff(() => fetchOnce(url), onLoss)
  scripts.set(url, fetched)
  return fetched
}

async function fetchOnce(url: string): Promise<void> {
  // In a task of its own, where a browser knows such: to ask for ten at once would keep a slow phone
  // busy for a tenth of a second.
  await globalThis.scheduler?.yield?.()
  const control = new AbortController()
  const started = performance.now()
  const watch = setInterval(() => {
    if (performance.now() - Math.max(started, heard) > STALL_MS) control.abort()
  }, LOOK_MS)
  try {
    // Code gives way to the page's own words, which need none.
    const response = await fetch(url, { signal: control.signal, priority: 'low' })
    const reader = response.body?.getReader()
    do heard = performance.now()
    while (!(await reader?.read())?.done && reader)
    // Some hosts answer every address with a page.
    const isCode = response.headers.get('Content-Type')?.includes('javascript')
    if ([404, 410].includes(response.status) || (response.ok && !isCode)) throw new FileGone(url)
    if (!response.ok) throw new NetworkLoss(`${url}: ${response.status}`)
  } catch (error) {
    if (error instanceof FileGone) throw error
    throw new NetworkLoss(`${url} did not arrive`, { cause: error })
  } finally {
    clearInterval(watch)
  }
}
