import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { CalculatorPage } from '../../src/calculator/CalculatorPage.tsx'
import { Working } from '../../src/calculator/results/Working.tsx'
import { importing } from '../support/calculators.ts'
import { estimateOf } from '../support/checked.ts'
import { calculatorAt } from './calculators.ts'

test('there is no working before there is a result, and then it is not read out with it', async () => {
  const steel = calculatorAt('steel-weight-calculator')
  const page = (
    <CalculatorPage calculator={steel} importWithGuidance={importing(steel)} catalog={[]} />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  expect(screen.queryByText('Show the working')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }))
  const working = await screen.findByText('Show the working')
  expect(working.closest('[aria-live]')).toBeNull()
})

test('React draws two equal steps without a complaint: a house without inside walls', async () => {
  const complaints = vi.spyOn(console, 'error')
  const house = calculatorAt('house-estimator')
  const estimate = estimateOf(house, { length: '6', width: '4', rise: '1' })
  render(<Working calculator={house} estimate={estimate} />)
  await userEvent.click(screen.getByText('Show the working'))
  const steps = await screen.findByRole('list')
  expect(steps).toHaveTextContent('Floor of all rooms = area of all rooms = 0 m²')
  expect(complaints).not.toHaveBeenCalled()
})
