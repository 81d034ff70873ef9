import type { Page } from 'playwright-core'

/*
 * What waits for time, as the pauses between attempts on a bad network, waits on a clock that the
 * test drives: `page.clock.install()` before the page is opened. Until the test drives it, it keeps
 * pace with the machine's.
 */

/** Short beside the 15 seconds of src/runtime/fetchScript.ts, so that what is on its way can come. */
const STEP_MS = 250

/**
 * Lets a page's clock run fast until something has happened.
 *
 * @param step how much time passes at once.
 */
export async function runUntil<Happened>(
  page: Page,
  happening: Promise<Happened>,
  step = STEP_MS,
): Promise<Happened> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  happening.then(end, end)
  while (!isOver) await page.clock.fastForward(step)
  return happening
}

/** Lets 10 seconds of a page's clock pass at once, and then none until the test says so. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 10_000)
}
