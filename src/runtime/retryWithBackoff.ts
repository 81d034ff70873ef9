/** How long to wait after the first loss; after each other twice as long, up to the longest. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** The window's event that ends the pauses. */
const RETRY = 'retrynow'

/** Something that the network lost, and may bring the next time. */
export class NetworkLoss extends Error {
  override name = 'NetworkLoss'
}

/** Ends all pauses at once: a person asked for it, or for what is missing. */
export function retryNow(): void {
  window.dispatchEvent(new Event(RETRY))
}

/** Tasks that are being tried again: while there is one, the connection counts as lost. */
const lost = new Set<object>()
const listeners = new Set<() => void>()

/** Whether the network has lost something that is still missing. */
export function isConnectionLost(): boolean {
  return lost.size > 0
}

/** Calls back whenever `isConnectionLost` may have changed, until the returned function is called. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Does what a network may fail until it succeeds: again after growing pauses, and at once when the
 * network returns, when the page becomes visible, or on `retryNow`.
 *
 * @param onLoss is called at every loss, with the number of losses so far.
 * @throws whatever else than a NetworkLoss the task throws: trying again would not mend a defect.
 */
export async function retryWithBackoff<Result>(
  task: () => Promise<Result>,
  onLoss?: (losses: number) => void,
): Promise<Result> {
  try {
    for (let losses = 1; ; losses += 1) {
      try {
        return await task()
      } catch (error) {
        if (!(error instanceof NetworkLoss)) throw error
        lost.add(task)
        onLoss?.(losses)
        for (const listener of listeners) listener()
      }
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (losses - 1), LONGEST_PAUSE_MS))
    }
  } finally {
    if (lost.delete(task)) for (const listener of listeners) listener()
  }
}

/** Waits so long, or until there is a reason to hope. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const goOn = () => {
      if (document.visibilityState !== 'visible') return
      clearTimeout(timer)
      controller.abort()
      resolve()
    }
    const timer = setTimeout(goOn, milliseconds)
    for (const event of ['online', 'visibilitychange', RETRY]) {
      window.addEventListener(event, goOn, { signal: controller.signal })
    }
  })
}
