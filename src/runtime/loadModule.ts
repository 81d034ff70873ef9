import { NetworkLoss, retryWithBackoff } from './retryWithBackoff.ts'

/** How long an import may be on its way before it counts as lost. */
const STALL_MS = 15_000
/** How often an import may fail before a new document is needed. */
const MAX_FAILURES = 3

/**
 * Code that this document cannot get although the site answers: the host has replaced this version, or
 * the browser remembers that an import failed for as long as the document lives. A new document can.
 */
export class CodeUnavailable extends Error {
  override name = 'CodeUnavailable'
}

/**
 * Imports code, and tries again what the network loses, as `retryWithBackoff` does. All code that
 * somebody waits for is imported by this.
 *
 * @param importModule calls `import()`, alone or several times.
 * @param onLoss as of `retryWithBackoff`.
 * @throws CodeUnavailable if only a new document can get it; whatever a module throws as it loads.
 */
export function loadModule<Module>(
  importModule: () => Promise<Module>,
  onLoss?: (losses: number) => void,
): Promise<Module> {
  let failures = 0
  let lastError: unknown
  return retryWithBackoff(async () => {
    if (failures > 0) await reachSite()
    try {
      return await withinTime(importModule())
    } catch (error) {
      // All browsers answer a lost file, and one that is no JavaScript, with a new TypeError. A module
      // that throws one as it loads throws the same every time.
      const isLoss = error instanceof TypeError || error instanceof NetworkLoss
      if (!isLoss || error === lastError) throw error
      lastError = error
      failures += 1
      if (failures < MAX_FAILURES) throw new NetworkLoss('Code did not arrive', { cause: error })
      throw new CodeUnavailable('Code cannot be had in this document', { cause: error })
    }
  }, onLoss)
}

/**
 * Asks the site itself for next to nothing: no cache and no service worker answers HEAD. A hotel's sign-in
 * page answers for every address, but with no picture.
 */
async function reachSite(): Promise<void> {
  try {
    const answer = await withinTime(fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }))
    if (answer.headers.get('Content-Type')?.startsWith('image/')) return
  } catch (error) {
    throw new NetworkLoss('The site does not answer', { cause: error })
  }
  throw new NetworkLoss('Another than the site answers')
}

function withinTime<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NetworkLoss('Nothing came')), STALL_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
