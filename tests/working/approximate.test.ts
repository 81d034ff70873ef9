import { expect, test } from 'vitest'
import { figuresFor } from '../../schemas/estimate/figures.ts'
import { workingSteps } from '../../schemas/estimate/working.ts'
import { withBeds } from '../rejected/support/language.ts'
import { changed } from '../support/changed.ts'
import { check, estimateOf, expecting } from '../support/checked.ts'

/*
 * A value from a root or from π is right to thirty decimals, and nobody reads all of them. The working
 * cuts it, and every value that builds on it, and shows no fraction with thirty digits. Exact values stay
 * exact.
 */

const NEARLY_PI = '3.14159265358979323846264338'
const more = {
  edging: { unit: 'm', is: 'sum(beds.diagonal)' },
  along: { unit: 'm', is: 'sum(beds.length)' },
  turned: { unit: 'm', is: 'edging / 3 + along' },
  round: { unit: 'm²', is: 'area * pi' },
  near: { unit: 'm²', is: 'area * ratio' },
  third: { unit: 'm²', is: 'area / 3' },
  larger: { unit: 'm²', is: 'max(third, area / 7)' },
}
const shown = { edging: '0.00', along: '0.00', turned: '0.00' }

const calculator = check({
  ...changed(withBeds, {
    'fields.beds.formulas.diagonal': { unit: 'm', is: 'sqrt(length * length + width * width)' },
    'constants.ratio': {
      value: NEARLY_PI,
      unit: '1',
      assumption: 'Archimedes, with more digits.',
    },
  }),
  formulas: { ...withBeds.formulas, ...more },
  results: [
    ...withBeds.results,
    ...Object.keys(more).map((of) => ({ of, label: of, decimals: 2 })),
  ],
  examples: {
    ...expecting(withBeds, {
      ...shown,
      round: '62.83',
      near: '62.83',
      third: '6.67',
      larger: '6.67',
    }),
    yard: expecting(withBeds, {
      ...shown,
      round: '314.16',
      near: '314.16',
      third: '33.33',
      larger: '33.33',
    }).yard,
  },
})

/** The steps of a path with these beds, by the formula. */
function stepsWith(...beds: Record<'length' | 'width', string>[]) {
  const estimate = estimateOf(calculator, { area: '20', beds })
  const steps = workingSteps(calculator, estimate)
  return Object.fromEntries(steps.map(({ key, visual }) => [key, visual]))
}

test('the working cuts a value that builds on a root or on π, and shows any other exactly', () => {
  const steps = stepsWith({ length: '1', width: '1' }, { length: '3', width: '4' })
  expect(steps).toMatchObject({
    covered:
      'Covered = area − bed area of all flower beds = 20 m² − (1 m × 1 m + 3 m × 4 m) = 7 m²',
    edging:
      'Edging = diagonal of all flower beds = √(1 m × 1 m + 1 m × 1 m) + √(3 m × 3 m + 4 m × 4 m) = 6.414… m, rounded to 2 decimals = 6.41 m',
    along: 'Along = length of all flower beds = 1 m + 3 m = 4.00 m',
    turned:
      'Turned = edging ÷ 3 + along = 6.414… m ÷ 3 + 4.00 m = 6.138… m, rounded to 2 decimals = 6.14 m',
    round: 'Round = area × π = 20 m² × 3.141… = 62.831… m², rounded to 2 decimals = 62.83 m²',
    near: 'Near = area × ratio = 20 m² × 3.141… = 62.831… m², rounded to 2 decimals = 62.83 m²',
    third: 'Third = area ÷ 3 = 20 m² ÷ 3 = 6.666… (20/3) m², rounded to 2 decimals = 6.67 m²',
    larger:
      'Larger = the larger of (third and area ÷ 7) = the larger of (6.666… (20/3) m² and 20 m² ÷ 7) = 6.666… (20/3) m², rounded to 2 decimals = 6.67 m²',
  })
})

test('without rows a sum is nothing, exactly', () => {
  expect(stepsWith()).toMatchObject({
    edging: 'Edging = diagonal of all flower beds = 0 m = 0.00 m',
    along: 'Along = length of all flower beds = 0 m = 0.00 m',
  })
})

test('a screen reader hears the same', () => {
  const beds = [{ length: '1', width: '1' }]
  const spoken = workingSteps(calculator, estimateOf(calculator, { area: '20', beds })).map(
    (step) => step.screenReader,
  )
  expect(spoken).toContain(
    'Along, equals length of all flower beds, equals 1 metre, equals 1.00 metre.',
  )
  expect(spoken).toContain(
    'Turned, equals edging divided by 3 plus along, equals 1.414 and so on metres divided by 3 plus 1.00 metre, equals 1.471 and so on metres, rounded to 2 decimals, equals 1.47 metres.',
  )
})

test('the working shows an entry in another unit with its value in the field’s unit', () => {
  const first = (depth: string) => {
    const [step] = workingSteps(calculator, estimateOf(calculator, { area: '20', depth, beds: [] }))
    return [step?.visual, step?.screenReader]
  }
  expect(first('50 mm')).toEqual([
    'Depth = 50 mm = 5 cm',
    'Depth, equals 50 mm, equals 5 centimetres.',
  ])
  expect(first('10 mm')).toEqual([
    'Depth = 10 mm = 1 cm',
    'Depth, equals 10 mm, equals 1 centimetre.',
  ])
})

test('the working shows a conversion whose decimals do not end as its fraction', () => {
  const other = check(
    changed(withBeds, {
      'formulas.feet': { unit: 'ft', is: 'depth / cmPerM * ftPerM' },
      'results[3]': { of: 'feet', label: 'Depth in feet', decimals: 1 },
      'examples.path.expect.feet': '0.2',
      'examples.yard.expect.feet': '0.3',
    }),
  )
  const steps = workingSteps(other, estimateOf(other, { area: '20', depth: '381', beds: [] }))
  expect(steps.at(-1)?.visual).toBe(
    'Depth in feet = (depth ÷ centimetres in a metre) × feet in a metre = (381 cm ÷ 100 cm/m) × (1250/381) ft/m = 12.5 ft',
  )
})

test('the figure of an option that is a quotient is written as one', () => {
  const { stone } = calculator.fields
  if (stone?.kind !== 'choice') throw new Error('The stone is a choice')
  const options = { ballast: { label: 'Ballast', values: { density: '11/7' } } }
  const other = { ...calculator, fields: { ...calculator.fields, stone: { ...stone, options } } }
  const steps = workingSteps(other, estimateOf(other, { area: '20', beds: [] }))
  expect(steps.find(({ key }) => key === 'weight')?.visual).toBe(
    'Weight = volume × density = 1.00 m³ × (11/7) tonnes/m³ = 1.571… (11/7) tonnes, rounded to 1 decimal = 1.6 tonnes',
  )
})

test('the error about a value that a calculator does not have names it', () => {
  const figures = figuresFor(calculator, estimateOf(calculator, { area: '20', beds: [] }))
  expect(() => figures.figure('price')).toThrow('There is no figure named price')
  expect(() => figures.column('gates.width')).toThrow('There is no repeat named gates')
  expect(() => figures.column('area.width')).toThrow('There is no repeat named area')
})

test.each([
  [24, false],
  [25, true],
])('a constant of %i decimals is cut: %s', (decimals, isCut) => {
  const { ratio } = calculator.constants
  if (!ratio) throw new Error('There is no ratio')
  const constants = {
    ...calculator.constants,
    ratio: { ...ratio, value: `3.${'1'.repeat(decimals)}` },
  }
  const other = { ...calculator, constants }
  const estimate = estimateOf(other, { area: '20', beds: [] })
  expect(figuresFor(other, estimate).figure('ratio').approximate).toBe(isCut)
})
