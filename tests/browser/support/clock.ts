import type { Page } from 'playwright-core'

/** Short beside the 15 seconds after which code counts as lost, so that what is on its way can come. */
const STEP_MS = 250

/**
 * Lets a page's clock run fast until something has happened. The pauses between attempts on a bad network
 * wait on that clock. Call `page.clock.install()` before the page opens.
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
