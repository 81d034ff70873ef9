import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import type { CatalogEntry } from '../../schemas/definition/catalogEntry.ts'
import { NextSteps } from '../../src/calculator/guide/NextSteps.tsx'
import { examplesOf } from '../support/calculators.ts'
import { SPECIFIED } from '../support/specified.ts'
import { renderCalculator } from './renderCalculator.tsx'

describe.each(SPECIFIED)('$slug', ({ slug }) => {
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
