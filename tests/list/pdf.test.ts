import { expect, test } from 'vitest'
import { billOf } from '../../schemas/bill/bill.ts'
import { pdfOf } from '../../src/export/pdf/pdf.ts'
import { aggregateMaterials } from '../../src/list/aggregateMaterials.ts'
import { describeList } from '../../src/list/describeList.ts'
import { evaluateList } from '../../src/list/evaluateList.ts'
import { LIST_LIMITS } from '../../src/state/jobList.ts'
import { DATE } from '../export/support.ts'
import { A4, readPdf } from '../support/readPdf.ts'
import { bySlug, listed, listOf } from './support.ts'

/** A list whose bill has so many lines. */
function describeLines(count: number, withLabour = false) {
  const rooms = Array.from({ length: count }, (_, at) =>
    listed('tile-estimator', `Room ${at + 1}`, {
      roomLength: '4',
      roomWidth: '3',
      tileLength: `${61 + at}`,
      tileWidth: '60',
    }),
  )
  const list = { ...listOf(...rooms), title: 'Mama Njeri', note: 'Deliver by Friday.' }
  const evaluations = evaluateList(list, bySlug)
  const materials = aggregateMaterials(evaluations)
  const bill = billOf(
    materials.amounts,
    () => ({ price: '60' }),
    withLabour ? materials.labour : [],
  )
  const source = { list, evaluations, calculators: bySlug, materials, bill }
  return describeList(source, DATE, 'https://site.example/list')
}

test('the last two lines stand with the total, and both with the signature, however many lines there are', async () => {
  // A page holds some thirty.
  for (const count of [1, 2, 3, ...Array.from({ length: 18 }, (_, at) => 24 + at)]) {
    const pdf = await pdfOf({ ...describeLines(count), sections: [] })
    const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    const signed = pages.find(({ lines }) => lines.includes('Signature'))
    const lines = signed?.lines.filter((line) => line.startsWith('Tiles, ')) ?? []
    expect([count, lines.slice(-2)]).toEqual([
      count,
      [...(count > 1 ? [`Tiles, 60 × ${59 + count} cm`] : []), `Tiles, 60 × ${60 + count} cm`],
    ])
    expect(signed?.lines.includes('Total')).toBe(count > 1)
    for (const page of pages) expect(page.lowest).toBeGreaterThan(20)
  }
})

test('with labour, its lines and what all costs stand with the signature', async () => {
  for (let count = 20; count <= 35; count += 1) {
    const pdf = await pdfOf({ ...describeLines(count, true), sections: [] })
    const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    const signed = pages.find(({ lines }) => lines.includes('Signature'))?.lines
    expect(signed).toEqual(
      expect.arrayContaining(['Labour', 'Tiling', 'Materials and labour', 'Signature']),
    )
    expect(pages.find(({ lines }) => lines.includes('Total'))?.lines).toContain(
      `Tiles, 60 × ${60 + count} cm`,
    )
  }
})

test('the sources of a line of a full list stay on the pages, down to the last estimate', async () => {
  const given = { area: '20', thickness: '10', mix: '1:2:4', allowance: '0' }
  const slab = listed('concrete-mix-calculator', '', given)
  const names = Array.from(
    { length: LIST_LIMITS.estimates },
    (_, at) => `Ground slab of the eastern classroom, number ${at + 1}`,
  )
  const list = listOf(...names.map((name) => ({ ...slab, name })))
  const evaluations = evaluateList(list, bySlug)
  const materials = aggregateMaterials(evaluations)
  const bill = billOf(materials.amounts, () => ({}))
  const source = { list, evaluations, calculators: bySlug, materials, bill }
  const content = describeList(source, DATE, 'https://site.example/list')
  const pdf = await pdfOf({ ...content, sections: [] })
  const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
  for (const { lowest, right } of pages) {
    expect(lowest).toBeGreaterThan(20)
    expect(right).toBeLessThan(A4.width - 30)
  }
  // Lines end anywhere.
  const text = pages
    .flatMap(({ lines }) => lines)
    .join('')
    .replaceAll(/\s/g, '')
  // Cement, sand and ballast.
  expect(text.match(/classroom,number\d+/g)).toHaveLength(3 * names.length)
  for (const name of names) expect(text).toContain(name.replaceAll(' ', ''))
})
