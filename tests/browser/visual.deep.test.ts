import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { addressesOf, addressesToLookAt, isKiswahili } from './support/addresses.ts'
import { atRest } from './support/atRest.ts'
import { setUpBrowser } from './support/browser.ts'
import { calculatorOn } from './support/calculatorPages.ts'
import { BROKEN_FIGURES, shownResults } from './support/forms.ts'
import { expectGeometry, expectOrder, expectTargets } from './support/looks.ts'
import { calculateExample, expectTwins, factsOn } from './support/twins.ts'

/*
 * These tests look at the layout of every page, and compare it with its twin in Kiswahili;
 * gallery.deep.test.ts looks at each state of each component.
 */

const site = setUpBrowser()
const folder = inject('siteFolder')
const NOWHERE = '/no-such-page'
/** In a frame a calculator has less than on its page: one stands for all. */
const isOtherFrame = (path: string) => /^\/embed\/(?!tile-estimator$)/.test(path)
const english = addressesOf(folder).filter((path) => !isKiswahili(path) && !isOtherFrame(path))
/** A page of a kind in Kiswahili looks like another: it has the same components. */
const looks = new Set([...addressesToLookAt(folder), NOWHERE])

/** Screens, and the size of a page's text on them. The first is the one that a page is opened on. */
const SCREENS = [
  { what: 'a small phone', viewport: { width: 320, height: 800 }, text: '100%' },
  { what: 'a laptop', viewport: { width: 1280, height: 800 }, text: '100%' },
  { what: 'a laptop at four times the size', viewport: { width: 320, height: 256 }, text: '100%' },
  { what: 'a phone with text twice as large', viewport: { width: 360, height: 640 }, text: '200%' },
] as const

describe('On a phone and a laptop, enlarged and not,', () => {
  test.each([...english, NOWHERE])(
    '%s: axe finds nothing; nothing overlaps, is cut or beyond the screen; headings are in order; targets are 44 px; Kiswahili says the same',
    async (path) => {
      const page = await open(path)
      if (path === NOWHERE) return
      const facts = await factsOn(page)
      const other = `/sw${path === '/' ? '' : path}`
      // In the same tab, which takes half of the time, unless it is to be seen as it opens.
      await expectTwins(facts, await open(other, looks.has(other) ? undefined : page), other)
    },
  )
})

/** Opens a page, in a tab of its own or in that of another, with the result of an example, and looks at it. */
async function open(path: string, tab?: Page): Promise<Page> {
  const screen = { viewport: SCREENS[0].viewport, reducedMotion: 'reduce' } as const
  const page = tab ?? (await site.blank(screen))
  await page.goto(path)
  await atRest(page)
  if (path === NOWHERE) site.forgive(page)
  const isLookedAt = looks.has(path)
  const calculator = calculatorOn(path.replace(/^\/sw/, ''))
  if (calculator) {
    // The form stays as it is when the result comes; before, there is its picture.
    if (isLookedAt) {
      await expectOrder(page)
      await expectGeometry(page)
    }
    await calculateExample(page, path)
    await atRest(page)
    expect(await shownResults(page)).toMatchObject(calculator.expected)
    expect(await page.evaluate(BROKEN_FIGURES)).toBe('')
  }
  if (isLookedAt) await expectAllWell(page)
  return page
}

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
