import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Results } from '../../src/calculator/results/Results.tsx'
import { calculatorAt, estimateOf } from './calculators.ts'

function showResult(address: string, given: Record<string, string>): HTMLDetailsElement {
  const calculator = calculatorAt(address)
  const estimate = estimateOf(calculator, given)
  render(<Results calculator={calculator} result={{ state: 'ready', estimate }} ref={null} />)
  const details = screen.getByText('Show the working').closest('details')
  if (!details) throw new Error('The working is not a disclosure')
  return details
}

test('there is no working before there is a result', () => {
  const calculator = calculatorAt('tile-estimator')
  render(<Results calculator={calculator} result={{ state: 'empty' }} ref={null} />)
  expect(screen.queryByText('Show the working')).toBeNull()
})

test('under a result, Show the working opens to each step in words and numbers', async () => {
  const details = showResult('steel-weight-calculator', { bars: '12' })
  expect(details.open).toBe(false)
  await userEvent.click(screen.getByText('Show the working'))
  expect(details.open).toBe(true)
  const steps = within(details).getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('[aria-hidden]')?.textContent)).toEqual([
    'Weight per bar = (bar diameter)² × bar length ÷ weight divisor = (12 mm)² × 12 m ÷ 162 mm²·m/kg = 10.666… (32/3) kg, rounded to 2 decimals = 10.67 kg',
    'Total weight = weight per bar × number of bars = 10.666… (32/3) kg × 12 = 128.00 kg',
  ])
  expect(steps[1]).toHaveTextContent(
    'Total weight, equals weight per bar times number of bars, equals 10.666 and so on, exactly 32 over 3, kilograms times 12, equals 128.00 kilograms.',
  )
})

test('a result is announced without its whole working', () => {
  expect(showResult('steel-weight-calculator', {}).closest('[aria-live]')).toBeNull()
})

test('the working says which fallback was taken', () => {
  const given = { wallLength: '6', wallHeight: '3', mortarGap: 'thin' }
  expect(showResult('block-brick-estimator', given)).toHaveTextContent(
    'Mortar gap = 10 mm, because the field is not a number',
  )
})
