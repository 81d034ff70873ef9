import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { checkMaterials } from '../../schemas/check/materials.ts'
import { billLine, type LineTexts } from '../../schemas/estimate/bill.ts'
import { isBillText, lineOf, lineTexts } from '../../schemas/estimate/billNames.ts'
import { billTexts } from '../../schemas/estimate/billTexts.ts'

const materials = checkMaterials('materials.ts', catalogue)

function line(id: string, texts: LineTexts, variant?: string) {
  const material = materials[id]
  if (!material) throw new Error(`There is no material ${id}`)
  return billLine({ material, exact: new Fraction(12), variant }, texts)
}

test('What was chosen and typed beside a line gives it again, without what is empty or so at first', () => {
  const lines = [
    line('cement', { pack: 'bag', price: 'KSh 1,200/=', quoted: ' 12 ' }),
    line('sand', { pack: 'lorry-7', price: ' 1,500 ', quoted: '', holds: '5' }),
    line('tile', { pack: 'box', holds: '11' }, '30 × 30 cm'),
    line('steel', {}, '12 mm'),
  ]
  expect(Object.entries(billTexts(lines))).toEqual([
    ['price-cement', '1,200'],
    ['quoted-cement', '12'],
    ['pack-sand', 'lorry-7'],
    ['price-sand', '1,500'],
    ['pack-tile 30 × 30 cm', 'box'],
    ['holds-tile 30 × 30 cm', '11'],
  ])
})

test('What was typed and not read is not kept', () => {
  const lines = [line('cement', { price: 'dear', quoted: 'some' }), line('tile', { holds: '0' })]
  expect(billTexts(lines)).toEqual({})
  const box = line('tile', { pack: 'box', holds: 'x' })
  expect(billTexts([box])).toEqual({ 'pack-tile': 'box' })
})

test('A text beside a bill is known by its name, and the line that it belongs to', () => {
  expect(['price-cement', 'quoted-sand', 'holds-tile', 'pack-tile'].every(isBillText)).toBe(true)
  expect(['area', 'price', 'my-price-cement'].some(isBillText)).toBe(false)
  expect(lineOf('price-steel 12 mm')).toBe('steel 12 mm')
  const texts = { 'price-sand': '5', 'pack-sand': 'lorry-7', 'price-cement': '7' }
  expect(Object.entries(lineTexts(texts, 'sand'))).toEqual([
    ['pack', 'lorry-7'],
    ['price', '5'],
  ])
})
