import { inPlural, pluralOf } from '#language/grammar.ts'
import { MEASURES } from '../measures.ts'
import type { Operator } from './ast.ts'

/** How a working is put: in signs for the eye, or in words for a screen reader. */
export interface Notation {
  operators: Record<Operator, string>
  equals: string
  minus: string
  bracket: (text: string) => string
  power: (base: string, exponent: number) => string
  /** Marks digits after which more follow. */
  goesOn: (digits: string) => string
  /** The exact fraction behind such digits. */
  exactly: (above: string, below: bigint) => string
  /** The square root of something. */
  root: (text: string) => string
  /** A fraction on its own, as a definition gives 2/7. */
  fraction: (above: string, below: bigint) => string
  /** The unit after a figure; nothing for a plain number. */
  unit: (unit: string, isOne: boolean) => string
}

export const visual: Notation = {
  operators: { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ' },
  equals: ' = ',
  minus: '−',
  bracket: (text) => `(${text})`,
  power: (base, exponent) => base + superscript(exponent),
  root: (text) => `√(${text})`,
  goesOn: (digits) => `${digits}…`,
  exactly: (above, below) => ` (${above}/${below})`,
  fraction: (above, below) => `(${above}/${below})`,
  unit: writtenUnit,
}

export const screenReader: Notation = {
  operators: { '+': ' plus ', '-': ' minus ', '*': ' times ', '/': ' divided by ' },
  equals: ', equals ',
  minus: 'minus ',
  bracket: (text) => `open bracket, ${text}, close bracket,`,
  power: (base, exponent) => `${base} ${spokenPower(exponent)}`,
  root: (text) => `the square root of, open bracket, ${text}, close bracket,`,
  goesOn: (digits) => `${digits} and so on`,
  exactly: (above, below) => `, exactly ${above} over ${below},`,
  fraction: (above, below) => `${above} over ${below}`,
  unit: spokenUnit,
}

function superscript(exponent: number): string {
  return [...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')
}

function spokenPower(exponent: number): string {
  if (exponent === 2) return 'squared'
  return exponent === 3 ? 'cubed' : `to the power of ${exponent}`
}

/** ' m²', '%', ' tiles', ' bags/m³': a word in front is in the plural unless the figure is one. */
function writtenUnit(unit: string, isOne: boolean): string {
  if (unit === '1') return ''
  if (unit === '%' || unit === '°') return unit
  return ` ${isOne ? unit : inPlural(unit)}`
}

const POWERS: Record<string, string> = { '²': 'square ', '³': 'cubic ' }

/** 'mm²·m/kg' is 'square millimetre metres per kilogram'. */
function spokenUnit(unit: string, isOne: boolean): string {
  const side = (text: string) => text.split('·').map(spokenFactor).join(' ')
  const [above = '', below] = unit.split('/')
  const name = side(above)
  const head = above === '1' ? '' : ` ${isOne || above === '%' ? name : pluralOf(name)}`
  return head + (below === undefined ? '' : ` per ${side(below)}`)
}

function spokenFactor(factor: string): string {
  const symbol = factor.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, '')
  const power = factor.slice(symbol.length)
  return (POWERS[power] ?? '') + (MEASURES[symbol]?.word ?? symbol)
}
