import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { billOf } from '../../schemas/bill/bill.ts'
import { shopMessageOf } from '../../src/export/message.ts'
import { reportOf } from '../../src/export/report.ts'
import { aggregateMaterials } from '../../src/list/aggregateMaterials.ts'
import { describeList } from '../../src/list/describeList.ts'
import { evaluateList } from '../../src/list/evaluateList.ts'
import { listRows } from '../../src/list/listFile.ts'
import type { JobList } from '../../src/state/jobList.ts'
import { DATE } from '../export/support.ts'
import { bySlug, listed, listOf } from './support.ts'

const slab = listed('concrete-mix-calculator', 'Slab', {
  area: '20',
  thickness: '10',
  allowance: '0',
})
const path = listed('concrete-mix-calculator', '', {
  area: '17.4',
  thickness: '10',
  allowance: '0',
})
const list = { ...listOf(slab, path), title: 'Mama Njeri', note: 'By Friday' }

function describe(list: JobList) {
  const evaluations = evaluateList(list, bySlug)
  const materials = aggregateMaterials(evaluations)
  const bill = billOf(materials.amounts, (key) => (key === 'cement' ? { price: '750' } : {}))
  const source = { list, evaluations, calculators: bySlug, materials, bill }
  return describeList(source, DATE, 'https://site.example/list')
}

test('a message of a list says what to buy, of which estimates, and ends in the link', () => {
  expect(
    shopMessageOf(describe(list), 'https://site.example/list#l'),
  ).toBe(`Mama Njeri, 30 November 2026
By Friday

What to buy:
24 bags of cement of 50 kg, KSh 18,000 at KSh 750
2.7 tonnes of sand
5.3 tonnes of ballast
Total, without sand and ballast: KSh 18,000

From Slab, Concrete mix.

An estimate for planning. Check it before you buy.
https://site.example/list#l`)
})

test('a list that is too long for a link says how to get it', () => {
  expect(shopMessageOf(describe(list), undefined).split('\n').at(-1)).toBe(
    'The list is too long for a link; ask for its file, and open it at https://site.example/list',
  )
})

test('a message names few estimates and counts many', () => {
  const eight = listOf(...Array.from({ length: 8 }, () => slab))
  expect(shopMessageOf(describe(eight), '')).toContain(
    `\nFrom ${Array(8).fill('Slab').join(', ')}.\n`,
  )
  const nine = listOf(...eight.estimates, slab)
  expect(shopMessageOf(describe(nine), '')).toContain('\nFrom 9 estimates.\n')
})

test('a report has the bill first, each estimate under its name, and the list itself last', () => {
  const { data } = Papa.parse<string[]>(reportOf(describe(list)).slice(1).trim())
  const first = data.findIndex(([, , item]) => item === 'Calculator')
  const next = data.findIndex(([part, name]) => part === 'Estimate' && name === 'Concrete mix')
  expect(data.slice(0, first).map((row) => row.join(' | '))).toEqual([
    'Material | Quantity | Unit | Rate (KSh) | Amount (KSh)',
    'Cement | 24 | bags of 50 kg | 750 | 18000',
    'Sand | 2.7 | tonnes |  | ',
    'Ballast | 5.3 | tonnes |  | ',
    'Total, without sand and ballast |  |  |  | 18000',
    '',
    'Part | Estimate | Item | Value | Unit | Formula',
    'Materials list |  | Title | Mama Njeri |  | ',
    'Materials list |  | Note | By Friday |  | ',
    'Materials list |  | Date | 2026-11-30 |  | ',
    'Materials list |  | Address | https://site.example/list |  | ',
    'To buy |  | Cement: from | Slab: 12.67 bags, Concrete mix: 11.02 bags. Together: 23.70 bags, so 24 bags |  | ',
    'To buy |  | Sand: from | Slab: 1.41 tonnes, Concrete mix: 1.22 tonnes. Together: 2.63 tonnes, so 2.7 tonnes |  | ',
    'To buy |  | Ballast: from | Slab: 2.82 tonnes, Concrete mix: 2.45 tonnes. Together: 5.27 tonnes, so 5.3 tonnes |  | ',
  ])
  expect(data.slice(first, next).map((row) => row.join(' | '))).toEqual([
    'Estimate | Slab | Calculator | Concrete Mix Calculator |  | ',
    'Input | Slab | Area | 20 | m² | ',
    'Input | Slab | Thickness | 10 | cm | ',
    'Input | Slab | Mix ratio | 1:2:4 (class 20) |  | ',
    'Input | Slab | Extra concrete for what is spilled | 0 | % | ',
    'Result | Slab | Concrete volume | 2.00 | m³ | area * thickness / cmPerM',
    'Result | Slab | Cement | 12.0 | bags of 50 kg | volume * mix.bags',
    'Result | Slab | Sand | 0.57 | m³ | volume * mix.sand',
    'Result | Slab | Aggregate (ballast) | 1.14 | m³ | volume * mix.aggregate',
    ...describe(list)
      .sections.slice(0, 1)
      .flatMap(({ working }) => working.map((line) => `Working | Slab |  | ${line} |  | `)),
  ])
  expect(data.slice(-5)).toEqual([
    ['Materials list', '', 'Note', 'An estimate for planning. Check it before you buy.', '', ''],
    [
      'Materials list',
      '',
      'Opened again',
      'On the page of the list, Open a list takes this file: leave these rows as they are.',
      '',
      '',
    ],
    ...listRows(list, { 'price-cement': '750' }),
  ])
})
