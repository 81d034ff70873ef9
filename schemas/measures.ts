import Fraction from 'fraction.js'

/** What is measured. Two units of one kind convert into each other; two kinds never do. */
export type MeasureKind = 'length' | 'mass' | 'volume' | 'ratio' | 'time' | 'money'

interface Measure {
  kind: MeasureKind
  /** How much one of it is in its kind's first unit, exactly: a decimal or a quotient. */
  factor: string
  /** One of it, as it is said. */
  word: string
  /**
   * How else people write it, in small letters. A unit that has this, if only '', is offered beside the
   * fields of its kind, and read in their texts.
   */
  typed?: string
}

/**
 * Every unit of the language, and the only place that has its factor. Areas and volumes follow
 * from lengths. 1 in = 25.4 mm: the international yard and pound agreement of 1959.
 */
export const MEASURES: Readonly<Record<string, Measure>> = {
  m: { kind: 'length', factor: '1', word: 'metre', typed: 'meter meters' },
  cm: { kind: 'length', factor: '1/100', word: 'centimetre', typed: 'centimeter centimeters' },
  mm: { kind: 'length', factor: '1/1000', word: 'millimetre', typed: 'millimeter millimeters' },
  km: { kind: 'length', factor: '1000', word: 'kilometre' },
  ft: { kind: 'length', factor: '0.3048', word: 'foot', typed: '' },
  in: { kind: 'length', factor: '0.0254', word: 'inch', typed: `" ″ ” '' ’’` },
  kg: { kind: 'mass', factor: '1', word: 'kilogram', typed: 'kgs kilo kilos' },
  g: { kind: 'mass', factor: '1/1000', word: 'gram', typed: '' },
  tonne: { kind: 'mass', factor: '1000', word: 'tonne', typed: 't' },
  litre: { kind: 'volume', factor: '1', word: 'litre' },
  ml: { kind: 'volume', factor: '1/1000', word: 'millilitre' },
  hour: { kind: 'time', factor: '1', word: 'hour' },
  day: { kind: 'time', factor: '24', word: 'day' },
  KSh: { kind: 'money', factor: '1', word: 'shilling' },
  '%': { kind: 'ratio', factor: '1/100', word: 'per cent' },
}

/** Whether a symbol is a unit of the table; any other is a count, or none. */
export function isMeasure(symbol: string): boolean {
  return Object.hasOwn(MEASURES, symbol)
}

/** More than one of it, as it is said: 'metres', 'feet', 'inches', 'per cent'. */
export function measuresSaid({ word }: Measure): string {
  if (word === 'per cent') return word
  if (word === 'foot') return 'feet'
  return word + (word.endsWith('ch') ? 'es' : 's')
}

/** A figure that turns one unit into another: the language knows it without being told. */
export interface Conversion {
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
 * is no conversion but as well known: right to 30 decimals.
 */
export const CONVERSIONS: ReadonlyMap<string, Conversion> = new Map<string, Conversion>([
  ...Object.entries(MEASURES).flatMap(([large, { kind, factor, word }]) =>
    Object.entries(MEASURES).flatMap(([small, other]): [string, Conversion][] => {
      const value = new Fraction(factor).div(other.factor)
      if (kind !== other.kind || !value.gt(1)) return []
      const label = `${measuresSaid(other)} in ${/^[aeiou]|^hour/.test(word) ? 'an' : 'a'} ${word}`
      return [
        [
          conversionName(small, large),
          { label, value: value.toFraction(), unit: `${small}/${large}` },
        ],
      ]
    }),
  ),
  ['percent', { label: 'one hundred per cent', value: '100', unit: '%' }],
  ['pi', { label: 'π', value: '3.141592653589793238462643383280', unit: '1' }],
  ['litrePerM3', { label: 'litres in a cubic metre', value: '1000', unit: 'litre/m³' }],
])
