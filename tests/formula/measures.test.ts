import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CONVERSIONS } from '../../schemas/formula/conversions.ts'
import { MEASURES } from '../../schemas/measures.ts'

/** The other units, which no conversion has. */
const MEASURED_ALONE: readonly [unit: string, kind: string, word: string][] = [
  ['KSh', 'money', 'shilling'],
  ['%', 'ratio', 'per cent'],
  ['°', 'angle', 'degree'],
]

test('money and per cent are measures, and convert into nothing', () => {
  for (const [unit, kind, word] of MEASURED_ALONE) {
    expect(MEASURES[unit]).toMatchObject({ kind, word })
    expect(
      [...CONVERSIONS.values()].filter((other) => other.unit.split('/').includes(unit)),
    ).toEqual(unit === '%' ? [CONVERSIONS.get('percent')] : [])
  }
})

describe('a new unit is one entry of the table', () => {
  const yd = { kind: 'length', factor: '0.9144', word: 'yard', typed: 'yds' }
  let language: Awaited<ReturnType<typeof withYards>>
  // Loaded outside of a test: what `npm run mutation` changes of a table is then no change of a test's.
  beforeAll(async () => {
    language = await withYards()
  })
  // The next file of this worker is to have the language as it is.
  afterAll(() => {
    vi.resetModules()
  })

  /** The language as it would be with another unit, loaded anew. */
  async function withYards() {
    vi.resetModules()
    const measures = await import('../../schemas/measures.ts')
    Object.assign(measures.MEASURES, { yd })
    const [conversions, unit, spelling, entry, notation] = await Promise.all([
      import('../../schemas/formula/conversions.ts'),
      import('../../schemas/formula/unit.ts'),
      import('../../schemas/formula/unitSpelling.ts'),
      import('../../schemas/estimate/measurementInput.ts'),
      import('../../schemas/formula/notation.ts'),
    ])
    return { ...conversions, ...unit, ...spelling, ...entry, ...notation }
  }

  test('it converts into those of its kind, by name and exactly', () => {
    const { CONVERSIONS: all } = language
    expect(all.get('ftPerYd')).toEqual({ label: 'feet in a yard', value: '3', unit: 'ft/yd' })
    expect(all.get('ydPerKm')?.label).toBe('yards in a kilometre')
  })

  test('a person may choose it, or write it', () => {
    const { unitChoices, parseMeasurement } = language
    expect(unitChoices('m')).toContain('yd')
    for (const text of ['10 yd', '10 yards', '10 yds']) {
      expect(parseMeasurement('m', { text })?.value.toString()).toBe('9.144')
    }
  })

  test('its powers are units, and are spoken', () => {
    const { parseUnit, readUnit, formatUnit, screenReader } = language
    expect(formatUnit(parseUnit('kg/yd³'))).toBe('kg/yd³')
    expect(screenReader.quantity('2', 'yd²', false)).toBe('2 square yards')
    expect(() => readUnit('yard')).toThrow("is a measure written out; write 'yd'")
  })
})
