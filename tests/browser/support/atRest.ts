import type { Page } from 'playwright-core'

/** For so many frames a page at rest has stood still: a scroll that glides begins slowly. */
const FRAMES = 5

/**
 * So long a page is waited for to be drawn. Chromium without windows has been seen to draw nothing more
 * of a page, for good, and nobody knows why: what the page lays out can be measured all the same. It is
 * a bound by the clock: where frames come, none waits for it.
 */
const LONGEST_FRAME_MS = 3_000

/**
 * Waits until a page is at rest: it reacts to input, nothing that it shows is on its way any more
 * (src/runtime/pending.ts says so), and nothing on it moves, scrolls or grows.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  await standsStill(page)
}

/** As `atRest`, of what need not react to input: a page that fell over, a window to print. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(
    async ([frames, longest]) => {
      const { documentElement: root } = document
      const lookOf = () => [scrollX, scrollY, root.scrollWidth, root.scrollHeight].join(' ')
      const isMoving = ({ playState, effect }: Animation) =>
        playState === 'running' &&
        effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
      const frame = () =>
        new Promise((drawn) => {
          requestAnimationFrame(drawn)
          AbortSignal.timeout(longest).addEventListener('abort', drawn)
        })
      for (let before = '', still = 0; still < frames; ) {
        await frame()
        const now = lookOf()
        const stands = !('pending' in root.dataset) && !document.getAnimations().some(isMoving)
        still = stands && now === before ? still + 1 : 0
        before = now
      }
      await document.fonts.ready
    },
    [FRAMES, LONGEST_FRAME_MS] as const,
  )
}
