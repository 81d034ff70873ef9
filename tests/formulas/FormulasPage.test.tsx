import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ROUNDING_RULES, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { FormulaSheetPage } from '../../src/pages/FormulaSheetPage.tsx'
import { Component as FormulasPage } from '../../src/pages/FormulasPage.tsx'
import { calculatorAt, calculators } from '../working/calculators.ts'

const show = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>)
const showSheet = (slug: string) => show(<FormulaSheetPage calculator={calculatorAt(slug)} />)

/** Every sheet of the site at once, as a reviewer's pile of paper. */
function showAll(): void {
  show(<FormulasPage />)
  for (const slug of calculators.keys()) showSheet(slug)
}

/**
 * The constants of the specification's section 9, each with its unit, as a reviewer would list them,
 * and the mix and the blocks that came to them.
 */
const SECTION_9: Record<string, string[]> = {
  'Concrete Mix Calculator': [
    '1:2:4 (class 20): bags per cubic metre 6 bags/m³, part that is sand 2/7, part that is ballast 4/7',
    '1:3:6 (class 15): bags per cubic metre 5.5 bags/m³, part that is sand 3/10, part that is ballast 6/10',
    '1:1.5:3 (class 25): bags per cubic metre 8 bags/m³, part that is sand 3/11, part that is ballast 6/11',
    '1:4:8 (class 10): bags per cubic metre 3.5 bags/m³, part that is sand 4/13, part that is ballast 8/13',
    'bags of 50 kg',
    'Shown as “Concrete volume”, rounded to 2 decimals.',
    'Shown as “Cement”, rounded to 1 decimal.',
    'Shown as “Sand”, rounded to 2 decimals.',
    'Shown as “Aggregate (ballast)”, rounded to 2 decimals.',
  ],
  'Tile Calculator': [
    'Unit: %; a number; 10% at first.',
    '10 is standard; 5 to 15 is typical.',
    'Shown as “Area of one tile”, rounded to 4 decimals.',
  ],
  'Steel Weight Calculator': [
    'Weight divisor: 162 mm²·m/kg',
    ...[8, 10, 12, 16, 20, 25, 32].map((size) => `D${size} – ${size} mm: bar diameter ${size} mm`),
    'Unit: m; a number above zero; 12 m at first.',
  ],
  'Roofing Sheet Calculator': [
    'Unit: %; a number; 10% at first.',
    'Unit: m; a number above zero; 3 m at first.',
    'Unit: m; a number above zero; 0.85 m at first.',
    '2-4 extra sheets',
  ],
  'Block and Brick Calculator': [
    '6" Hollow Block (450 × 225 × 150 mm): block length 450 mm, block height 225 mm, block width 150 mm, joint that the size includes 10 mm',
    '9" Hollow Block (450 × 225 × 225 mm): block length 450 mm, block height 225 mm, block width 225 mm, joint that the size includes 10 mm',
    'Standard Brick (225 × 75 × 112.5 mm): block length 225 mm, block height 75 mm, block width 112.5 mm, joint that the size includes 10 mm',
    '9" Machine-Cut Stone (400 × 200 × 200 mm): block length 400 mm, block height 200 mm, block width 200 mm, joint that the size includes 0 mm',
    '4" Machine-Cut Stone (400 × 200 × 100 mm): block length 400 mm, block height 200 mm, block width 100 mm, joint that the size includes 0 mm',
    '6" Machine-Cut Stone (400 × 200 × 150 mm): block length 400 mm, block height 200 mm, block width 150 mm, joint that the size includes 0 mm',
    '190 mm Hollow Block (390 × 190 × 190 mm): block length 390 mm, block height 190 mm, block width 190 mm, joint that the size includes 0 mm',
    '140 mm Hollow Block (390 × 190 × 140 mm): block length 390 mm, block height 190 mm, block width 140 mm, joint that the size includes 0 mm',
    'Unit: mm; a number; 10 mm at first.',
    'Unit: %; a number; 5% at first.',
  ],
  'Paint Calculator': ['a number above zero; 10 m²/litre at first.', '1-2 litres extra'],
}

/** Figures that the specification does not have: only what is bought is worked out with them. */
const FOR_BUYING = [
  'Loose for finished concrete: 1.54',
  'Loose for finished mortar: 1.33',
  'Bags in a cubic metre of cement: 28.8 bags/m³',
  'Parts of sand in the mortar: 4',
  'Length of a bar as it is sold: 12 m',
]

test('the sheets name every constant of the specification, with its unit', () => {
  showAll()
  const missing = Object.entries(SECTION_9).flatMap(([title, constants]) => {
    const text = screen.getByRole('article', { name: title }).textContent
    return constants
      .filter((constant) => !text.includes(constant))
      .map((constant) => `${title}: ${constant}`)
  })
  expect(missing).toEqual([])
})

test('the sheets of the specification’s calculators name no constant besides, but what is bought', () => {
  showAll()
  for (const [title, constants] of Object.entries(SECTION_9)) {
    const sheet = screen.getByRole('article', { name: title })
    const section = within(sheet).queryByRole('region', { name: `${title}: Constants` })
    if (!section) continue
    const figures = within(section)
      .getAllByRole('listitem')
      .flatMap((item) => [
        item.querySelector('strong')?.textContent ?? '',
        ...[...item.querySelectorAll('p')].map((line) => line.textContent),
      ])
      .filter((line) => /\d/.test(line) && !/^(Source|Assumption): /.test(line))
    const known = [...constants, ...FOR_BUYING]
    expect(figures.filter((figure) => !known.includes(figure))).toEqual([])
    expect(figures.length).toBeGreaterThan(0)
  }
})

test('every calculator has a sheet, with space to sign and ways to the calculator and to all sheets', () => {
  for (const { slug, title } of calculators.values()) {
    const { unmount } = showSheet(slug)
    const sheet = screen.getByRole('article', { name: title.page })
    expect(sheet).toHaveTextContent(/Checked byDateSignature$/)
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent(`${title.page}: formulas`)
    expect(document.title).toMatch(`${title.page}: formulas – `)
    expect(screen.getByRole('link', { name: 'Open the calculator' })).toHaveAttribute(
      'href',
      `/${slug}`,
    )
    expect(screen.getByRole('link', { name: 'Rounding, and all formulas' })).toHaveAttribute(
      'href',
      '/formulas',
    )
    unmount()
  }
})

test('the page of all formulas leads to each sheet, and an old address on it to the link there', () => {
  const { container } = show(<FormulasPage />)
  for (const { slug, title } of calculators.values()) {
    const link = screen.getByRole('link', { name: title.page })
    expect(link).toHaveAttribute('href', `/formulas/${slug}`)
    expect(container.querySelector(`[id="${slug}"]`)).toContainElement(link)
  }
})

test('the page of all formulas says how figures are rounded', () => {
  show(<FormulasPage />)
  const rounding = screen.getByRole('region', { name: 'Rounding' })
  for (const rule of ROUNDING_RULES) expect(rounding).toHaveTextContent(rule)
})

test('every constant says its source or the word assumption', () => {
  for (const calculator of calculators.values()) {
    const sheet = sheetOf(calculator)
    const constants = sheet.sections.find(({ heading }) => heading === 'Constants')?.items ?? []
    for (const { term, lines } of constants) {
      // The options of another choice have their source there.
      expect(lines.at(-1), term).toMatch(/^(Source: \S|Assumption: \S|The same options as “)/)
    }
  }
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

test('worked examples have their computed answers', () => {
  showSheet('roofing-estimator')
  const { examples } = calculatorAt('roofing-estimator')
  const sheet = screen.getByRole('article', { name: 'Roofing Sheet Calculator' })
  for (const { name } of Object.values(examples)) expect(sheet).toHaveTextContent(name)
  expect(sheet).toHaveTextContent(
    'Computed: Total roof area: 57.00 m²; Usable sheet width with 10% overlap: 0.77 m; Sheets along width: 2; Sheets along length: 14; Total sheets: 28 sheets.',
  )
})
