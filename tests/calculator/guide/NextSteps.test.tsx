import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { CatalogEntry } from '../../../schemas/definition/catalogEntry.ts'
import { NextSteps } from '../../../src/calculator/guide/NextSteps.tsx'

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
