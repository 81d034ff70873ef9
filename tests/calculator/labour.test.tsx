import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { getBillFormState, storeLinkedLines } from '../../src/bill/billFormState.ts'
import { billWithPrices } from '../../src/bill/useBill.ts'
import { billForLink } from '../../src/permalink/billForLink.ts'
import { readLink, writeLink } from '../../src/permalink/estimateLink.ts'
import { setAll } from '../../src/state/store.ts'
import { estimateOf } from '../export/support.ts'
import { calculatorAt } from '../support/calculators.ts'
import { openLines, renderCalculator } from './renderCalculator.tsx'

afterEach(() => setAll())

type Page = ReturnType<typeof renderCalculator>

/** A trench of 10 m × 0.6 m × 0.9 m, with 20 cm of concrete: 5.4 m³ to dig, 1.2 m³ to pour. */
async function digTrench(): Promise<Page> {
  const page = renderCalculator('foundation-calculator')
  await page.enter({ trenchLength: '10' })
  await page.calculate()
  await screen.findByRole('region', { name: 'What to buy' })
  return page
}

const box = () => screen.getByRole('checkbox', { name: 'Add labour' })
const labour = () => within(screen.getByRole('region', { name: 'Labour' }))
const bought = () => document.querySelector('#buy')?.textContent
const sum = (name: string) => document.querySelector(`[data-${name}]`)?.textContent

async function price(page: Page, label: RegExp, text: string) {
  await openLines(page)
  await page.user.type(screen.getByRole('textbox', { name: label }), text)
}

test('labour is there once its box is ticked, and gone when it is not; what is bought stays', async () => {
  const page = await digTrench()
  expect(box()).not.toBeChecked()
  expect(screen.queryByRole('region', { name: 'Labour' })).toBeNull()
  const before = bought()
  await page.user.click(box())
  expect(
    [...document.querySelectorAll('#labour [data-amount]')].map(({ textContent }) => textContent),
  ).toEqual(['1.20 m³', '5.40 m³'])
  expect(bought()).toBe(before)
  expect(labour().queryByText(/KSh \d/)).toBeNull()
  await page.user.click(box())
  expect(screen.queryByRole('region', { name: 'Labour' })).toBeNull()
})

test('labour has no price until one is typed, is summed apart, and then with the materials', async () => {
  const page = await digTrench()
  await page.user.click(box())
  await price(page, /^KSh for a m³ ?\(excavation\)/, '600')
  expect(sum('labour-total')).toBe('KSh 3,240')
  expect(labour().getByText('Labour, without concreting')).toBeVisible()
  expect(sum('total')).toBeUndefined()
  expect(sum('total-with-labour')).toBeUndefined()
  await price(page, /^KSh for a m³ ?\(concreting\)/, '1,500')
  await price(page, /^KSh for a bag ?\(cement\)/, '750')
  // 7.2 bags, and 5% for what is spilled.
  expect(sum('total')).toBe('KSh 6,000')
  expect(sum('labour-total')).toBe('KSh 5,040')
  expect(sum('total-with-labour')).toBe('KSh 11,040')
  expect(labour().getByText('Materials and labour, as far as they have a price')).toBeVisible()
  // Nobody quotes it by the bag.
  await page.user.click(screen.getByRole('switch', { name: 'Check a quotation' }))
  expect(screen.queryByRole('textbox', { name: /quoted ?\(excavation\)/ })).toBeNull()
})

test('the price of labour goes with a link, and is seen where the link is opened', async () => {
  const page = await digTrench()
  const calculator = calculatorAt('foundation-calculator')
  const estimate = estimateOf(calculator, { trenchLength: '10' })
  const link = () =>
    writeLink(
      estimate,
      billForLink(
        billWithPrices(getBillFormState(calculator.slug), amountsOf(calculator, estimate)),
      ),
    )
  const without = link()
  await page.user.click(box())
  expect(link()).toBe(without)
  await price(page, /^KSh for a m³ ?\(excavation\)/, '600')
  expect(link()).toBe(`${without}&price-excavation=600`)
  await page.user.click(box())
  expect(link()).toBe(without)
  const opened = readLink(calculator, `${without}&price-excavation=600`)
  if (!opened) throw new Error('The link is not read')
  storeLinkedLines(calculator.slug, opened.buying)
  await waitFor(() => expect(box()).toBeChecked())
  expect(sum('labour-total')).toBe('KSh 3,240')
  expect(readLink(calculator, `${without}&quoted-excavation=5`)).toBeUndefined()
})
