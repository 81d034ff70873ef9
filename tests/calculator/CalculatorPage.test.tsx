import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import type { CatalogEntry } from '../../schemas/definition/catalogEntry.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { NextSteps } from '../../src/calculator/guide/NextSteps.tsx'
import { examplesOf } from '../support/calculators.ts'
import { SPECIFIED } from '../support/specified.ts'
import { renderCalculator } from './renderCalculator.tsx'

describe.each(SPECIFIED)('$slug', ({ slug }) => {
  test('shows every result of a worked example, exactly, with the key figure in bold', async () => {
    const { calculator, enter, calculate, results, block } = renderCalculator(slug)
    for (const { given, expect: expected } of examplesOf(slug)) {
      await enter(formValuesOf(calculator.fields, given))
      await calculate()
      await waitFor(() => {
        const values = Object.entries(results()).map(([key, text]) => [key, text.split(' ')[0]])
        expect(Object.fromEntries(values)).toEqual(expected)
      })
    }
    const bold = [...block().querySelectorAll('[data-result] strong')]
    const key = calculator.results.find(({ emphasis }) => emphasis === 'key')?.of
    expect(bold.map((text) => text.closest('[data-result]')?.getAttribute('data-result'))).toEqual([
      key,
    ])
    expect(block()).toHaveTextContent('An estimate for planning.')
  })

  test('shows its worked examples in a how-to, computed', async () => {
    renderCalculator(slug)
    const heading = await screen.findByRole('heading', { level: 2, name: /^How to/ })
    const guide = heading.closest('details')
    expect(guide).not.toBeNull()
    const examples = examplesOf(slug)
    expect(examples.length).toBeGreaterThanOrEqual(2)
    for (const { name, expect: expected } of examples) {
      const article = within(guide ?? document.body)
        .getByRole('heading', { level: 3, name })
        .closest('article')
      const figures = [...(article?.querySelectorAll('dd') ?? [])].map(
        (figure) => figure.textContent?.trim().split(' ')[0],
      )
      expect(figures).toEqual(expect.arrayContaining(Object.values(expected)))
    }
  })
})

const show = (related: CatalogEntry[]) =>
  render(
    <MemoryRouter>
      <NextSteps related={related} />
    </MemoryRouter>,
  )

test('a calculator that names no other has no such list', () => {
  show([])
  expect(screen.queryByRole('region')).toBeNull()
})
