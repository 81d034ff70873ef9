import { isMeasure, MEASURES, manyWritten } from '../measures.ts'
import { FormulaError } from './error.ts'
import { isCountSymbol, parseUnit, type Unit } from './unit.ts'

/*
 * Units as people write them, where a definition has one spelling for each. A misspelt measure would
 * pass as a count: '9,425 kshes'.
 */

/** Spellings that the table of measures lacks, because nobody types them into a field. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  KSh: 'kes sh shs kshs bob',
  litre: 'l lt lts ltr ltrs liter liters',
  tonne: 'ton tons mt',
  hour: 'h hr hrs',
  g: 'gm gms',
  km: 'kms',
  cm: 'cms',
  mm: 'mms',
  ml: 'mls',
  '%': 'percent pct',
  '°': 'deg degs',
}

type Measure = (typeof MEASURES)[string]

/** Other spellings of measures, in small letters, with the unit of each. */
const SPELLINGS: ReadonlyMap<string, { unit: string; measure: Measure }> = new Map(
  Object.entries(MEASURES).flatMap(([unit, measure]) =>
    `${unit.toLowerCase()} ${measure.typed ?? ''} ${OTHER_SPELLINGS[unit] ?? ''}`
      .split(' ')
      .concat(writtenForms(measure))
      .filter((spelling) => spelling !== '')
      .map((spelling) => [spelling, { unit, measure }]),
  ),
)

/** A measure in words, with the American spelling of a metre. */
function writtenForms(measure: Measure): string[] {
  const words = [measure.word, manyWritten(measure)]
  return [...words, ...words.map((word) => word.replace(/metre/, 'meter'))]
}

/**
 * Reads a unit that a maintainer wrote.
 *
 * @throws FormulaError naming the part that is not a unit, or that has another spelling.
 */
export function readUnit(text: string): Unit {
  if (/^(none|number|no unit|n\/a|-|ratio|plain)$/i.test(text)) {
    throw new FormulaError(`is '${text}'; a plain number has the unit '1'`)
  }
  if (text.startsWith('1/')) {
    throw new FormulaError(`is '${text}'; name what is counted above the line, as 'post/m'`)
  }
  const [, above, sign, below] = /^(\S+?)( per |\*)(\S+)$/.exec(text) ?? []
  if (above && below) {
    const mark = sign === ' per ' ? '/' : '·'
    throw new FormulaError(`is '${text}'; write '${above}${mark}${below}'`)
  }
  for (const factor of text.split(/[/·]/)) {
    const [symbol = ''] = factor.split(/[²³⁴⁵⁶⁷⁸⁹]/)
    const mistake = mistakeOf(symbol)
    if (mistake) {
      const what = symbol === text ? 'which' : `where '${symbol}'`
      throw new FormulaError(`is '${text}', ${what} ${mistake}`)
    }
  }
  return parseUnit(text)
}

function mistakeOf(symbol: string): string | undefined {
  if (isMeasure(symbol)) return undefined
  const spelt = SPELLINGS.get(symbol.toLowerCase())
  const unit = spelt?.unit ?? powerOf(symbol.toLowerCase())
  if (unit !== undefined) {
    const isWrittenOut =
      spelt && writtenForms(spelt.measure).includes(symbol) && spelt.measure.word !== unit
    const what = isWrittenOut ? 'is a measure written out' : 'is another spelling of a measure'
    return `${what}; write '${unit}'`
  }
  if (!isCountSymbol(symbol) || !/[^s]s$/.test(symbol)) return undefined
  const one = symbol === 'pcs' || symbol === 'nos' ? 'piece' : symbol.slice(0, -1)
  return `is more than one; a count is a word in the singular, as '${one}'`
}

/** The unit of an area or a volume in another spelling: 'm2', 'M^2', 'sqm', 'sq. ft', 'cubic metres'. */
function powerOf(symbol: string): string | undefined {
  const [, before = '', side = '', exponent = ''] =
    /^(square|sq|cubic|cu|cb|)\.? ?(.+?)\^?([23]?)$/.exec(symbol) ?? []
  const length = before + exponent === '' ? undefined : SPELLINGS.get(side)
  if (length?.measure.kind !== 'length') return undefined
  return length.unit + (before.startsWith('sq') || exponent === '2' ? '²' : '³')
}
