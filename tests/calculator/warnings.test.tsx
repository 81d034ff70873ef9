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

test('a nominal size with a gap warns, with the count that a gap of 0 gives', async () => {
  const page = renderCalculator('block-brick-estimator')
  await page.enter({ wallLength: '6', wallHeight: '3' })
  await page.calculate()
  await screen.findByText(/the wall takes 178, before wastage/)
  await page.enter({ mortarGap: '0' })
  await page.calculate()
  expect(page.results().blockCount).toBe('178 blocks')
  expect(warning()).toBeUndefined()
})

test('a warning offers the entry that mends it, as if it were typed', async () => {
  const page = renderCalculator('block-brick-estimator')
  await page.enter({ wallLength: '6', wallHeight: '3' })
  await page.calculate()
  await page.user.click(await screen.findByRole('button', { name: 'Use 0 mm' }))
  expect(page.field('mortarGap')).toHaveValue('0')
  expect(page.field('mortarGap')).toHaveFocus()
  expect(page.results()).toEqual({})
  await page.calculate()
  expect(page.results().blockCount).toBe('178 blocks')
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
})

test('stone in its usual joint has no such warning', async () => {
  const page = renderCalculator('block-brick-estimator')
  await page.enter({ wallLength: '6', wallHeight: '3', blockType: 'machine-cut-stone-100' })
  await page.enter({ mortarGap: '20' })
  await page.calculate()
  // 18 m² of 0.42 × 0.22 m.
  expect(page.results().blockCount).toBe('195 stones')
  expect(warning()).toBeUndefined()
})

test('openings as large as the wall are said to be too large', async () => {
  const page = renderCalculator('block-brick-estimator')
  await page.enter({ wallLength: '6', wallHeight: '3' })
  await page.user.click(screen.getByRole('button', { name: 'Add opening' }))
  await page.enter({ 'openings.0.width': '6', 'openings.0.height': '3' })
  await page.calculate()
  expect(await screen.findByText('The openings are larger than the wall')).toBeTruthy()
  expect(page.field('openings.0.width').getAttribute('aria-invalid')).toBe('true')
})
