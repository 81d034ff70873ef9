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

  test('shows its worked examples in a how-to, computed', () => {
    renderCalculator(slug)
    const heading = screen.getByRole('heading', { level: 2, name: /^How to/ })
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

  test('sets its title and description', () => {
    const { calculator } = renderCalculator(slug)
    expect(document.title.startsWith(calculator.title.page)).toBe(true)
    const description = document.querySelector('meta[name=description]')
    expect(description).toHaveAttribute('content', calculator.summary)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(calculator.title.page)
  })
})

const show = (related: CatalogEntry[]) =>
  render(
    <MemoryRouter>
      <NextSteps related={related} />
    </MemoryRouter>,
  )

test('a page ends with the calculators of the same job, by their short names', () => {
  show([
    { slug: 'block-brick-estimator', name: 'Blocks and bricks' },
    { slug: 'paint-estimator', name: 'Paint' },
  ])
  const section = screen.getByRole('region', { name: 'For the same job' })
  const links = within(section).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Blocks and bricks', '/block-brick-estimator'],
    ['Paint', '/paint-estimator'],
  ])
})

test('a calculator that names no other has no such list', () => {
  show([])
  expect(screen.queryByRole('region')).toBeNull()
})
