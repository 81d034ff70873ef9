import Fraction from 'fraction.js'

interface Measure {
  /** The quantity that it measures. Two units of one kind convert into each other; two kinds never do. */
  kind: string
  /** How much one of it is in its kind's first unit, exactly: a decimal or a quotient. */
  factor: string
  /** One of it, written out in English: people type it, and English says it. */
  word: string
  /**
   * How else people write it, in small letters. A unit that has this is offered beside the fields of its
   * kind, and read in their texts.
   */
  typed?: string
}

/**
 * Every unit of the language, and the only place that has its factor. Areas and volumes follow
 * from lengths. 1 in = 25.4 mm: the international yard and pound agreement of 1959.
 */
export const MEASURES: Readonly<Record<string, Measure>> = {
  m: { kind: 'length', factor: '1', word: 'metre', typed: 'meter meters mtr mtrs mita' },
  cm: {
    kind: 'length',
    factor: '1/100',
    word: 'centimetre',
    typed: 'centimeter centimeters sentimita',
  },
  mm: {
    kind: 'length',
    factor: '1/1000',
    word: 'millimetre',
    typed: 'millimeter millimeters milimita',
  },
  km: { kind: 'length', factor: '1000', word: 'kilometre' },
  ft: { kind: 'length', factor: '0.3048', word: 'foot', typed: `futi ' ′ ’` },
  in: { kind: 'length', factor: '0.0254', word: 'inch', typed: `" ″ ” '' ’’ inchi` },
  kg: { kind: 'mass', factor: '1', word: 'kilogram', typed: 'kgs kilo kilos' },
  g: { kind: 'mass', factor: '1/1000', word: 'gram', typed: 'gramu' },
  tonne: { kind: 'mass', factor: '1000', word: 'tonne', typed: 't' },
  litre: { kind: 'volume', factor: '1', word: 'litre' },
  ml: { kind: 'volume', factor: '1/1000', word: 'millilitre' },
  hour: { kind: 'time', factor: '1', word: 'hour' },
  day: { kind: 'time', factor: '24', word: 'day' },
  KSh: { kind: 'money', factor: '1', word: 'shilling' },
  '°': { kind: 'angle', factor: '1', word: 'degree' },
  '%': { kind: 'ratio', factor: '1/100', word: 'per cent' },
}

/** Whether a symbol is a unit of the table; any other is a count, or none. */
export function isMeasure(symbol: string): boolean {
  return Object.hasOwn(MEASURES, symbol)
}

/** More than one of it, written out: 'metres', 'feet', 'inches', 'per cent'. */
export function manyWritten({ word }: Measure): string {
  if (word === 'per cent') return word
  if (word === 'foot') return 'feet'
  return word + (word.endsWith('ch') ? 'es' : 's')
}

/** How many of `to` one of `from` is, exactly; undefined where they are of two kinds, or none. */
export function factorBetween(from: string, to: string): Fraction | undefined {
  const [one, other] = [measureOf(from), measureOf(to)]
  return one && one.kind === other?.kind ? one.factor.div(other.factor) : undefined
}

function measureOf(unit: string): { kind: string; factor: Fraction } | undefined {
  const side = MEASURES[unit.replace('²', '')]
  if (!side) return undefined
  const factor = new Fraction(side.factor)
  const isSquare = unit.endsWith('²')
  return isSquare
    ? { kind: `${side.kind}²`, factor: factor.mul(factor) }
    : { kind: side.kind, factor }
}

/** Figures that the language knows besides the factors between units. π is right to 30 decimals. */
export const KNOWN_FIGURES = {
  percent: '100',
  pi: '3.141592653589793238462643383280',
  litrePerM3: '1000',
} as const

/** The value of a conversion by its name in formulas, as `cmPerM`; undefined for any other name. */
export function conversionValue(name: string): Fraction | undefined {
  for (const [known, value] of Object.entries(KNOWN_FIGURES)) {
    if (name === known) return new Fraction(value)
  }
  const [small = '', large = ''] = name.split('Per')
  return factorBetween(large.charAt(0).toLowerCase() + large.slice(1), small)
}
