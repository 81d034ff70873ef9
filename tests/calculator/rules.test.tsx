import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderCalculator } from './renderCalculator.tsx'

const EMPTY = 'Enter dimensions to see your results.'

/** A valid input, then the field that is made invalid, and how. */
const CLEARING: [slug: string, valid: Record<string, string>, field: string, text: string][] = [
  ['concrete-mix-calculator', { area: '20', thickness: '10' }, 'thickness', '0'],
  [
    'tile-estimator',
    { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' },
    'wastage',
    'ten',
  ],
  ['paint-estimator', { wallHeight: '3', wallWidth: '4' }, 'coats', '-1'],
  ['roofing-estimator', { roofLength: '10', roofWidth: '6' }, 'overlap', '100'],
  ['steel-weight-calculator', {}, 'bars', '1,5'],
]

describe.each(CLEARING)('%s', (slug, valid, name, text) => {
  test('keeps the last result while inputs change, and says above it whose it is, until Calculate', async () => {
    const { enter, calculate, results, card, field } = renderCalculator(slug)
    const NOTICE = 'Result from before your change: press Calculate for the new one.'
    await enter(valid)
    await calculate()
    await waitFor(() => expect(results()).not.toEqual({}))
    const before = results()
    const typed = field(name).value
    expect(card()).not.toHaveTextContent(NOTICE)
    await enter({ [name]: text })
    expect(results()).toEqual(before)
    expect(card().textContent.startsWith(NOTICE)).toBe(true)
    await enter({ [name]: typed })
    await calculate()
    await waitFor(() => expect(card()).not.toHaveTextContent(NOTICE))
    expect(results()).toEqual(before)
  })

  test('is no longer marked invalid once the field is mended and calculated', async () => {
    const { enter, calculate, results, field } = renderCalculator(slug)
    await enter({ ...valid, [name]: text })
    await calculate()
    await waitFor(() => expect(field(name)).toHaveAttribute('aria-invalid', 'true'))
    await enter({ [name]: '7' })
    await calculate()
    await waitFor(() => expect(results()).not.toEqual({}))
    expect(field(name)).toHaveAttribute('aria-invalid', 'false')
  })
})

test('Of several invalid fields the first gets the focus, and each is marked', async () => {
  const { calculate, field } = renderCalculator('tile-estimator')
  await calculate()
  await waitFor(() => expect(field('roomLength')).toHaveFocus())
  for (const name of ['roomLength', 'roomWidth', 'tileLength', 'tileWidth']) {
    expect(field(name)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(field('wastage')).toHaveAttribute('aria-invalid', 'false')
})

describe('The block calculator', () => {
  const WALL = { wallLength: '6', wallHeight: '3' }

  test.each([
    ['wallLength', '7'],
    ['wallHeight', '2'],
    ['blockType', 'standard-brick'],
    ['mortarGap', '12'],
    ['wastage', '0'],
    ['wallHeight.unit', 'ft'],
  ])('clears its result when %s changes', async (name, text) => {
    const { enter, calculate, results, block } = renderCalculator('block-brick-estimator')
    await enter(WALL)
    await calculate()
    await waitFor(() => expect(results()).not.toEqual({}))
    await enter({ [name]: text })
    expect(results()).toEqual({})
    expect(block()).toHaveTextContent(EMPTY)
  })
})

describe('A field that falls back to its default says so beside the result', () => {
  const WALL = { wallLength: '6', wallHeight: '3' }
  const ROOF = { roofLength: '10', roofWidth: '6' }
  test.each([
    ['block-brick-estimator', WALL, 'wastage', '', 'Wastage: left empty, so 5% was used.'],
    ['block-brick-estimator', WALL, 'wastage', 'NaN', 'Wastage: not a number, so 5% was used.'],
    [
      'block-brick-estimator',
      WALL,
      'mortarGap',
      '1,5',
      'Mortar gap: not a number, so 10 mm was used.',
    ],
    ['roofing-estimator', ROOF, 'overlap', ' ', 'Overlap: left empty, so 10% was used.'],
    [
      'roofing-estimator',
      ROOF,
      'overlap',
      '9'.repeat(2_000),
      'Overlap: not a number, so 10% was used.',
    ],
  ])('%s %j, an unreadable %s', async (slug, valid, name, text, note) => {
    const { enter, calculate, block } = renderCalculator(slug)
    await enter({ ...valid, [name]: text })
    await calculate()
    await within(block()).findByText(note)
  })

  test('and says nothing where every field was used as typed', async () => {
    const { enter, calculate, results, block } = renderCalculator('roofing-estimator')
    await enter(ROOF)
    await calculate()
    await waitFor(() => expect(results()).not.toEqual({}))
    expect(block()).not.toHaveTextContent('was used')
  })
})

describe('A label carries the value that was used', () => {
  test.each([
    ['steel-weight-calculator', { bars: '1200.0' }, 'Total weight for 1,200 bars'],
    ['block-brick-estimator', { wallLength: '6', wallHeight: '3' }, 'Final count with 5% wastage'],
    [
      'roofing-estimator',
      { roofLength: '10', roofWidth: '6', overlap: '' },
      'Usable sheet width with 10% overlap',
    ],
  ])('%s %j', async (slug, texts, label) => {
    const { enter, calculate, labels } = renderCalculator(slug)
    await enter(texts)
    await calculate()
    await waitFor(() => expect(labels()).toContain(label))
  })

  test('and keeps it when the field changes but the result does not', async () => {
    const { enter, calculate, labels } = renderCalculator('steel-weight-calculator')
    await enter({ bars: '12' })
    await calculate()
    await waitFor(() => expect(labels()).toContain('Total weight for 12 bars'))
    await enter({ bars: '13' })
    expect(labels()).toContain('Total weight for 12 bars')
  })
})
