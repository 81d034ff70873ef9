import * as messages from '#language/formulas.ts'
import { unitsInOne } from '#language/spokenUnits.ts'
import { conversionValue, KNOWN_FIGURES, MEASURES } from '../measures.ts'

/** A figure that turns one unit into another: every definition may use it. */
interface Conversion {
  /** In words, as inside a sentence. */
  label: string
  value: string
  unit: string
}

/** 'cmPerM' for centimetres in a metre. */
function conversionName(small: string, large: string): string {
  return `${small}Per${large.charAt(0).toUpperCase()}${large.slice(1)}`
}

/**
 * Every conversion by its name in formulas: `cmPerM` (100 cm/m), `mmPerM`, `gPerKg`, `kgPerTonne`,
 * `inPerFt`, … always smaller units in a larger one; `percent` (100 %), and `litrePerM3`. And π, which
 * is no conversion, but every formula may use it: right to 30 decimals.
 */
export const CONVERSIONS: ReadonlyMap<string, Conversion> = new Map<string, Conversion>([
  ...Object.keys(MEASURES).flatMap((large) =>
    Object.keys(MEASURES).flatMap((small): [string, Conversion][] => {
      const name = conversionName(small, large)
      const value = conversionValue(name)
      if (!value?.gt(1)) return []
      const label = unitsInOne(small, large)
      return [[name, { label, value: value.toFraction(), unit: `${small}/${large}` }]]
    }),
  ),
  ['percent', { label: messages.hundredPerCent, value: KNOWN_FIGURES.percent, unit: '%' }],
  ['pi', { label: 'π', value: KNOWN_FIGURES.pi, unit: '1' }],
  [
    'litrePerM3',
    { label: messages.litresInCubicMetre, value: KNOWN_FIGURES.litrePerM3, unit: 'litre/m³' },
  ],
])
