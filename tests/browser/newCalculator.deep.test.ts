import { expect, test } from 'vitest'
import { calculatorAt } from '../support/calculators.ts'
import { setUpBrowser } from './support/browser.ts'
import { givenOn } from './support/calculatorPages.ts'
import { calculate, shownResults } from './support/forms.ts'

/*
 * To add a calculator, a maintainer adds one file. The test build has such calculators, each one file
 * of tests/calculators, and nobody edited anything of the site for them.
 */

const site = setUpBrowser()

test.each(['test-rental-rooms-estimator', 'test-paint-store-calculator'])(
  '%s has its place in the menu, its crumbs, and a result',
  async (slug) => {
    const { title, results } = calculatorAt(slug)
    const page = await site.visit('/')
    await page.getByRole('button', { name: 'Tools' }).click()
    await page.locator('header').getByRole('link', { name: title.menu, exact: true }).click()
    await page.waitForURL(`**/${slug}`)
    await page.getByRole('heading', { level: 1, name: title.menu }).waitFor()
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await crumbs.getByText(title.menu, { exact: true }).waitFor()
    await calculate(page, givenOn(`/${slug}`) ?? {})
    await page.waitForSelector('#results [data-result]')
    const shown = Object.keys((await shownResults(page)) ?? {})
    expect(shown).not.toEqual([])
    expect(results.map(({ of }) => of)).toEqual(expect.arrayContaining(shown))
  },
)
