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
  for (let losses = 1; ; losses += 1) {
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof NetworkLoss)) throw error
      onLoss?.(losses)
    }
    await pause(Math.min(FIRST_PAUSE_MS * 2 ** (losses - 1), LONGEST_PAUSE_MS))
  }
}

/** Waits so long, or until there is a reason to hope. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController()
    const goOn = () => {
      if (document.visibilityState !== 'visible') return
      clearTimeout(timer)
      listeners.abort()
      resolve()
    }
    const timer = setTimeout(goOn, milliseconds)
    for (const event of ['online', 'visibilitychange', RETRY]) {
      window.addEventListener(event, goOn, { signal: listeners.signal })
    }
  })
}
