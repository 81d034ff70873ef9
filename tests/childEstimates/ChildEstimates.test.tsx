import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setAll } from '../../src/state/store.ts'
import { openLines, renderCalculator } from '../calculator/renderCalculator.tsx'

afterEach(() => setAll())

type Page = ReturnType<typeof renderCalculator>

/** A shop of 6 m × 4 m with one window and one door. */
async function buildShop(): Promise<Page> {
  const page = renderCalculator('house-estimator')
  await page.enter({
    length: '6',
    width: '4',
    'windows.0.width': '1.2',
    'windows.0.height': '1',
    'outsideDoors.0.width': '1.2',
    'outsideDoors.0.height': '2.1',
    rise: '1',
  })
  await page.calculate()
  await screen.findByRole('region', { name: 'What to buy' })
  return page
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

/** Types a price into the box of every line of a region. */
async function priceAll(page: Page, region: string, price: string) {
  await openLines(page)
  for (const input of within(screen.getByRole('region', { name: region })).getAllByRole('textbox', {
    name: /^KSh for/,
  })) {
    await page.user.type(input, price)
  }
}

test('a house lists the materials of each stage, and with labour the quantities of its work', async () => {
  const page = await buildShop()
  expect(texts('#buy [data-stage=Roof] li')).toContain('Ridge caps 4 ridge caps')
  expect(texts('#labour [data-stage]')).toEqual([])
  await page.user.click(screen.getByRole('checkbox', { name: 'Add labour' }))
  // Walling stands on the foundation (17.28 m²) and on the floor (51.84 m² less openings of 3.72 m²), and in the gables.
  await waitFor(() =>
    expect(texts('#labour [data-material=walling] [data-amount]')).toEqual(['69.40 m²']),
  )
  expect(texts('#labour [data-stage=Walls] li')).toContain('Walling 52.12 m²')
})

test('lines that a person prices are named until they have an amount, and are in the total', async () => {
  const page = await buildShop()
  const without = () => texts('[data-not-priced]')[0]
  expect(without()).toBe(
    'Not priced: Site clearing and setting out, Plumbing and sanitary ware, Electricity, Kitchen and wardrobes, Transport, Permits and fees and Contingency.',
  )
  await page.user.type(screen.getByRole('textbox', { name: /^Electricity/ }), '80,000')
  await page.user.type(screen.getByRole('textbox', { name: /^Contingency/ }), '10')
  await waitFor(() => expect(texts('[data-total]')).toEqual(['KSh 88,000']))
  expect(without()).not.toMatch(/Electricity|Contingency/)
  await page.user.type(screen.getByRole('textbox', { name: /^Contingency/ }), 'some')
  await waitFor(() => expect(texts('[data-total]')).toEqual(['KSh 80,000']))
  expect(without()).toMatch(/Contingency\.$/)
})

test('a house that comes back says at once that its figures are of other inputs, and says it once', async () => {
  const left = await buildShop()
  await left.enter({ length: '12' })
  cleanup()
  const { card } = renderCalculator('house-estimator')
  // The code of the bill and of its first lines comes later.
  expect(card().textContent).toMatch(/^Result from before your change: .*Footprint24\.00 m²/)
  await screen.findByRole('region', { name: 'Buy' })
  expect(card().textContent.match(/Result from before your change/g)).toHaveLength(1)
})

test('a cost for each square metre is there once every line has a price, in words that claim no more', async () => {
  const page = await buildShop()
  await priceAll(page, 'What to buy', '100')
  const total = Number(texts('[data-total]')[0]?.replace(/\D/g, ''))
  expect(total).toBeGreaterThan(0)
  const perArea = () => texts('[data-cost-per-area]')
  // The shop's footprint is 24 m².
  expect(perArea()).toEqual([`KSh ${Math.round(total / 24).toLocaleString('en-KE')}`])
  expect(screen.getByText('For each m² of footprint (24.00 m²)')).toBeVisible()
  expect(screen.getByText('It is what was priced here, without labour, and no more.')).toBeVisible()
  await page.user.click(screen.getByRole('checkbox', { name: 'Add labour' }))
  expect(perArea()).toEqual([])
  await priceAll(page, 'Labour', '10')
  expect(texts('[data-labour-total]')).toEqual(['KSh 3,920.60'])
  expect(perArea()).toEqual([
    `KSh ${((total + 3920.6) / 24).toLocaleString('en-KE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  ])
  expect(screen.getByText('It is what was priced here, with labour, and no more.')).toBeVisible()
})
