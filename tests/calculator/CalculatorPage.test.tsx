import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { isBillField } from '../../schemas/definition/billFields.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { examplesOf } from '../support/calculators.ts'
import { renderCalculator } from './renderCalculator.tsx'

/** Accessible name, and the text in the field at first, in the order of the page. */
const FIELDS: Record<string, [name: string, label: string, value: string][]> = {
  'concrete-mix-calculator': [
    ['area', 'Area (m²)', ''],
    ['thickness', 'Thickness (cm)', ''],
    ['mix', 'Mix ratio', '1:2:4'],
  ],
  'block-brick-estimator': [
    ['wallLength', 'Wall length (m)', ''],
    ['wallHeight', 'Wall height (m)', ''],
    ['blockType', 'Block type', '6-inch-hollow'],
    ['mortarGap', 'Mortar gap (mm)', '10'],
    ['wastage', 'Wastage (%)', '5'],
  ],
  'tile-estimator': [
    ['roomLength', 'Room length (m)', ''],
    ['roomWidth', 'Room width (m)', ''],
    ['tileLength', 'Tile length (cm)', ''],
    ['tileWidth', 'Tile width (cm)', ''],
    ['wastage', 'Wastage (%)', '10'],
  ],
  'paint-estimator': [
    ['wallHeight', 'Wall height (m)', ''],
    ['wallWidth', 'Wall width (m)', ''],
    ['walls', 'Number of walls', '3'],
    ['coats', 'Number of coats', '2'],
    ['coverage', 'Coverage per litre (m²/litre)', '10'],
  ],
  'roofing-estimator': [
    ['roofLength', 'Roof length (m)', ''],
    ['roofWidth', 'Roof width (m)', ''],
    ['sheetLength', 'Sheet length (m)', '3'],
    ['sheetWidth', 'Sheet width (m)', '0.85'],
    ['overlap', 'Overlap (%)', '10'],
  ],
  'steel-weight-calculator': [
    ['diameter', 'Bar diameter', '12'],
    ['length', 'Bar length (m)', '12'],
    ['bars', 'Number of bars', '1'],
  ],
}

describe.each(Object.entries(FIELDS))('%s', (slug, fields) => {
  test('has its fields in order, each with its label, unit and default', () => {
    const { container } = renderCalculator(slug)
    // A unit control belongs to its field.
    const controls = [...container.querySelectorAll('form [name]:not([name$=".unit"])')]
    expect(controls.map((control) => control.getAttribute('name'))).toEqual(
      fields.map(([name]) => name),
    )
    for (const [name, label, value] of fields) {
      const control = screen.getByLabelText(label)
      expect(control).toHaveAttribute('name', name)
      expect(control).toHaveAccessibleName(label)
      expect(control).toHaveValue(value)
    }
  })

  test('takes numbers in text fields with a decimal keypad, and choices in native selects', () => {
    const { calculator, field } = renderCalculator(slug)
    for (const [name, { kind }] of Object.entries(calculator.fields)) {
      if (kind === 'repeat' || isBillField(calculator.fields[name])) continue
      const control = field(name)
      expect(control.tagName).toBe(kind === 'choice' ? 'SELECT' : 'INPUT')
      if (kind === 'choice') continue
      expect(control).toHaveAttribute('type', 'text')
      expect(control).toHaveAttribute('inputmode', 'decimal')
    }
  })

  test('says what to do until there is a result, in a live region', () => {
    const { block, results } = renderCalculator(slug)
    const details = slug === 'steel-weight-calculator' ? 'details' : 'dimensions'
    expect(block()).toHaveTextContent(`Enter ${details} to see your results.`)
    expect(block().closest('[aria-live=polite]')).not.toBeNull()
    expect(results()).toEqual({})
  })

  test('shows every result of a worked example, exactly, with the key figure in bold', async () => {
    const { calculator, enter, calculate, results, block } = renderCalculator(slug)
    for (const { given, expect: expected } of examplesOf(slug)) {
      const defaults = Object.fromEntries(fields.map(([name, , value]) => [name, value]))
      await enter({ ...defaults, ...formValuesOf(calculator.fields, given) })
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

  test('answers at least three questions, each a details element, with no open brace', () => {
    const { container } = renderCalculator(slug)
    const faqs = [...container.querySelectorAll('details details')]
    expect(faqs.length).toBeGreaterThanOrEqual(3)
    for (const faq of faqs) {
      expect(faq.querySelector('summary')?.textContent).toMatch(/\?$/)
      expect(faq.textContent).not.toMatch(/[{}]|undefined|NaN/)
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

test('The list of block types shows their size in millimetres', () => {
  const { field } = renderCalculator('block-brick-estimator')
  const labels = [...field('blockType').children].map((option) => option.textContent)
  expect(labels.slice(0, 3)).toEqual([
    '6" Hollow Block (450 × 225 × 150 mm)',
    '9" Hollow Block (450 × 225 × 225 mm)',
    'Standard Brick (225 × 75 × 112.5 mm)',
  ])
  for (const label of labels) expect(label).toMatch(/ \([\d.]+ × [\d.]+ × [\d.]+ mm\)$/)
})

test('The bar diameters are the seven of the specification', () => {
  const { field } = renderCalculator('steel-weight-calculator')
  const ids = [...field('diameter').children].map((option) => option.getAttribute('value'))
  expect(ids).toEqual(['8', '10', '12', '16', '20', '25', '32'])
})

test('The tile wastage hints at 5-20, and the footnote says to buy extra tiles', () => {
  const { field } = renderCalculator('tile-estimator')
  expect(field('wastage')).toHaveAttribute('placeholder', '5-20')
  screen.getByText('Always buy extra tiles for cutting loss and future replacements.')
})

test.each([
  [
    'paint-estimator',
    { wallHeight: '3', wallWidth: '4' },
    'Round up to the tins on sale and keep 1-2 litres extra for touch-ups.',
  ],
  [
    'roofing-estimator',
    { roofLength: '10', roofWidth: '6' },
    'Keep 2-4 extra sheets for cuts and damage on the way.',
  ],
])('The tip of %s is beside the result', async (slug, texts, tip) => {
  const { enter, calculate, block } = renderCalculator(slug)
  expect(block()).not.toHaveTextContent(tip)
  await enter(texts)
  await calculate()
  await waitFor(() => expect(block()).toHaveTextContent(tip))
})
