import { describe, expect, test } from 'vitest'
import { readUnit } from '../../schemas/formula/unitSpelling.ts'
import { MEASURES } from '../../schemas/measures.ts'
import { SPELLINGS } from './spellings.ts'

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
  for (const unit of ['1', 'bag/m³', 'cup', 'square', 'cube', 'tin', 'glass', 'batch/day']) {
    expect(() => readUnit(unit)).not.toThrow()
  }
})
