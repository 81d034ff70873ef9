import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCalculator } from './renderCalculator.tsx'

const warning = () => document.querySelector('#results [data-warning]')?.textContent

test('more than one row of sheets warns of their laps, one row does not', async () => {
  const page = renderCalculator('roofing-estimator')
  await page.enter({ roofLength: '10', roofWidth: '5' })
  await page.calculate()
  await screen.findByText(/^There are 2 rows of sheets\./)
  expect(warning()).toContain('must lap 15 to 20 cm')
  await page.enter({ roofWidth: '3' })
  await page.calculate()
  expect(warning()).toBeUndefined()
})

test('a warning offers the entry that mends it, as if it were typed', async () => {
  const page = renderCalculator('block-brick-estimator')
  await page.enter({ wallLength: '6', wallHeight: '3' })
  await page.calculate()
  await screen.findByText(/the wall takes 178, before wastage/)
  await page.user.click(await screen.findByRole('button', { name: 'Use 0 mm' }))
  expect(page.field('mortarGap')).toHaveValue('0')
  expect(page.field('mortarGap')).toHaveFocus()
  expect(page.results()).toEqual({})
  await page.calculate()
  expect(page.results().blockCount).toBe('178 blocks')
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
})
