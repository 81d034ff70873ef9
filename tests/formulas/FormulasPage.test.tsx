import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { sheetOf } from '../../schemas/review/reviewSheet.ts'
import { FormulasPage } from '../../src/pages/FormulasPage.tsx'
import { calculatorAt, calculators } from '../working/calculators.ts'

beforeEach(() => {
  render(
    <MemoryRouter>
      <FormulasPage calculators={[...calculators.values()]} />
    </MemoryRouter>,
  )
})

/** The constants of the specification's section 9, each with its unit, as a reviewer would list them. */
const SECTION_9: Record<string, string[]> = {
  'Concrete Mix Calculator': [
    'Centimetres in a metre: 100 cm/m',
    '1:2:4: bags per cubic metre 6 bags/m³, part that is sand 2/7, part that is ballast 4/7',
    '1:3:6: bags per cubic metre 5.5 bags/m³, part that is sand 3/10, part that is ballast 6/10',
    'bags of 50 kg',
    'Shown as “Concrete volume”, rounded to 2 decimals.',
    'Shown as “Cement”, rounded to 1 decimal.',
    'Shown as “Sand”, rounded to 2 decimals.',
    'Shown as “Aggregate (ballast)”, rounded to 2 decimals.',
  ],
  'Tile Calculator': [
    'Centimetres in a metre: 100 cm/m',
    'One hundred per cent: 100%',
    'Unit: %; any number; 10% at first.',
    '10 is standard; 5 to 15 is typical.',
    'Shown as “Area of one tile”, rounded to 4 decimals.',
  ],
  'Steel Weight Calculator': [
    'Weight divisor: 162 mm²·m/kg',
    ...[8, 10, 12, 16, 20, 25, 32].map((size) => `D${size} – ${size} mm: bar diameter ${size} mm`),
    'Unit: m; a number above zero; 12 m at first.',
  ],
  'Roofing Sheet Calculator': [
    'One hundred per cent: 100%',
    'Unit: %; any number; 10% at first.',
    'Unit: m; a number above zero; 3 m at first.',
    'Unit: m; a number above zero; 0.85 m at first.',
    '2-4 extra sheets',
  ],
  'Block and Brick Calculator': [
    'Millimetres in a metre: 1,000 mm/m',
    'One hundred per cent: 100%',
    '6" Hollow Block (450 × 225 × 150 mm): block length 450 mm, block height 225 mm, block width 150 mm',
    '9" Hollow Block (450 × 225 × 225 mm): block length 450 mm, block height 225 mm, block width 225 mm',
    'Standard Brick (225 × 75 × 112.5 mm): block length 225 mm, block height 75 mm, block width 112.5 mm',
    'Unit: mm; any number; 10 mm at first.',
    'Unit: %; any number; 5% at first.',
  ],
  'Paint Calculator': ['a number above zero; 10 m²/litre at first.', '1-2 liters extra'],
  'The site itself': ['5000 ms', '1 message at a time', '50 px', 'F8', '800 × 800 px', '250 ms'],
}

test('the page names every constant of the specification, with its unit', () => {
  const missing = Object.entries(SECTION_9).flatMap(([title, constants]) => {
    const text = screen.getByRole('article', { name: title }).textContent
    return constants
      .filter((constant) => !text.includes(constant))
      .map((constant) => `${title}: ${constant}`)
  })
  expect(missing).toEqual([])
})

test('the page names no constant that the specification does not have', () => {
  for (const [title, constants] of Object.entries(SECTION_9)) {
    const sheet = screen.getByRole('article', { name: title })
    const section = within(sheet).queryByRole('region', { name: `${title}: Constants` })
    if (!section || title === 'The site itself') continue
    const figures = within(section)
      .getAllByRole('listitem')
      .flatMap((item) => [
        item.querySelector('strong')?.textContent ?? '',
        ...[...item.querySelectorAll('p')].map((line) => line.textContent),
      ])
      .filter((line) => /\d/.test(line) && !/^(Source|Assumption): /.test(line))
    expect(figures.filter((figure) => !constants.includes(figure))).toEqual([])
    expect(figures.length).toBeGreaterThan(0)
  }
})

test('every calculator stands on the page, with space to sign', () => {
  const titles = [...calculators.values()].map(({ title }) => title.page)
  for (const title of [...titles, 'The site itself']) {
    const sheet = screen.getByRole('article', { name: title })
    expect(sheet).toHaveTextContent(/Checked byDateSignature$/)
  }
  expect(screen.getAllByRole('article')).toHaveLength(titles.length + 1)
})

test('every constant says its source or the word assumption', () => {
  for (const calculator of calculators.values()) {
    const sheet = sheetOf(calculator)
    const constants = sheet.sections.find(({ heading }) => heading === 'Constants')?.items ?? []
    for (const { term, lines } of constants) {
      expect(lines.at(-1), term).toMatch(/^(Source|Assumption): \S/)
    }
  }
})

test('a formula stands as it is written and in words, with its unit and rounding', () => {
  const item = screen.getByText(
    'tileArea = (tileLength / cmPerM) * (tileWidth / cmPerM)',
  ).parentElement
  expect(item).toHaveTextContent(
    'Tile area = (tile length ÷ centimetres in a metre) × (tile width ÷ centimetres in a metre)',
  )
  expect(item).toHaveTextContent('Unit: m². Shown as “Area of one tile”, rounded to 4 decimals.')
})

test('worked examples stand with their computed answers', () => {
  const { examples } = calculatorAt('roofing-estimator')
  const sheet = screen.getByRole('article', { name: 'Roofing Sheet Calculator' })
  for (const { name } of Object.values(examples)) expect(sheet).toHaveTextContent(name)
  expect(sheet).toHaveTextContent(
    'Computed: Total roof area: 57.00 m²; Usable sheet width with 10% overlap: 0.77 m; Sheets along width: 2; Sheets along length: 14; Total sheets: 28 sheets.',
  )
})
