import { expect, test } from 'vitest'
import { sand, withBeds, withExample, withRepeat } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { check, shown } from './ponds.ts'

const { stone } = valid.fields
const { ballast, murram } = stone.options
const chips = { label: 'Chips', values: { density: '1.5' } }
const packing = {
  unit: '1',
  table: { by: { stone: ['ballast', 'murram', 'chips'] }, figures: ['2', '1', '3'] },
  source: 'A list.',
}

/** Gravel of three kinds, each packed as a table says. */
const packed = check(
  'gravel-calculator',
  withExample(
    {
      ...valid,
      fields: { ...valid.fields, stone: { ...stone, options: { chips, ballast, murram } } },
      formulas: {
        ...valid.formulas,
        packing,
        weight: { unit: 'tonne', is: 'volume * stone.density * packing' },
      },
    },
    {},
    { weight: '3.2' },
  ),
)

function sandOf(options: object) {
  const fields = { ...sand.fields, stone: { ...stone, options } }
  const definition = withExample({ ...sand, fields }, {}, { weight: '3.2' })
  return check('sand-calculator', definition, [packed])
}

test('A table of another calculator is read by the option chosen here, in whatever order options are', () => {
  const calculator = sandOf({ murram, ballast })
  for (const chosen of ['ballast', 'murram']) {
    const given = { area: '100', depth: '10', stone: chosen }
    expect(shown(calculator, given)).toEqual(shown(packed, given))
  }
  expect(shown(calculator, { area: '100', depth: '10' })).toMatchObject({ weight: '32.0' })
})

test('An option that a table of another calculator has no line for is refused by its name', () => {
  expect(() => sandOf({ murram, ballast, hardcore: { ...chips, label: 'Hardcore' } })).toThrow(
    'calculators/sand-calculator.ts: uses.gravel.given.stone gives "stone", whose option \'hardcore\' gravel-calculator does not have',
  )
})

test('A table in a row may be read by a choice that is outside of the rows', () => {
  const { bedArea } = withBeds.fields.beds.formulas
  const planted = {
    unit: '1',
    table: { by: { stone: ['murram', 'ballast'] }, figures: ['0.5', '1'] },
    source: 'A list.',
  }
  const calculator = check(
    'gravel-calculator',
    withRepeat({ formulas: { planted, bedArea: { ...bedArea, is: `${bedArea.is} * planted` } } }),
  )
  const volumeWith = (chosen: string) =>
    shown(calculator, { area: '20', stone: chosen, beds: [{ length: '4', width: '2' }] })
  expect(volumeWith('murram')).toMatchObject({ volume: '0.80' })
  expect(volumeWith('ballast')).toMatchObject({ volume: '0.60' })
})
