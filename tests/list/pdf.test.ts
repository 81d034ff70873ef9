import { expect, test } from 'vitest'
import { billOf } from '../../schemas/bill/bill.ts'
import { pdfOf } from '../../src/export/pdf.ts'
import { aggregateMaterials } from '../../src/list/aggregateMaterials.ts'
import { describeList } from '../../src/list/describeList.ts'
import { evaluateList } from '../../src/list/evaluateList.ts'
import { LIST_LIMITS } from '../../src/list/jobList.ts'
import { DATE } from '../export/support.ts'
import { A4, readPdf } from '../support/readPdf.ts'
import { bySlug, listed, listOf } from './support.ts'

test('what a line of a full list comes from stays on the pages, down to the last estimate', async () => {
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
