import { describe, expect, test } from 'vitest'
import { readUnit } from '../../schemas/formula/unitSpelling.ts'
import { MEASURES } from '../../schemas/measures.ts'

/** A unit as somebody may write it, what that is, and its one spelling. */
const SPELLINGS: readonly [text: string, what: string, right: string][] = [
  ['meters', 'a measure written out', 'm'],
  ['meter', 'a measure written out', 'm'],
  ['kilometers', 'a measure written out', 'km'],
  ['shillings', 'a measure written out', 'KSh'],
  ['ksh', 'another spelling of a measure', 'KSh'],
  ['KES', 'another spelling of a measure', 'KSh'],
  ['kes', 'another spelling of a measure', 'KSh'],
  ['L', 'another spelling of a measure', 'litre'],
  ['ltr', 'another spelling of a measure', 'litre'],
  ['tonnes', 'another spelling of a measure', 'tonne'],
  ['hr', 'another spelling of a measure', 'hour'],
  ['M', 'another spelling of a measure', 'm'],
  ['sqm', 'another spelling of a measure', 'm²'],
  ['sq. ft', 'another spelling of a measure', 'ft²'],
  ['square metre', 'another spelling of a measure', 'm²'],
  ['cubic metres', 'another spelling of a measure', 'm³'],
  ['cum', 'another spelling of a measure', 'm³'],
  ['cbm', 'another spelling of a measure', 'm³'],
  ['m3', 'another spelling of a measure', 'm³'],
  ['m^2', 'another spelling of a measure', 'm²'],
  ['M2', 'another spelling of a measure', 'm²'],
  ['cm2', 'another spelling of a measure', 'cm²'],
  ['sh', 'another spelling of a measure', 'KSh'],
  ['shs', 'another spelling of a measure', 'KSh'],
  ['kshs', 'another spelling of a measure', 'KSh'],
  ['bob', 'another spelling of a measure', 'KSh'],
  ['l', 'another spelling of a measure', 'litre'],
  ['lt', 'another spelling of a measure', 'litre'],
  ['lts', 'another spelling of a measure', 'litre'],
  ['ltrs', 'another spelling of a measure', 'litre'],
  ['liter', 'another spelling of a measure', 'litre'],
  ['liters', 'another spelling of a measure', 'litre'],
  ['ton', 'another spelling of a measure', 'tonne'],
  ['tons', 'another spelling of a measure', 'tonne'],
  ['mt', 'another spelling of a measure', 'tonne'],
  ['t', 'another spelling of a measure', 'tonne'],
  ['h', 'another spelling of a measure', 'hour'],
  ['hrs', 'another spelling of a measure', 'hour'],
  ['gm', 'another spelling of a measure', 'g'],
  ['gms', 'another spelling of a measure', 'g'],
  ['kms', 'another spelling of a measure', 'km'],
  ['cms', 'another spelling of a measure', 'cm'],
  ['centimeter', 'a measure written out', 'cm'],
  ['mms', 'another spelling of a measure', 'mm'],
  ['mls', 'another spelling of a measure', 'ml'],
  ['percent', 'another spelling of a measure', '%'],
  ['pct', 'another spelling of a measure', '%'],
  ['deg', 'another spelling of a measure', '°'],
  ['degs', 'another spelling of a measure', '°'],
  ['kgs', 'another spelling of a measure', 'kg'],
  ['kilos', 'another spelling of a measure', 'kg'],
  ['inches', 'a measure written out', 'in'],
  ['inchi', 'another spelling of a measure', 'in'],
  ['feet', 'a measure written out', 'ft'],
]

describe('The message about another spelling of a measure names the right one:', () => {
  test.each(SPELLINGS)('%s', (text, what, right) => {
    expect(() => readUnit(text)).toThrow(`is '${text}', which is ${what}; write '${right}'`)
  })
  test('beside others', () => {
    expect(() => readUnit('KES/sqm')).toThrow("is 'KES/sqm', where 'KES' is another spelling")
    expect(() => readUnit('bag/m3')).toThrow(
      "where 'm3' is another spelling of a measure; write 'm³'",
    )
    expect(() => readUnit('KSh/M²')).toThrow("is 'KSh/M²', where 'M' is another spelling")
  })
})

test('Only a length has an area and a volume', () => {
  for (const unit of ['kg2', 'cubic litres', 'sq. hour']) {
    expect(() => readUnit(unit)).toThrow(
      `is '${unit}', where '${unit}' is not a unit; the measures`,
    )
  }
})

test('Measures and counts are read as they are', () => {
  for (const unit of Object.keys(MEASURES)) expect(() => readUnit(unit)).not.toThrow()
  const counts = ['cup', 'square', 'cube', 'tin', 'glass', 'housenumber', 'plainboard', 'ratiobox']
  for (const unit of ['1', 'bag/m³', 'batch/day', ...counts]) {
    expect(() => readUnit(unit)).not.toThrow()
  }
  expect(() => readUnit('pcs')).toThrow("a count is a word in the singular, as 'piece'")
  expect(() => readUnit('nos')).toThrow("a count is a word in the singular, as 'piece'")
  expect(() => readUnit('tins')).toThrow("a count is a word in the singular, as 'tin'")
})
