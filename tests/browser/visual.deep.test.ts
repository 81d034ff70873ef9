import type { Page } from 'playwright-core'
import { describe, inject, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { addressesToLookAt } from './support/addresses.ts'
import { atRest } from './support/atRest.ts'
import { setUpBrowser } from './support/browser.ts'
import { calculatorOn } from './support/calculatorPages.ts'
import { calculate } from './support/forms.ts'
import { expectGeometry, expectOrder, expectTargets } from './support/looks.ts'

/*
 * What hangs on a page; how each state of each component looks is told on the gallery, in
 * gallery.deep.test.ts.
 */

const site = setUpBrowser()
const NOWHERE = '/no-such-page'

/** Screens, and the size of a page's text on them. The first is the one that a page is opened on. */
const SCREENS = [
  { what: 'a small phone', viewport: { width: 320, height: 800 }, text: '100%' },
  { what: 'a laptop', viewport: { width: 1280, height: 800 }, text: '100%' },
  { what: 'a laptop at four times the size', viewport: { width: 320, height: 256 }, text: '100%' },
  { what: 'a phone with text twice as large', viewport: { width: 360, height: 640 }, text: '200%' },
] as const

describe('On a phone and a laptop, enlarged and not,', () => {
  test.each([...addressesToLookAt(inject('siteFolder')), NOWHERE])(
    '%s: axe finds nothing; nothing overlaps, is cut or beyond the screen; headings are in order; targets are 44 px',
    async (path) => {
      const page = await site.visit(path, {
        viewport: SCREENS[0].viewport,
        reducedMotion: 'reduce',
      })
      if (path === NOWHERE) site.forgive(page)
      const calculator = calculatorOn(path)
      if (!calculator) return expectAllWell(page)
      // The form stays as it is when the result comes; before, there is its picture.
      await expectOrder(page)
      await expectGeometry(page)
      await calculate(page, calculator.given)
      await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
      await page.getByText('Show the working').click()
      await atRest(page)
      await expectAllWell(page)
    },
  )
})

async function expectAllWell(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectOrder(page)
  await expectTargets(page)
  for (const { viewport, text } of SCREENS) {
    await page.setViewportSize(viewport)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, text)
    await expectGeometry(page)
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.setViewportSize(SCREENS[0].viewport)
}
