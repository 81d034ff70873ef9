/** How long to wait after each loss; the last again and again. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000]
/** The window's event that ends the pauses. */
const TRY_AGAIN = 'tryagain'

/** Ends all pauses at once: a person asked for it, or for what is not here. */
export function tryAgain(): void {
  window.dispatchEvent(new Event(TRY_AGAIN))
}

/**
 * Does what may fail on a bad network until it succeeds: again after growing pauses, and at once
 * when the network returns, when the page becomes visible, or on `tryAgain`.
 *
 * @param onLoss hears of every failure, and how many there were with it; it throws to give up.
 */
export async function persist<Result>(
  task: () => Promise<Result>,
  onLoss: (error: unknown, losses: number) => void,
): Promise<Result> {
  for (let losses = 1; ; losses += 1) {
    try {
      return await task()
    } catch (error) {
      onLoss(error, losses)
    }
    await pause(PAUSES_MS[Math.min(losses, PAUSES_MS.length) - 1])
  }
}

/** Waits so long, or until there is a reason to hope. */
export function pause(milliseconds: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      if (document.visibilityState !== 'visible') return
      clearTimeout(timer)
      for (const [target, event] of reasons) target.removeEventListener(event, goOn)
      resolve()
    }
    const reasons: [EventTarget, string][] = [
      [window, 'online'],
      [window, TRY_AGAIN],
      [document, 'visibilitychange'],
    ]
    const timer = setTimeout(goOn, milliseconds)
    for (const [target, event] of reasons) target.addEventListener(event, goOn)
  })
}
