import { describe, expect, test } from 'vitest'
import { amountsOf, mergeAmounts } from '../../schemas/bill/amounts.ts'
import { billOf } from '../../schemas/bill/bill.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { check, checkTogether } from '../support/checked.ts'
import { calculatorAt } from '../working/calculators.ts'
import { amount } from './amount.ts'

function amountsFor(calculator: CalculatorWithGuidance, given: Record<string, string>) {
  const outcome = computeEstimate(calculator, formValuesOf(calculator.fields, given))
  if (outcome.state !== 'ready') throw new Error('Not accepted')
  const { amounts, notes } = amountsOf(calculator, outcome.estimate)
  const lines = billOf(amounts, () => ({})).lines.map((line) => {
    const { material, variant = '', exact, plan, packCount } = line
    return `${material.id} ${(plan ? packCount : exact).toFraction()} ${variant}`.trim()
  })
  return { amounts: lines, notes }
}

const checked = (changes: object) => check({ ...valid, ...changes })

describe('A bar of 12 m is cut into pieces, and a longer one is not sold', () => {
  const steel = calculatorAt('steel-weight-calculator')
  test.each([
    ['6.5', '4', 'steel 4 12 mm'],
    ['6', '4', 'steel 2 12 mm'],
    ['5.9', '131', 'steel 66 12 mm'],
    ['12', '3', 'steel 3 12 mm'],
    ['0.9', '52', 'steel 4 12 mm'],
  ])('pieces of %s m, %s of them', (length, bars, line) => {
    const { amounts, notes } = amountsFor(steel, { length, bars })
    expect([amounts[0], notes]).toEqual([line, []])
  })
})

describe('A variant says what was entered or chosen, in words', () => {
  test('the option of a choice, the sides of a tile', () => {
    const wall = amountsFor(calculatorAt('block-brick-estimator'), {
      wallLength: '6',
      wallHeight: '3',
    })
    expect(wall.amounts[0]).toBe('block 176 6" Hollow Block (450 × 225 × 150 mm)')
    const room = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '62.5' }
    expect(amountsFor(calculatorAt('tile-estimator'), room).amounts).toEqual([
      'tile 53 30 × 62.5 cm',
    ])
  })
  test('a size of one’s own, and a sheet with its lap where there is more than one row', () => {
    const stone = { wallLength: '6', wallHeight: '3', blockType: 'other', ownLength: '300' }
    const [own] = amountsFor(calculatorAt('block-brick-estimator'), stone).amounts
    expect(own).toBe('block 291 300 × 200 × 200 mm')
    const sheets = (roofWidth: string, endLap: string) => {
      const slope = { roofLength: '10', roofWidth, sheetLength: '2.85', endLap }
      return amountsFor(calculatorAt('roofing-estimator'), slope).amounts
    }
    expect(sheets('5.7', '0.15')).toEqual(['sheet 28 3 m'])
    expect(sheets('5.7', '0.2')).toEqual(['sheet 28 3.05 m'])
    expect(sheets('2.85', '0.15')).toEqual(['sheet 14 2.85 m'])
  })
  test('a result, with its decimals', () => {
    const gravel = checked({
      materials: [{ material: 'ballast', amount: 'volume', variant: '{volume} m³ of {stone}' }],
    })
    expect(amountsFor(gravel, { area: '20' }).amounts).toEqual(['ballast 1 1.00 m³ of Ballast'])
  })
})

const { area, ...others } = valid.fields
const fields = { area, extra: { ...area, label: 'Extra area', optional: true as const }, ...others }

test('A material needs its values: an empty field gives no line, and a filled one does', () => {
  const gravel = checked({
    fields,
    materials: [
      { material: 'ballast', amount: 'volume' },
      { material: 'murram', amount: 'extra * depth / cmPerM' },
    ],
  })
  expect(amountsFor(gravel, { area: '20' }).amounts).toEqual(['ballast 1'])
  expect(amountsFor(gravel, { area: '20', extra: '40' }).amounts).toEqual(['ballast 1', 'murram 2'])
})

describe('What is asked for under the bill is bought, and nothing else of it', () => {
  const wall = { wallLength: '6', wallHeight: '3', blockType: 'hollow-390-190' }
  test.each([
    ['none', []],
    ['hoop', ['hoop-iron 45']],
    ['dpc', ['dpc 63/10 190 mm']],
    ['both', ['hoop-iron 45', 'dpc 63/10 190 mm']],
    ['unknown', []],
  ])('%s', (extras, lines) => {
    const { amounts } = amountsFor(calculatorAt('block-brick-estimator'), { ...wall, extras })
    expect(amounts.slice(3)).toEqual(lines)
  })
  test.each([
    ['painted', ['paint 8']],
    ['new', ['paint 8', 'undercoat 36/7']],
  ])('walls that are %s', (surface, lines) => {
    const { amounts } = amountsFor(calculatorAt('paint-estimator'), {
      wallHeight: '3',
      wallWidth: '4',
      surface,
    })
    expect(amounts).toEqual(lines)
  })
  test('bars of two diameters are two lines, and of one are one', () => {
    const slab = { slabLength: '6', slabWidth: '5', diameter: '12' }
    const linesOf = (acrossDiameter: string) =>
      amountsFor(calculatorAt('slab-steel-calculator'), { ...slab, acrossDiameter }).amounts
    expect(linesOf('8').slice(0, 2)).toEqual(['steel 13 12 mm', 'steel 16 8 mm'])
    expect(linesOf('12')[0]).toBe(linesOf('same')[0])
    expect(linesOf('same')[0]).toBe('steel 29 12 mm')
  })
})

describe('The bill has no line for an amount', () => {
  const gravel = checked({
    fields,
    materials: [
      { material: 'murram', amount: 'extra * depth / cmPerM', where: { extra: { maximum: '50' } } },
    ],
  })
  test.each([
    ['outside of its limits, and no note if the limits have no text', '60', []],
    ['within its limits: it has one', '50', ['murram 5/2']],
    ['that has limits and is absent', '', []],
  ])('%s', (_promise, extra, amounts) => {
    expect(amountsFor(gravel, { area: '20', extra })).toEqual({ amounts, notes: [] })
  })
  test('without a value', () => {
    const rooted = checked({
      constants: { ...valid.constants, side: { value: '3', unit: 'm³', assumption: 'A test.' } },
      materials: [{ material: 'ballast', amount: 'sqrt(volume^2 - side^2)' }],
    })
    expect(amountsFor(rooted, { area: '100' }).amounts).toEqual(['ballast 4'])
    expect(amountsFor(rooted, { area: '20' })).toEqual({ amounts: [], notes: [] })
  })
})

describe('A material may be used twice', () => {
  const half = { material: 'ballast', amount: 'volume / 2' }
  const whole = { material: 'ballast', amount: 'volume' }
  test('as two variants, which become one where they come out alike', () => {
    const deep = { ...half, variant: '{depth} cm' }
    const gravel = checked({ materials: [deep, { ...whole, variant: '5 cm' }] })
    expect(amountsFor(gravel, { area: '10', depth: '10' }).amounts).toEqual([
      'ballast 1/2 10 cm',
      'ballast 1 5 cm',
    ])
    expect(amountsFor(gravel, { area: '20', depth: '5' }).amounts).toEqual(['ballast 3/2 5 cm'])
  })
  test('and a note that both have is there once', () => {
    const note = 'Too deep to be filled with ballast.'
    const where = { depth: { maximum: '20' }, area: { maximum: '1000' } }
    const gravel = checked({
      materials: [
        { ...half, where, note },
        { ...whole, where, note },
      ],
    })
    expect(amountsFor(gravel, { area: '20', depth: '21' })).toEqual({ amounts: [], notes: [note] })
  })
})

test('A calculator may take what one that it uses has worked out, though no result mentions it', () => {
  const drive = checkTogether({
    gravel: valid,
    drive: changed(valid, {
      title: { page: 'Drive Calculator', menu: 'Drive' },
      order: 8,
      uses: { path: { of: 'gravel', given: { area: 'area', depth: 'depth', stone: 'stone' } } },
      'formulas.volume.label': 'Own volume',
      'formulas.weight.label': 'Own weight',
      'formulas.loads.label': 'Own loads',
      'constants.lorryLoad.label': 'Own lorry load',
      materials: [{ material: 'ballast', amount: 'path.volume * 2' }],
    }),
  })('drive')
  expect(amountsFor(drive, { area: '20' }).amounts).toEqual(['ballast 2'])
})

test('Amounts of one material are added with their pieces, and their length is known where each has one', () => {
  const bars = amount('steel', '2', '12 mm')
  const cut = { ...bars, length: bars.exact, pieces: [{ length: bars.exact, count: 1n }] }
  const merged = (...amounts: (typeof bars)[]) =>
    mergeAmounts(amounts).map(({ exact, length, pieces }) => [exact.n, length?.n, pieces?.length])
  expect(merged(cut, cut)).toEqual([[4n, 4n, 2]])
  expect(merged(bars, cut)).toEqual([[4n, undefined, 1]])
  expect(merged(cut, bars)).toEqual([[4n, undefined, 1]])
  expect(merged(bars, bars)).toEqual([[4n, undefined, undefined]])
})
