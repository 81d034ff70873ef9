import { expect, test } from 'vitest'
import { CONVERSIONS } from '../../schemas/formula/conversions.ts'
import { MEASURES } from '../../schemas/measures.ts'
import { CONVERSIONS_KNOWN, MEASURED_ALONE } from './conversions.ts'

test('every conversion is known by its name, exactly, and in words', () => {
  const known = [...CONVERSIONS].map(([name, { value, unit, label }]) => [
    name,
    `${value} ${unit}`,
    label,
  ])
  expect(known).toEqual(CONVERSIONS_KNOWN)
})

test('money and per cent are measures, and convert into nothing', () => {
  for (const [unit, kind, word] of MEASURED_ALONE) {
    expect(MEASURES[unit]).toMatchObject({ kind, word })
  }
})
