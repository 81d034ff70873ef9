import { describe, expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { checkAll } from '../../schemas/check/all.ts'
import { checkMaterials } from '../../schemas/check/materials.ts'
import type { Calculator, CheckedCalculator } from '../../schemas/definition/compiled.ts'
import { amountsOf } from '../../schemas/estimate/amounts.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { textsOf } from '../../schemas/estimate/texts.ts'
import { valid } from '../rejected/valid.ts'
import { calculatorAt } from '../working/calculators.ts'

const materials = checkMaterials('materials.ts', catalogue)

function taken(calculator: Calculator, given: Record<string, string>) {
  const outcome = computeEstimate(calculator, textsOf(calculator.fields, given))
  if (outcome.state !== 'ready') throw new Error('Not accepted')
  const { amounts, notes } = amountsOf(calculator, outcome.estimate)
  const told = amounts.map(({ material, variant = '', exact }) =>
    `${material.id} ${exact.toFraction()} ${variant}`.trim(),
  )
  return { amounts: told, notes }
}

/** Checks gravel with some changes, and beside it a drive that uses it. */
function checked(changes: object, drive?: object): CheckedCalculator {
  const title = { page: 'Drive Calculator', menu: 'Drive', breadcrumb: 'Drive' }
  const definitions = [
    { file: 'gravel.ts', address: 'gravel', definition: { ...valid, ...changes } },
    ...(drive
      ? [
          {
            file: 'drive.ts',
            address: 'drive',
            definition: { ...valid, order: 8, title, ...drive },
          },
        ]
      : []),
  ]
  const { calculator, problems = [] } =
    checkAll(definitions, materials).get(drive ? 'drive' : 'gravel') ?? {}
  if (!calculator) throw new Error(problems.map(({ path, message }) => `${path} ${message}`).join())
  return calculator
}

describe('A bar of 12 m is cut into pieces, and a longer one is not sold', () => {
  const steel = calculatorAt('steel-weight-calculator')
  test.each([
    ['6.5', '4', 'steel 4 12 mm'],
    ['6', '4', 'steel 2 12 mm'],
    ['5.9', '131', 'steel 66 12 mm'],
    ['12', '3', 'steel 3 12 mm'],
    ['0.9', '52', 'steel 4 12 mm'],
  ])('pieces of %s m, %s of them', (length, bars, line) => {
    expect(taken(steel, { length, bars })).toEqual({ amounts: [line], notes: [] })
  })
  test('12.01 m: there is no line, and the page says why', () => {
    const { amounts, notes } = taken(steel, { length: '12.01', bars: '3' })
    expect(amounts).toEqual([])
    expect(notes).toEqual([
      'Bars are sold in lengths of 12 m. A longer one is lapped from two: count the bars with their laps, then enter 12 m.',
    ])
  })
})

describe('A variant says what was entered or chosen, in words', () => {
  test('the option of a choice, the sides of a tile', () => {
    const wall = taken(calculatorAt('block-brick-estimator'), { wallLength: '6', wallHeight: '3' })
    expect(wall.amounts[0]).toBe('block 176 6" Hollow Block (450 × 225 × 150 mm)')
    const room = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '62.5' }
    expect(taken(calculatorAt('tile-estimator'), room).amounts).toEqual(['tile 53 30 × 62.5 cm'])
  })
  test('a result, with its decimals', () => {
    const gravel = checked({
      takes: { ballast: { is: 'volume', variant: '{volume} m³ of {stone}' } },
    })
    expect(taken(gravel, { area: '20' }).amounts).toEqual(['ballast 1 1.00 m³ of Ballast'])
  })
})

describe('What is absent is not taken', () => {
  const { area, ...others } = valid.fields
  const fields = { area, extra: { ...valid.fields.area, optional: true as const }, ...others }
  const gravel = checked({
    fields,
    takes: { ballast: { is: 'volume' }, murram: { is: 'extra * depth / cmPerM' } },
  })
  test('no line for what depends on an empty field, and one once it is filled', () => {
    expect(taken(gravel, { area: '20' }).amounts).toEqual(['ballast 1'])
    expect(taken(gravel, { area: '20', extra: '40' }).amounts).toEqual(['ballast 1', 'murram 2'])
  })
})

describe('What cannot be bought is not taken', () => {
  const { area, ...others } = valid.fields
  const fields = { area, extra: { ...valid.fields.area, optional: true as const }, ...others }
  const gravel = checked({
    fields,
    takes: { murram: { is: 'extra * depth / cmPerM', where: { extra: { most: '50' } } } },
  })
  test.each([
    ['what lies outside of its limits, without a word where there is none', '60', []],
    ['what lies within them', '50', ['murram 5/2']],
    ['what has limits and is absent', '', []],
  ])('%s', (_promise, extra, amounts) => {
    expect(taken(gravel, { area: '20', extra })).toEqual({ amounts, notes: [] })
  })
  test('what has no value', () => {
    const divided = checked({
      constants: { ...valid.constants, half: { value: '10', unit: 'cm', assumption: 'A test.' } },
      takes: { ballast: { is: 'volume / max(0, (depth - half) / depth)' } },
    })
    expect(taken(divided, { area: '20', depth: '20' }).amounts).toEqual(['ballast 8'])
    expect(taken(divided, { area: '20', depth: '10' })).toEqual({ amounts: [], notes: [] })
  })
})

describe('A calculator may take what one that it uses has worked out', () => {
  const uses = { path: { of: 'gravel', given: { area: 'area', depth: 'depth', stone: 'stone' } } }
  const { loads: _, ...formulas } = valid.formulas
  const results = valid.results.filter(({ of }) => of !== 'loads')
  const examples = Object.fromEntries(
    Object.entries(valid.examples).map(
      ([
        name,
        {
          expect: { loads: __, ...rest },
          ...example
        },
      ]) => [name, { ...example, expect: rest }],
    ),
  )
  test('though no result of its own mentions it', () => {
    const drive = checked(
      {},
      {
        uses,
        formulas,
        results,
        examples,
        constants: {},
        takes: { ballast: { is: 'path.volume * 2' } },
      },
    )
    expect(taken(drive, { area: '20' }).amounts).toEqual(['ballast 2'])
  })
})
