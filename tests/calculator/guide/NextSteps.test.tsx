import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { PageGuide } from '../../../schemas/definition/compiled.ts'
import { NextSteps } from '../../../src/calculator/guide/NextSteps.tsx'
import { calculatorAt } from '../../support/calculators.ts'

const show = (address: string, related: PageGuide['related']) =>
  render(
    <MemoryRouter>
      <NextSteps slug={address} related={related} />
    </MemoryRouter>,
  )

test('a page ends with the calculators of the same job, each with what it works out', () => {
  const related = [calculatorAt('block-brick-estimator'), calculatorAt('paint-estimator')]
  show('concrete-mix-calculator', related)
  const section = screen.getByRole('region', { name: 'For the same job' })
  const items = within(section).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/block-brick-estimator',
    '/paint-estimator',
  ])
  for (const [index, { title, summary }] of related.entries()) {
    expect(items[index]).toHaveTextContent(`${title.page}${summary}`)
  }
})

test('a calculator that names no other has no such list, and still leads to its formulas', () => {
  show('tile-estimator', [])
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('link', { name: 'Check the formulas' })).toHaveAttribute(
    'href',
    '/formulas/tile-estimator',
  )
})
