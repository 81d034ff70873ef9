import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { billLine, billOf, type LineFormValues } from '../../schemas/bill/bill.ts'
import { quotationInWords, rowsApart } from '../../schemas/bill/quotation.ts'
import { checkMaterialCatalogue } from '../../schemas/compile/materialCatalogue.ts'
import type { Material } from '../../schemas/definition/compiled.ts'

const materials = checkMaterialCatalogue('materials.ts', catalogue)

function material(id: string): Material {
  const found = materials[id]
  if (!found) throw new Error(`There is no material ${id}`)
  return found
}

/** A bill of 12 of each material, with what a person typed beside its lines. */
const bill = (texts: Record<string, LineFormValues>) =>
  billOf(
    Object.keys(texts).map((id) => ({ material: material(id), exact: new Fraction(12) })),
    (key) => texts[key] ?? {},
  )

describe('The table of what differs', () => {
  test('leaves out the lines that agree and those that nobody quoted', () => {
    const compared = bill({
      cement: { quoted: '12', price: '750' },
      block: { price: '60' },
      tile: { quoted: '13', price: '100' },
    })
    expect(rowsApart(compared)).toEqual([
      { key: 'tile', label: 'Tiles', packs: '1 tile more', money: 'KSh 100 more' },
    ])
  })

  test('says that what costs nothing costs the same', () => {
    expect(rowsApart(bill({ tile: { quoted: '13', price: '0' } }))).toEqual([
      { key: 'tile', label: 'Tiles', packs: '1 tile more', money: 'the same in shillings' },
    ])
  })
})

describe('The sentence of what a quotation comes to', () => {
  test('is in the singular for a bill of one line', () => {
    expect(quotationInWords(bill({ cement: { quoted: '12' } }))).toBe('1 of 1 line agrees')
    expect(quotationInWords(bill({ cement: { quoted: '13' } }))).toBe(
      '0 of 1 line agrees, 1 differs',
    )
  })

  test('says that more of one and less of another may cost the same', () => {
    const even = bill({
      cement: { quoted: '11', price: '100' },
      tile: { quoted: '13', price: '100' },
    })
    expect(quotationInWords(even)).toBe(
      '0 of 2 lines agree, 2 differ. At these prices, the quotation is the same in shillings',
    )
    const rest = bill({
      cement: { quoted: '10', price: '100' },
      tile: { quoted: '13', price: '100' },
      block: { quoted: '1' },
    })
    expect(quotationInWords(rest)).toBe(
      '0 of 3 lines agree, 3 differ. At these prices, in the lines that have one, the quotation is KSh 100 less',
    )
  })
})

test('the price of a pack that is no longer sold is forgotten; what was quoted is compared', () => {
  const cement = { material: material('cement'), exact: new Fraction(12) }
  const line = billLine(cement, { pack: 'sack', price: '900', quoted: '15' })
  expect(line.price).toBeUndefined()
  expect(line.cost).toBeUndefined()
  expect(line.difference?.words).toBe('3 bags more than the estimate')
  expect(billLine(cement, { pack: 'bag', price: '900' }).cost?.toFraction()).toBe('10800')
})
