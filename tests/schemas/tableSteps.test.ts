import { expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/index.ts'
import { NO_OTHERS } from '../../schemas/compile/others.ts'
import { workingSteps } from '../../schemas/estimate/working.ts'
import { metres, withMore } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { estimateOf } from '../working/calculators.ts'
import { keys } from './tables.ts'

/** What the tables below are looked up by. */
const sizes = {
  height: keys.height,
  width: { ...metres, default: '1', accepts: { minimum: '1', maximum: '2' } },
}
/** Tables with lines and figures whose decimals do not end, and one by two numbers. */
const definition = withMore(sizes, {
  post: {
    unit: 'kg',
    table: {
      by: { height: ['2', '10/3', '6'] },
      between: 'straight',
      figures: ['5', '20/3', '6'],
    },
    source: 'A list of posts.',
  },
  rail: {
    unit: 'm',
    table: { by: { height: ['2', '10/3', '6'] } },
    source: 'Rails as they are sold.',
  },
  sheet: {
    unit: 'kg',
    table: {
      by: { height: ['2', '6'], width: ['1', '2'] },
      between: 'straight',
      figures: [
        ['1', '2'],
        ['4', '9'],
      ],
    },
    source: 'A list of sheets.',
  },
})
const expected = { post: '6.25', rail: '3.33', sheet: '1.75' }
const rails = checkDefinition('calculators/rails.ts', 'rails', {
  ...definition,
  title: { page: 'Rail Calculator', menu: 'Rails', breadcrumb: 'Rail Calculator' },
  examples: Object.fromEntries(
    Object.entries(valid.examples).map(([key, example]) => [
      key,
      { ...example, expect: { ...example.expect, ...expected } },
    ]),
  ),
})

function told(given: Record<string, string>): Record<string, string> {
  const steps = workingSteps(rails, estimateOf(rails, { area: '20', ...given }))
  return Object.fromEntries(steps.map(({ key, visual }) => [key, visual]))
}

test('a line or a figure of a table whose decimals do not end is the fraction that the table has', () => {
  expect(told({ height: '3' })).toMatchObject({
    post: 'Post = in the table by height, for 3 m, between 2 m and (10/3) m = 5 kg + ((20/3) kg − 5 kg) × (3 m − 2 m) ÷ ((10/3) m − 2 m) = 6.25 kg',
    rail: 'Rail = in the table by height, for (10/3) m, the next up from 3 m = 3.333… (10/3) m, rounded to 2 decimals = 3.33 m',
  })
})

test('a straight line between the lines of two numbers is told by what it lies between', () => {
  expect(told({ height: '4', width: '1.5' })).toMatchObject({
    sheet:
      'Sheet = in the table by height and width, for 4 m, between 2 m and 6 m and 1.5 m, between 1 m and 2 m = 4.00 kg',
  })
})

test('a table of another calculator is told by the words that the page has for what it gives', () => {
  const { width, height } = sizes
  const { area, depth, stone } = valid.fields
  const poles = checkDefinition(
    'calculators/poles.ts',
    'poles',
    {
      ...valid,
      title: { page: 'Pole Calculator', menu: 'Poles', breadcrumb: 'Pole Calculator' },
      order: 8,
      constants: {},
      fields: { area, depth, stone, length: { ...height, label: 'Length' }, width },
      uses: {
        rails: {
          of: 'rails',
          given: { area: 'area', depth: 'depth', stone: 'stone', height: 'length', width: 'width' },
        },
      },
      formulas: {
        volume: { unit: 'm³', is: 'rails.volume' },
        weight: { unit: 'tonne', is: 'rails.weight' },
        loads: { unit: 'lorry', is: 'rails.loads' },
        post: { unit: 'kg', is: 'rails.post' },
        sheet: { unit: 'kg', is: 'rails.sheet' },
      },
      results: [
        ...valid.results,
        ...['post', 'sheet'].map((of) => ({ of, label: of, decimals: 2 })),
      ],
      examples: Object.fromEntries(
        Object.entries(valid.examples).map(([key, example]) => [
          key,
          { ...example, expect: { ...example.expect, post: '6.25', sheet: '1.75' } },
        ]),
      ),
    },
    { ...NO_OTHERS, slugs: ['rails'], find: () => rails },
  )
  const estimate = estimateOf(poles, { area: '20', length: '4', width: '1.5' })
  const steps = workingSteps(poles, estimate).map(({ key, visual }) => [key, visual])
  expect(Object.fromEntries(steps)).toMatchObject({
    post: 'Post = in the table by length, for 4 m, between (10/3) m and 6 m = (20/3) kg + (6 kg − (20/3) kg) × (4 m − (10/3) m) ÷ (6 m − (10/3) m) = 6.50 kg (as in the Rail Calculator)',
    sheet:
      'Sheet = in the table by length and width, for 4 m, between 2 m and 6 m and 1.5 m, between 1 m and 2 m = 4.00 kg (as in the Rail Calculator)',
  })
})
