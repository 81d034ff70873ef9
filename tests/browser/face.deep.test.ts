import { describe, inject, test } from 'vitest'
import { addressesOf } from './support/addresses.ts'
import { setUpBrowser } from './support/browser.ts'
import { givenOn, isPictured } from './support/calculatorPages.ts'
import { calculate } from './support/forms.ts'
import { expectOrder, expectTargets } from './support/looks.ts'
import { everyWay, expectAllWell, NOWHERE, SHARP } from './support/ways.ts'

const site = setUpBrowser()

describe('Every page, light and dark, at 320 and 1280 px,', () => {
  test.each([...addressesOf(inject('siteFolder')), NOWHERE])(
    '%s: axe finds nothing; nothing overlaps, is cut or hard to read; targets are 44 px',
    async (path) => {
      const page = await site.visit(path, SHARP)
      if (path === NOWHERE) site.forgive(page)
      const inputs = givenOn(path)
      if (isPictured(path)) await page.locator('figure svg').waitFor()
      await everyWay(page, expectAllWell)
      await expectTargets(page)
      await expectOrder(page)
      if (!inputs) return
      await calculate(page, inputs)
      await page.getByRole('button', { name: 'Print Estimate' }).waitFor()
      await page.getByText('Show the working').click()
      await everyWay(page, expectAllWell)
      await expectTargets(page)
      await expectOrder(page)
    },
    // Sixteen looks at one page; on a busy machine each takes its time.
    180_000,
  )
})
