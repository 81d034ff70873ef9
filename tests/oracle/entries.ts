import { converted, isLike } from './measures.ts'
import { isLess, plus, type Ratio, ratio } from './ratio.ts'
import { FRACTION_OF, readNumber, termsOf } from './typed.ts'

/*
 * A second, independent reader of lengths and masses with units, piece by piece: pieces that may be in a
 * number, and words between them.
 */

const WORDS: Readonly<Record<string, string>> = {
  ...{ m: 'm', metres: 'm', mita: 'm', cm: 'cm', sentimita: 'cm', mm: 'mm', milimita: 'mm' },
  ...{
    ft: 'ft',
    feet: 'ft',
    futi: 'ft',
    "'": 'ft',
    '’': 'ft',
    in: 'in',
    inches: 'in',
    inchi: 'in',
  },
  ...{
    '"': 'in',
    "''": 'in',
    '”': 'in',
    kg: 'kg',
    kilos: 'kg',
    g: 'g',
    grams: 'g',
    tonne: 'tonne',
  },
}
const PARTS: Readonly<Record<string, readonly string[]>> = {
  ...{ m: ['cm', 'mm'], cm: ['mm'], tonne: ['kg', 'g'], kg: ['g'] },
}

interface Term {
  value: Ratio
  /** The unit that the text says first. */
  says?: string | undefined
}

/** What an entry comes to in the unit of its field; undefined where it is none, or may be read in two ways. */
export function readEntry(
  own: string,
  { text, unit = own, inches = '' }: { text: string; unit?: string; inches?: string },
): Ratio | undefined {
  const chosen = unit === 'ft in' ? 'ft' : unit
  const texts = termsOf(text)
  const box = unit === 'ft in' ? inches.trim() : ''
  const terms = texts.map((term, at) =>
    readTerm(own, term, chosen, at === texts.length - 1 ? box : ''),
  )
  const known = terms.flatMap((term) => term ?? [])
  if (known.length < terms.length) return undefined
  if (terms.length > 1) {
    if (texts.some((term) => term.startsWith('-'))) return undefined
    const said = known.map(({ says }) => says)
    const isOther = (one: string | undefined) => one !== undefined && one !== chosen
    if (said.includes(undefined) && said.some(isOther)) return undefined
  }
  return known.map(({ value }) => value).reduce(plus)
}

function exactly(own: string, text: string, unit: string | undefined): Term | undefined {
  const number = readNumber(text, unit === 'in')
  if (!number || unit === undefined || !isLike(unit, own)) return undefined
  return { value: converted(number, unit, own) }
}

function readTerm(own: string, typed: string, chosen: string, box: string): Term | undefined {
  const pieces = piecesOf(typed.trim().toLowerCase().split(/\s+/).join(' '))
  const [number = '', word = '', partText, partWord] = pieces
  if (pieces.length > 4) return undefined
  const said = pieces.length < 2 ? chosen : WORDS[word.trim()]
  const says = pieces.length < 2 ? undefined : said
  if (partText === undefined) {
    if (box === '') return withUnit(exactly(own, number, said), says)
    return said === 'ft' ? withUnit(feet(own, number.trim() || '0', box), says) : undefined
  }
  if (box !== '' || said === undefined) return undefined
  if (said === 'ft') {
    const joined = word.trim() === word && /^-\S/.test(partText) ? partText.slice(1) : partText
    const isInches = partWord === undefined || WORDS[partWord.trim()] === 'in'
    return isInches && !/^ ?[-+]/.test(joined)
      ? withUnit(feet(own, number, joined), says)
      : undefined
  }
  const isMetreAnd = said === 'm' && partWord === undefined && /^ ?\d\d$/.test(partText)
  const part = isMetreAnd ? 'cm' : WORDS[partWord?.trim() ?? '']
  if (part === undefined || !PARTS[said]?.includes(part)) return undefined
  const [whole, rest] = [exactly(own, number, said), exactly(own, partText, part)]
  if (!whole || !rest || !/^\d+ ?$/.test(number) || /^ ?[-+]/.test(partText)) return undefined
  const isPart = isLess(rest.value, converted(ratio(1), said, own))
  return isPart ? { value: plus(whole.value, rest.value), says } : undefined
}

function withUnit(term: Term | undefined, says: string | undefined): Term | undefined {
  return term && { ...term, says }
}

/** Feet and the inches beside them, which count away from zero: -5' 6" is 5½ feet below it. */
function feet(own: string, number: string, inches: string): Term | undefined {
  const [whole, rest] = [exactly(own, number, 'ft'), exactly(own, inches, 'in')]
  if (!whole || !rest || rest.value.above < 0n) return undefined
  const isBelow = number.trim().startsWith('-')
  const size = isBelow ? { ...rest.value, above: -rest.value.above } : rest.value
  return { value: plus(whole.value, size) }
}

/** '12 ', 'ft ', '6 ', 'in'; words that come before their numbers are put behind them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  const isOfNumber = (one: string) => '0123456789.,/+-'.includes(one) || FRACTION_OF.has(one)
  for (const one of text) {
    const last = pieces.at(-1)
    const isSame = one === ' ' || (last !== undefined && isOfNumber(one) === isNumber(last))
    if (last !== undefined && isSame) pieces[pieces.length - 1] = last + one
    else pieces.push(one)
  }
  function isNumber(piece: string) {
    return isOfNumber(piece.trim().charAt(0))
  }
  if (!/^[a-z]/.test(text)) return pieces
  const [word = '', number = '', second, other] = pieces
  if (/^[-+]/.test(number) || ![2, 4].includes(pieces.length)) return ['', '', '', '', '']
  return second === undefined || other === undefined
    ? [number, word]
    : [number, word, other, second]
}
