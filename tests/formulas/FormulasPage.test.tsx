import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ROUNDING_RULES } from '../../schemas/review/reviewSheet.ts'
import { FormulaSheetPage } from '../../src/pages/FormulaSheetPage.tsx'
import { Component as FormulasPage } from '../../src/pages/FormulasPage.tsx'
import { calculatorAt } from '../working/calculators.ts'

const show = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>)
const showSheet = (slug: string) => show(<FormulaSheetPage calculator={calculatorAt(slug)} />)

test('the page of all formulas says how figures are rounded', () => {
  show(<FormulasPage />)
  const rounding = screen.getByRole('region', { name: 'Rounding' })
  for (const rule of ROUNDING_RULES) expect(rounding).toHaveTextContent(rule)
})

test('the page shows a formula as it is written and in words, with its unit and rounding', () => {
  showSheet('tile-estimator')
  const item = screen.getByText(
    'tileArea = (tileLength / cmPerM) * (tileWidth / cmPerM)',
  ).parentElement
  expect(item).toHaveTextContent(
    'Tile area = (tile length ÷ centimetres in a metre) × (tile width ÷ centimetres in a metre)',
  )
  expect(item).toHaveTextContent('Unit: m². Shown as “Area of one tile”, rounded to 4 decimals.')
})
