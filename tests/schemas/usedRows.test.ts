import { expect, test } from 'vitest'
import { inlineFormulas } from '../../schemas/compile/inline.ts'
import { NO_OTHERS } from '../../schemas/compile/others.ts'
import { parseShape } from '../../schemas/compile/shape.ts'
import type { CheckedCalculator } from '../../schemas/definition/compiled.ts'
import { printFormula } from '../../schemas/formula/print.ts'
import { sand, withBeds } from '../rejected/support/language.ts'
import {
  check,
  gravel,
  inRows,
  ponds,
  pondsDefinition,
  sandWithPonds,
  shown,
  soil,
  textOf,
} from './ponds.ts'

const textsOf = (calculator: CheckedCalculator) =>
  inRows(calculator, 'ponds').map(({ name, ast }) => `${name} = ${printFormula(ast)}`)

test('The formulas of rows that are handed over are told with the names here, and with whose they are', () => {
  const calculator = sandWithPonds()
  const told = inRows(calculator, 'ponds').map(({ name, unit, label, accepts, from }) => [
    name,
    unit,
    label,
    accepts,
    from,
  ])
  expect(told).toEqual([
    ['half', 'm', undefined, { exclusiveMinimum: '0' }, undefined],
    ['gravel_bedArea', 'm²', 'bed area', {}, 'Gravel Calculator'],
    ['gravel_dug', 'm³', 'dug', {}, 'Gravel Calculator'],
    ['gravel_trips', 'lorry', 'trips', {}, 'Gravel Calculator'],
    ['gravel_corner', 'm', 'corner', { maximum: '1000' }, 'Gravel Calculator'],
    ['gravel_kerb', 'm', 'kerb', {}, 'Gravel Calculator'],
  ])
  expect(textsOf(calculator)).toEqual([
    'half = wide / 2',
    'gravel_bedArea = long * half',
    'gravel_dug = (gravel_bedArea * depth / cmPerM) * soil.swelling',
    'gravel_trips = ceil(gravel_dug * stone.density / gravel.lorryLoad)',
    'gravel_corner = long + half',
    'gravel_kerb = gravel.beds.edge * 2',
  ])
  expect(textOf(calculator, 'border')).toBe('sum(ponds.long) + sum(ponds.half)')
})

test('Rows that are handed over come to what they come to on the page of the other calculator', () => {
  const more = { area: '100', depth: '12', stone: 'murram' }
  const own = shown(gravel, {
    ...more,
    beds: [
      { length: '3', width: '1', soil: 'clay' },
      { length: '2.5', width: '2' },
    ],
  })
  const handedOver = shown(sandWithPonds(), {
    ...more,
    ponds: [
      { long: '3', wide: '2', soil: 'clay' },
      { long: '2.5', wide: '4' },
    ],
  })
  expect(own).toMatchObject({ dug: '1.34', border: '8.50' })
  expect(handedOver).toEqual(own)
})

test('What a field of a row accepts is wanted of the name in the row that it is given', () => {
  const parsed = parseShape(pondsDefinition())
  if (Array.isArray(parsed)) throw new Error('Sand with ponds has its shape')
  const others = { ...NO_OTHERS, find: () => gravel }
  const { wanted } = inlineFormulas(parsed, others, new Map([['ponds', new Map()]]))
  // The soil is a choice, and no edge is given.
  expect([...wanted.keys()]).toEqual(['area', 'depth', 'ponds.long', 'ponds.half'])
})

test('A formula of a row is held to what the field that gets it accepts', () => {
  const narrower = sandWithPonds({ rows: { formulas: { half: { unit: 'm', is: 'wide - long' } } } })
  expect(shown(narrower, { area: '100', ponds: [{ long: '2', wide: '2' }] })).toEqual([
    { path: 'ponds.0.wide', message: 'Pond 1, half: a number above zero' },
  ])
})

test('What is given to a field of every row from outside of the rows is a column of theirs', () => {
  const { long } = ponds.fields
  const calculator = sandWithPonds({
    given: { width: 'ledge', soil: 'ground' },
    fields: { ground: { ...soil, label: 'Ground' } },
    rows: { fields: { long }, formulas: {} },
    constants: { ledge: { value: '0.5', unit: 'm', assumption: 'As wide as a spade is long.' } },
  })
  expect(textsOf(calculator)).toEqual([
    'gravel_bedArea = long * ledge',
    'gravel_dug = (gravel_bedArea * depth / cmPerM) * ground.swelling',
    'gravel_trips = ceil(gravel_dug * stone.density / gravel.lorryLoad)',
    'gravel_width = ledge',
    'gravel_corner = long + ledge',
    'gravel_kerb = gravel.beds.edge * 2',
  ])
  expect(textOf(calculator, 'border')).toBe('sum(ponds.long) + sum(ponds.gravel_width)')
})

test('The largest of a used calculator’s rows is absent where it is given no rows', () => {
  const longest = { unit: 'm', is: 'max(beds.length)' }
  const { results, ...more } = withBeds
  const formulas = { ...withBeds.formulas, longest }
  const used = check('gravel-calculator', {
    ...more,
    formulas,
    results: [...results, { of: 'longest', label: 'Longest bed', decimals: 2 }],
  })
  const user = {
    ...sand,
    formulas: { ...sand.formulas, longest: { unit: 'm', is: 'gravel.longest' } },
    results: [...sand.results, { of: 'longest', label: 'Longest bed', decimals: 2 }],
  }
  const calculator = check('sand-calculator', user, [used])
  expect(textOf(calculator, 'longest')).toBe('gravel.beds.length')
  expect(shown(calculator, { area: '20' })).toEqual({
    volume: '1.00',
    weight: '1.6',
    loads: '1',
  })
})
