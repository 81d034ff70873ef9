import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { allLines, billOf } from '../../schemas/bill/bill.ts'
import { childListOf } from '../../src/childEstimates/childList.ts'
import { describeChildEstimates } from '../../src/childEstimates/describeChildEstimates.ts'
import { costsByStage } from '../../src/childEstimates/stageCosts.ts'
import { shopMessageOf } from '../../src/export/message.ts'
import { reportOf } from '../../src/export/report.ts'
import { aggregateMaterials } from '../../src/list/aggregateMaterials.ts'
import { calculatorAt, DATE, estimateOf } from '../export/support.ts'
import { bySlug } from '../list/support.ts'

const house = calculatorAt('house-estimator')

/** A shop of 6 m × 4 m, with so much for each pack and for each measure of work. */
function shop(price: string | undefined, withLabour: boolean) {
  const estimate = estimateOf(house, {
    length: '6',
    width: '4',
    windows: [{ width: '1.2', height: '1', count: '1' }],
    outsideDoors: [{ width: '1.2', height: '2.1', count: '1' }],
    rise: '1',
  })
  const childList = childListOf(house, estimate, bySlug)
  if ('path' in childList) throw new Error(childList.message)
  const materials = aggregateMaterials(childList.evaluations)
  const bill = billOf(materials.amounts, () => ({ price }), withLabour ? materials.labour : [])
  const source = { calculator: house, estimate, childList, calculators: bySlug, materials, bill }
  return {
    ...source,
    document: describeChildEstimates(source, DATE, 'https://site.example/house-estimator'),
  }
}

test('the cover has the plan, the results and what all costs; the plan is drawn once', () => {
  const { document } = shop('100', true)
  expect(document.cover?.picture?.subject).toMatch(/^The house from above, 6 m long and 4 m wide/)
  expect(document.cover?.results.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Footprint: 24.00',
    'Outside walls, along their middle: 19.20',
    'Inside walls, together: 0.00',
    'Foundation, with that of the inside walls: 19.20',
    'Floor of all rooms: 0.00',
  ])
  expect(document.cover?.costs.map(({ label }) => label)).toEqual([
    'Materials',
    'Labour',
    'Materials and labour',
    'For each m² of footprint (24.00 m²). It is what was priced here, with labour, and no more.',
  ])
  expect(document.sections[0]?.picture?.subject).toMatch(/^The house from its gable/)
  const bare = document.sections.filter(({ picture }) => !picture)
  expect(bare.map(({ name }) => name)).toEqual(['Doors and windows'])
})

test('the stages together cost what the bill does, for materials and for labour', () => {
  const { bill, materials, childList } = shop('123.45', true)
  for (const part of [bill, bill.labour]) {
    if (!part?.total) throw new Error('It has no total')
    const costs = costsByStage(part, materials.shares, childList.stages)
    const sum = costs.reduce((total, { cost }) => total.add(cost), new Fraction(0))
    expect(sum.toFraction()).toBe(part.total.toFraction())
  }
})

test('without labour and prices a document says nothing of either', () => {
  const { document, bill } = shop(undefined, false)
  expect(document.cover?.costs).toEqual([])
  expect(document.bill?.labour).toBeUndefined()
  expect(document.bill?.stages?.find(({ stage }) => stage === 'Roof')?.figures).toEqual([
    { label: 'Roofing sheets, 3.05 m', value: '18 roofing sheets' },
    { label: 'Ridge caps', value: '4 ridge caps' },
    { label: 'Roofing nails', value: '4.06 kg' },
    { label: 'Gutters', value: '3.3 pieces' },
    { label: 'Timber, 4 × 2', value: '255.81 feet' },
    { label: 'Timber, 3 × 2', value: '308.26 feet' },
    { label: 'Timber, 6 × 1', value: '89.60 feet' },
    { label: 'Wire nails', value: '6.54 kg' },
  ])
  expect(allLines(bill)).toEqual(bill.lines)
  for (const text of [reportOf(document), shopMessageOf(document, undefined)]) {
    expect(text).not.toMatch(/labour:|Labour/)
  }
})

test('report and message have the labour apart, and the sums', () => {
  const { document } = shop('10', true)
  expect(reportOf(document)).toContain('"Stage","Walls","Labour together","1606.88","KSh"')
  expect(reportOf(document)).toContain('"Walling","69.40","m²","10","694.00"')
  expect(reportOf(document)).toContain('"Labour","","","","3920.60"')
  expect(reportOf(document)).toContain('"Stage","Walls","Labour: Walling","52.12 m²"')
  const message = shopMessageOf(document, 'https://site.example/house-estimator#length=6')
  expect(message).toContain('69.40 m² of walling, KSh 694.00 at KSh 10')
  expect(message).toContain('Labour: KSh 3,920.60')
  expect(message).toContain('Materials and labour: KSh ')
  expect(message).toContain('From 12 estimates.')
})
