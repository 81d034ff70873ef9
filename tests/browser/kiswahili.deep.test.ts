import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { say } from '../../schemas/messages/message.ts'
import * as formInEnglish from '../../src/messages/en/form.ts'
import * as formInKiswahili from '../../src/messages/sw/form.ts'
import { definitionFolders, readCalculators } from '../../tools/definitions.ts'
import { addressesOf, isKiswahili } from './support/addresses.ts'
import { PHONE, setUpBrowser } from './support/browser.ts'
import { calculatorOn } from './support/calculatorPages.ts'
import { englishOn } from './support/english.ts'
import { fill, shownResults } from './support/forms.ts'

const site = setUpBrowser()
const root = join(import.meta.dirname, '../..')
const folders = definitionFolders('test')
const english = await readCalculators(root, folders)
const kiswahili = await readCalculators(root, folders, 'sw')
const twins = addressesOf(inject('siteFolder')).filter(isKiswahili)

/** What a page says that is no word: names, values, figures and ways, in their order. */
async function factsOn(page: Page) {
  const facts = await page.evaluate(() => ({
    inputs: [...document.querySelectorAll('main input, main select')].map((control) =>
      control.getAttribute('name'),
    ),
    options: [...document.querySelectorAll('main option')].map((option) =>
      option instanceof HTMLOptionElement ? option.value : '',
    ),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) =>
      link.getAttribute('href'),
    ),
    lines: [...document.querySelectorAll('[data-material]')].map((line) =>
      line.getAttribute('data-material'),
    ),
  }))
  const links = facts.links.map((link) =>
    link?.replace(/^\/sw(?=#|$)/, '/').replace(/^\/sw(?=\/)/, ''),
  )
  return { ...facts, links, results: await shownResults(page) }
}

/** Opens a page; of a calculator, with the result of its first example, and all that it holds open. */
async function open(path: string): Promise<Page> {
  const page = await site.visit(path, PHONE)
  const slug = path.replace(/^(?:\/sw)?\//, '')
  const calculator = calculatorOn(`/${slug}`)
  if (!calculator) return page
  const { fields } = (isKiswahili(path) ? kiswahili : english).get(slug) ?? {}
  const { addRow } = isKiswahili(path) ? formInKiswahili : formInEnglish
  for (const [name, text] of Object.entries(calculator.given)) {
    const repeat = fields?.[name.split('.')[0] ?? '']
    if (repeat?.kind === 'repeat' && (await page.locator(`[name="${name}"]`).count()) === 0) {
      await page.getByRole('button', { name: say(addRow, { row: repeat.row }) }).click()
    }
    await fill(page, { [name]: text })
  }
  await page.locator('main form [type=submit]').click()
  await page.locator('#results [data-result]').first().waitFor()
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  await page.waitForSelector('html:not([data-pending])')
  return page
}

test.each(twins)('%s says the same as its English twin, in Kiswahili alone', async (path) => {
  const own = await open(path)
  const twin = await open(path.replace(/^\/sw/, '') || '/')
  expect(await factsOn(own)).toEqual(await factsOn(twin))
  // Where one figure ends and the next begins, a screen reader pauses once.
  expect(await own.locator('main').textContent()).not.toMatch(/,\s*,/)
  const slug = path.replace(/^\/sw\/(?:formulas\/)?/, '')
  // A definition without its words in Kiswahili shows its own, and says so.
  const isTranslated = english.get(slug)?.title.page !== kiswahili.get(slug)?.title.page
  if (isTranslated || !english.has(slug)) expect(await englishOn(own)).toEqual([])
  else if (calculatorOn(`/${slug}`) && path === `/sw/${slug}`) {
    expect(await own.locator('[lang=en] h1').count()).toBe(1)
  }
})
