import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { Given } from '../../schemas/estimate/formValues.ts'
import type { ExportDocument } from '../../src/export/document/exportDocument.ts'
import { reportOf } from '../../src/export/report.ts'
import { runsAtDepth } from '../support/depth.ts'
import { documentOf, ROOM } from './support.ts'

/** Reads a report as another program would. */
function readBack(content: ExportDocument): string[][] {
  const text = reportOf(content)
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const { data, errors } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true })
  expect(errors).toEqual([])
  return data
}

/** The Value cell of a report with this as its working. */
function cellOf(text: string): string {
  return cellsOf([text])[0] ?? 'no such row'
}

function cellsOf(texts: string[]): string[] {
  const rows = readBack(documentOf('tile-estimator', ROOM, texts))
  return rows.filter(([part]) => part === 'Working').map((row) => row[3] ?? '')
}

test('a report says of which option a result is', () => {
  const bars = [{ diameter: '16', cutLength: '4.94', count: '6' }]
  const rows = readBack(documentOf('bar-schedule-calculator', { bars }))
  expect(rows.find(([, name]) => name === 'of16')).toEqual([
    'Result',
    'of16',
    'Weight of 16 mm',
    '46.84',
    'kg',
    'sum(bars.weight) for bars of diameter 16',
  ])
})

test('a report says inputs, results, units, a formula per result, date and address', () => {
  expect(readBack(documentOf('tile-estimator', ROOM, ['3 m × 3 m = 9.00 m²']))).toEqual([
    ['Part', 'Name in formulas', 'Item', 'Value', 'Unit', 'Formula'],
    ['Estimate', '', 'Calculator', 'Tile Calculator', '', ''],
    ['Estimate', '', 'Date', '2026-11-30', '', ''],
    ['Estimate', '', 'Address', 'https://site.example/tile-estimator', '', ''],
    ['Input', 'roomLength', 'Room length', '3', 'm', ''],
    ['Input', 'roomWidth', 'Room width', '3', 'm', ''],
    ['Input', 'tileLength', 'Tile length', '30', 'cm', ''],
    ['Input', 'tileWidth', 'Tile width', '30', 'cm', ''],
    ['Input', 'wastage', 'Wastage', '10', '%', ''],
    ['Basis', 'cmPerM', '', '100', 'cm/m', ''],
    ['Basis', 'percent', '', '100', '%', ''],
    ['Basis', 'shortSide', '', '30', 'cm', 'min(tileLength, tileWidth)'],
    ['Basis', 'longSide', '', '30', 'cm', 'max(tileLength, tileWidth)'],
    ['Result', 'roomArea', 'Room area', '9.00', 'm²', 'roomLength * roomWidth'],
    [
      'Result',
      'tileArea',
      'Area of one tile',
      '0.0900',
      'm²',
      '(tileLength / cmPerM) * (tileWidth / cmPerM)',
    ],
    ['Result', 'rawTiles', 'Tiles to cover the room', '100', 'tiles', 'ceil(roomArea / tileArea)'],
    [
      'Result',
      'totalTiles',
      'Total tiles with 10% wastage',
      '110',
      'tiles',
      'ceil(rawTiles * (1 + wastage / percent))',
    ],
    ['Working', '', '', '3 m × 3 m = 9.00 m²', '', ''],
    ['Estimate', '', 'Note', 'An estimate for planning. Check it before you buy.', '', ''],
  ])
})

test('a mix of 1:4 stays a mix and does not become a time', () => {
  const mixIn = (slug: string, given: Given) =>
    readBack(documentOf(slug, given)).find(([, name]) => name === 'mix')?.[3]
  expect(mixIn('concrete-mix-calculator', { area: '20', thickness: '10' })).toBe('1:2:4 (class 20)')
  expect(mixIn('plaster-estimator', { wallLength: '4', wallHeight: '2.7' })).toBe('“1:4”')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "' =1+1"],
  ['\r=1+1', "' =1+1"],
  ['\n=1+1', "' =1+1"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['-5', '-5'],
  ['-1,234.50', '-1234.50'],
  ['a "b", c', 'a "b", c'],
])('a cell with %j is written as %j', (text, written) => {
  expect(cellOf(text)).toBe(written)
})

test('whatever a cell holds, a spreadsheet does not read it as a formula', () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n "\',;|!()A1.＝a') })
  fc.assert(
    fc.property(fc.array(text, { minLength: 20, maxLength: 20 }), (texts) => {
      const cells = cellsOf(texts.map((text) => `${text}!`))
      expect(cells).toHaveLength(texts.length)
      for (const cell of cells) {
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
        expect(cell).not.toMatch(/[\t\r\n]/)
      }
    }),
    { numRuns: runsAtDepth(50) },
  )
})
