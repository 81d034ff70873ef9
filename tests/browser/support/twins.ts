import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { say } from '../../../schemas/messages/message.ts'
import * as formInEnglish from '../../../src/messages/en/form.ts'
import * as formInKiswahili from '../../../src/messages/sw/form.ts'
import { definitionFolders, readCalculators } from '../../../tools/definitions/definitions.ts'
import { calculators as english } from '../../working/calculators.ts'
import { isKiswahili } from './addresses.ts'
import { calculatorOn } from './calculatorPages.ts'
import { englishOn } from './english.ts'
import { fill, pressInPlace, shownResults } from './forms.ts'

const root = join(import.meta.dirname, '../../..')
const kiswahili = await readCalculators(root, definitionFolders('test'), 'sw')

/** Gives a calculator's page, in any language, the result of its first example, with its working. */
export async function calculateExample(page: Page, path: string): Promise<void> {
  const slug = path.replace(/^(?:\/sw)?\//, '')
  const { fields } = (isKiswahili(path) ? kiswahili : english).get(slug) ?? {}
  const { addRow, showWorking } = isKiswahili(path) ? formInKiswahili : formInEnglish
  for (const [name, text] of Object.entries(calculatorOn(`/${slug}`)?.given ?? {})) {
    const repeat = fields?.[name.split('.')[0] ?? '']
    if (repeat?.kind === 'repeat' && (await page.locator(`[name="${name}"]`).count()) === 0) {
      await page.getByRole('button', { name: say(addRow, { row: repeat.row }) }).click()
    }
    await fill(page, { [name]: text })
  }
  await pressInPlace(page.locator('main form [type=submit]'))
  await page.locator('#results [data-result]').first().waitFor()
  await pressInPlace(page.getByText(showWorking))
  await page.locator('[data-step]').first().waitFor()
}

/**
 * Fails where a page in Kiswahili, as it now stands, has other figures, names, options or ways than its
 * English twin had, or says something in English without saying so.
 */
export async function expectTwins(twin: Facts, own: Page, path: string): Promise<void> {
  expect(await factsOn(own)).toEqual(twin)
  // Where one figure ends and the next begins, a screen reader pauses once.
  expect(await own.locator('main').textContent()).not.toMatch(/,\s*,/)
  const slug = path.replace(/^\/sw\/(?:formulas\/)?/, '')
  // A definition without its words in Kiswahili shows its own, and says so.
  const isTranslated = english.get(slug)?.title.page !== kiswahili.get(slug)?.title.page
  if (isTranslated || !english.has(slug)) expect(await englishOn(own)).toEqual([])
  else if (calculatorOn(`/${slug}`) && path === `/sw/${slug}`) {
    expect(await own.locator('[lang=en] h1').count()).toBe(1)
  }
}

type Facts = Awaited<ReturnType<typeof factsOn>>

/** The facts of a page that no language changes: names, values, figures and links, in their order. */
export async function factsOn(page: Page) {
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  await page.waitForSelector('html:not([data-pending])')
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
