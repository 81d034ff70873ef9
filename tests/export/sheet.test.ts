import { describe, expect, test } from 'vitest'
import { reportOf } from '../../src/export/csv.ts'
import { describeEstimate } from '../../src/export/sheet.ts'
import { messageOf } from '../../src/export/text.ts'
import { examplesOf } from '../support/calculators.ts'
import { plaster } from '../support/plaster.ts'
import { calculatorAt, calculators, DATE, estimateOf, ROOM, sheetOf } from './support.ts'

const line = { formula: '', key: false }

test('a sheet says the calculator, the date, the disclaimer, the address and a file name', () => {
  expect(sheetOf('tile-estimator', ROOM)).toMatchObject({
    calculator: 'Tile Calculator',
    date: { iso: '2026-11-30', words: '30 November 2026' },
    disclaimer: 'An estimate for planning. Check it before you buy.',
    address: 'https://site.example/tile-estimator',
    fileName: 'tile-estimator-2026-11-30',
    working: [],
  })
})

test('inputs have their labels and units, and defaults stand among them', () => {
  expect(sheetOf('tile-estimator', { ...ROOM, roomLength: '1,200.50' }).inputs).toEqual([
    { ...line, name: 'roomLength', label: 'Room length', value: '1,200.5', unit: 'm' },
    { ...line, name: 'roomWidth', label: 'Room width', value: '3', unit: 'm' },
    { ...line, name: 'tileLength', label: 'Tile length', value: '30', unit: 'cm' },
    { ...line, name: 'tileWidth', label: 'Tile width', value: '30', unit: 'cm' },
    { ...line, name: 'wastage', label: 'Wastage', value: '10', unit: '%' },
  ])
})

test('an entry in another unit says what it comes to, on paper, in the report and in a message', () => {
  const sheet = sheetOf('tile-estimator', { ...ROOM, roomLength: "12' 6" })
  expect(sheet.inputs[0]).toMatchObject({ value: '12 ft 6 in = 3.81', unit: 'm' })
  expect(messageOf(sheet, 'link')).toContain('Room length: 12 ft 6 in = 3.81 m')
  expect(reportOf(sheet)).toContain('"Room length","12 ft 6 in = 3.81","m"')
})

test('every row of a group has its own lines, counted', () => {
  const estimate = estimateOf(plaster, {
    wallLength: '4',
    wallHeight: '3',
    openings: [
      { width: '3 ft', height: '2' },
      { width: '1', height: '1', count: '2' },
    ],
  })
  const { inputs } = describeEstimate({ calculator: plaster, estimate, date: DATE, address: '' })
  expect(inputs.slice(2, 8).map(({ label, value, unit }) => `${label}: ${value} ${unit}`)).toEqual([
    'Opening 1, width: 3 ft = 0.9144 m',
    'Opening 1, height: 2 m',
    'Opening 1, how many: 1 ',
    'Opening 2, width: 1 m',
    'Opening 2, height: 1 m',
    'Opening 2, how many: 2 ',
  ])
})

test('results have the formula that gave them, and the answer stands out', () => {
  expect(sheetOf('tile-estimator', ROOM).results.at(-1)).toEqual({
    name: 'totalTiles',
    label: 'Total tiles with 10% wastage',
    value: '110',
    unit: 'tiles',
    formula: 'ceil(rawTiles * (1 + wastage / percent))',
    key: true,
  })
})

test('an input that was not a number is shown as the default that was used', () => {
  const { inputs } = sheetOf('block-brick-estimator', {
    wallLength: '5',
    wallHeight: '3',
    mortarGap: 'abc',
  })
  expect(inputs.find(({ name }) => name === 'mortarGap')).toMatchObject({ value: '10', unit: 'mm' })
})

test('a choice is shown in words, a plain number without a unit', () => {
  const { inputs } = sheetOf('steel-weight-calculator', {})
  expect(inputs.map(({ value, unit }) => [value, unit])).toEqual([
    ['D12 – 12 mm', ''],
    ['12', 'm'],
    ['1', ''],
  ])
})

test('the basis explains every other name that a formula mentions', () => {
  const { basis } = sheetOf('concrete-mix-calculator', { area: '20', thickness: '10' })
  expect(basis.map(({ name, value, unit }) => [name, value, unit])).toEqual([
    ['cmPerM', '100', 'cm/m'],
    ['dryForWet', '1.54', ''],
    ['mix.bags', '6', 'bags/m³'],
    ['mix.sand', '0.285714…', ''],
    ['mix.aggregate', '0.571428…', ''],
  ])
})

test('the working is passed on where it is given', () => {
  const working = ['3 m × 3 m = 9.00 m²']
  expect(sheetOf('tile-estimator', ROOM, working).working).toEqual(working)
})

test('a message reads like one, and ends in the link', () => {
  expect(
    messageOf(sheetOf('steel-weight-calculator', { bars: '12' }), 'https://x.example/s#a=1'),
  ).toBe(`Steel Weight Calculator, 30 November 2026

Bar diameter: D12 – 12 mm
Bar length: 12 m
Number of bars: 12

Weight per bar: 10.67 kg
Total weight for 12 bars: 128.00 kg

An estimate for planning. Check it before you buy.
https://x.example/s#a=1`)
})

describe.each(calculators)('$title.page', (calculator) => {
  test.each(examplesOf(calculator.address))(
    'a sheet of "$name" says what was entered and what it comes to',
    ({ given, expect: expected }) => {
      const sheet = sheetOf(calculator.address, given)
      // A group has an input for each field of each row.
      const fields = Object.entries(calculator.fields).flatMap(([name, field]) => {
        const rows = given[name]
        if (field.kind !== 'group') {
          const isLeftOut = field.kind === 'number' && field.optional && rows === undefined
          const isHidden = Object.entries(field.shownFor ?? {}).some(([choice, options]) => {
            const other = calculator.fields[choice]
            const standard = other?.kind === 'choice' ? other.default : ''
            return !options.includes(String(given[choice] ?? standard))
          })
          return isLeftOut || isHidden ? [] : name
        }
        return (Array.isArray(rows) ? rows : []).flatMap((_, index) =>
          Object.keys(field.fields).map((key) => `${name}.${index}.${key}`),
        )
      })
      expect(sheet.inputs.map(({ name }) => name)).toEqual(fields)
      expect(Object.fromEntries(sheet.results.map(({ name, value }) => [name, value]))).toEqual(
        expected,
      )
    },
  )

  test('every result has a formula, and every name in it is on the sheet', () => {
    const [example] = Object.values(calculator.examples)
    const sheet = sheetOf(calculator.address, example?.given ?? {})
    const lines = [...sheet.inputs, ...sheet.basis, ...sheet.results]
    // In a row a formula names what stands in that row, after the rows their columns.
    const names = lines.flatMap(({ name }) => {
      const [group = '', row, key] = name.split('.')
      return key === undefined || row === undefined ? name : [key, `${group}.${key}`]
    })
    const known = new Set([...names, 'ceil', 'floor', 'min', 'max', 'sqrt', 'sum'])
    for (const { formula } of [...sheet.results, ...sheet.basis.filter((one) => one.formula)]) {
      expect(formula).not.toBe('')
      for (const name of formula.match(/[a-z][A-Za-z0-9.]*/g) ?? []) expect(known).toContain(name)
    }
  })
})

test('the description is made anew each time and leaves the estimate as it was', () => {
  const calculator = calculatorAt('tile-estimator')
  const estimate = estimateOf(calculator, ROOM)
  const before = structuredClone(estimate.rows)
  expect(sheetOf('tile-estimator', ROOM)).toEqual(sheetOf('tile-estimator', ROOM))
  expect(estimate.rows).toEqual(before)
})
