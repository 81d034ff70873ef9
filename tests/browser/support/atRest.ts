import type { Page } from 'playwright-core'

/** For so many frames a page at rest has stood still: a scroll that glides begins slowly. */
const FRAMES = 5

/**
 * A test waits so long for a page to be drawn. Chromium without windows sometimes stops drawing a page
 * for good, and nobody knows why; a test can measure its layout all the same. The time is an upper
 * bound: while the browser draws frames, no test waits for it.
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
