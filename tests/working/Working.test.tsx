import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { CalculatorPage } from '../../src/calculator/CalculatorPage.tsx'
import { Working } from '../../src/calculator/results/Working.tsx'
import { importingGuidance } from '../support/calculators.ts'
import { calculatorAt, estimateOf } from './calculators.ts'

/** Opens the working of a result, which was closed. */
async function openWorking(
  slug: string,
  given: Record<string, string>,
): Promise<HTMLDetailsElement> {
  const calculator = calculatorAt(slug)
  const estimate = estimateOf(calculator, given)
  render(<Working calculator={calculator} estimate={estimate} />)
  const details = screen.getByText('Show the working').closest('details')
  if (!details) throw new Error('The working is not a disclosure')
  expect(details.open).toBe(false)
  await userEvent.click(screen.getByText('Show the working'))
  expect(details.open).toBe(true)
  await within(details).findAllByRole('listitem')
  return details
}

test('there is no working before there is a result, and then it is not read out with it', async () => {
  const steel = calculatorAt('steel-weight-calculator')
  const page = (
    <CalculatorPage calculator={steel} importGuidance={importingGuidance(steel)} catalog={[]} />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  expect(screen.queryByText('Show the working')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  const working = await screen.findByText('Show the working')
  expect(working.closest('[aria-live]')).toBeNull()
})

test('under a result, Show the working opens to each step in words and numbers', async () => {
  const details = await openWorking('steel-weight-calculator', { bars: '12' })
  const steps = within(details).getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('[aria-hidden]')?.textContent)).toEqual([
    'Weight per bar = (bar diameter)² × bar length ÷ weight divisor = (12 mm)² × 12 m ÷ 162 mm²·m/kg = 10.666… (32/3) kg, rounded to 2 decimals = 10.67 kg',
    'Total weight = weight per bar × number of bars = 10.666… (32/3) kg × 12 = 128.00 kg',
    'Steel bars to buy = (number of bars, rounded up) × bar length = (12, rounded up) × 12 m = 144 m, cut from 12 bars',
    'Binding wire to buy = total weight × binding wire for a tonne of steel ÷ kilograms in a tonne = 128.00 kg × 10 kg/tonne ÷ 1,000 kg/tonne = 1.28 kg; 1.28 kg, rounded up to 2 kg',
  ])
  expect(steps[1]).toHaveTextContent(
    'Total weight, equals weight per bar times number of bars, equals 10.666 and so on, exactly 32 over 3, kilograms times 12, equals 128.00 kilograms.',
  )
})

test('the working says which fallback was taken', async () => {
  const given = { wallLength: '6', wallHeight: '3', mortarGap: 'thin' }
  expect(await openWorking('block-brick-estimator', given)).toHaveTextContent(
    'Mortar gap = 10 mm, because the field is not a number',
  )
})

test('React draws two equal steps without a complaint: a house without inside walls', async () => {
  const complaints = vi.spyOn(console, 'error')
  const details = await openWorking('house-estimator', { length: '6', width: '4', rise: '1' })
  expect(details).toHaveTextContent('Floor of all rooms = area of all rooms = 0 m²')
  expect(complaints).not.toHaveBeenCalled()
})
