import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formOf } from '../../src/state/store.ts'
import { renderCalculator } from './renderCalculator.tsx'

const SLAB = { area: '20', thickness: '10' }
const LABEL = 'Extra concrete for what is spilled (%)'

async function pour() {
  const page = renderCalculator('concrete-mix-calculator')
  await page.enter(SLAB)
  await page.calculate()
  await screen.findByRole('region', { name: 'What to buy' })
  return page
}

const allowance = () => {
  const buy = document.getElementById('buy')
  if (!buy) throw new Error('There is nothing to buy')
  return within(buy).getByRole('textbox', { name: LABEL })
}
const cement = () =>
  document.querySelector('[data-material="cement"] [data-amount]')?.textContent ?? ''

test('another allowance counts at once, without Calculate', async () => {
  const page = await pour()
  await page.user.clear(allowance())
  await page.user.type(allowance(), '20')
  expect(cement()).toBe('16 bags (50 kg)')
  expect(page.results().cementBags).toBe('12.0 bags of 50 kg')
  expect(formOf('concrete-mix-calculator').result?.from.allowance).toBe('20')
  await page.calculate()
  expect(allowance()).toHaveProperty('value', '20')
  expect(cement()).toBe('16 bags (50 kg)')
})

test.each(['', 'some', '-1', '101'])(
  '%j counts as the usual 5, and the page says so',
  async (text) => {
    const page = await pour()
    await page.user.clear(allowance())
    if (text !== '') await page.user.type(allowance(), text)
    expect(cement()).toBe('14 bags (50 kg)')
    expect(allowance().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Extra concrete for what is spilled: .*5% was used\.$/,
    )
    expect(page.block().textContent).not.toContain('was used')
  },
)

test('what is chosen from a list under the bill is on it at once', async () => {
  const page = renderCalculator('paint-estimator')
  await page.enter({ wallHeight: '3', wallWidth: '4' })
  await page.calculate()
  const walls = await screen.findByRole('combobox', { name: 'The walls are' })
  expect(document.querySelector('[data-material="undercoat"]')).toBeNull()
  await page.user.selectOptions(walls, 'New plaster')
  expect(document.querySelector('[data-material="undercoat"] [data-amount]')?.textContent).toBe(
    '2 tins of 4 litres',
  )
  expect(page.results().paintLiters).toBe('8 litres')
})

test('a result from before a change stays from before it, whatever is spilled', async () => {
  const page = await pour()
  await page.enter({ area: '30' })
  await page.user.clear(allowance())
  await page.user.type(allowance(), '0')
  expect(cement()).toBe('13 bags (50 kg)')
  expect(page.card()).toHaveTextContent('Result from before your change')
})
