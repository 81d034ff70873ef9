/** How long no byte may come before a fetch counts as lost. */
const STALL_MS = 15_000
/** How often that is looked at. */
const LOOK_MS = 1000
const MISSING = [404, 410]
const CODE = /javascript|css/

/** A file that the host no longer has: this page belongs to a version that was replaced. */
export class FileGone extends Error {
  override name = 'FileGone'
}

/** What came already or is on its way. */
const files = new Map<string, Promise<void>>()
/** When a byte came last, of any file: those that wait for their turn are not stalled. */
let heard = 0

/**
 * Brings files into the browser's own store, so that importing them does not touch the network:
 * many browsers remember a failed import for as long as the page lives, but not a failed fetch.
 *
 * @throws FileGone if the host has one of them no longer; TypeError or DOMException if the network
 * lost one, or nothing was heard of it for 15 seconds.
 */
export async function fetchFiles(addresses: Iterable<string>): Promise<void> {
  await Promise.all([...addresses].map(fetchFile))
}

/** As `fetchFiles`, for one. Who asks for what is on its way waits for that. */
export function fetchFile(address: string): Promise<void> {
  const known = files.get(address)
  if (known) return known
  const fetched = fetchOnce(address)
  files.set(address, fetched)
  fetched.catch(() => files.delete(address))
  return fetched
}

async function fetchOnce(address: string): Promise<void> {
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
    const answer = await fetch(address, { signal: control.signal, priority: 'low' })
    const reader = answer.body?.getReader()
    do heard = performance.now()
    while (!(await reader?.read())?.done && reader)
    // Some hosts answer every address with a page.
    const isCode = CODE.test(answer.headers.get('Content-Type') ?? '')
    if (MISSING.includes(answer.status) || (answer.ok && !isCode)) throw new FileGone(address)
    if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`)
  } finally {
    clearInterval(watch)
  }
}

/** Takes note of files that are in the browser's store already. */
export function noteHere(addresses: Iterable<string>): void {
  for (const address of addresses) files.set(address, Promise.resolve())
}
