import { measureIn, pluralOf } from '../en/grammar.ts'
import { connector, NOUNS, type NounClass } from './nouns.ts'

/* How Kiswahili inflects the word for a counted thing: ../en/grammar.ts explains each function. */

export interface Noun {
  one: string
  other: string
  /** How it says 'of'. */
  of: NounClass
}

/**
 * A word that the table does not have, neither in English nor in Kiswahili, is a loan: 'tile 1 ya',
 * 'tiles 12 za'.
 */
export function nounOf(word: string, plural = pluralOf(word)): Noun {
  const known = NOUNS[word] ?? Object.values(NOUNS).find(([one]) => one === word)
  const [one, other, of] = known ?? [word, plural, 'I-ZI']
  return { one, other, of }
}

export function nounFor(word: string, figure: string | number): string {
  return Number(figure) === 1 ? nounOf(word).one : nounOf(word).other
}

/** 'tiles 12', 'tile 1', 'mikebe 3 ya lita 4'. */
export function figureWithNoun(figure: string, word: string): string {
  return figureWithUnit(figure, nounFor(word, figure))
}

/** 'mifuko ya simiti'. */
export function nounWithKind({ one, other, of }: Noun, isOne: boolean, kind: string): string {
  return `${isOne ? one : other} ${connector(of, isOne)} ${kind}`
}

export function withKind(noun: Noun, kind: string): Noun {
  return {
    ...noun,
    one: nounWithKind(noun, true, kind),
    other: nounWithKind(noun, false, kind),
  }
}

/** The catalogue's word for one is a key of the table; otherwise both of its words are loans. */
export function packNoun({ singular, plural }: { singular: string; plural: string }): Noun {
  return nounOf(singular, plural)
}

export function contentOf(kind: string): string | undefined {
  return measureIn(kind, / (?:wa|la|cha|vya|za|ya|of) /)
}

export function unitFor(unit: string, figure: string): string {
  return agreeingUnit(unit, Number(figure) === 1)
}

/** 'bag/m³' is 'mfuko/m³', or 'mifuko/m³'. */
export function agreeingUnit(unit: string, isOne: boolean): string {
  if (unit === '1') return ''
  const [above = '', ...below] = unit.split('/')
  return [unitSideInWords(above, isOne), ...below.map((side) => unitSideInWords(side, true))].join(
    '/',
  )
}

function unitSideInWords(side: string, isOne: boolean): string {
  const wordFor = (factor: string) => nounOf(factor)[isOne ? 'one' : 'other']
  return side.split('·').map(wordFor).join('·')
}

function isWord(text: string): boolean {
  return /^[a-z]{3,}/.test(text)
}

/** 'mfuko wa 50 kg' of one, where English has 'bags of 50 kg' of any; a loan is of any, too. */
export function resultUnit(words: string, figure: string): string {
  const { one, other } = nounOf(words, words)
  return Number(figure) === 1 ? one : other
}

/** A loan in a label: 'coats 1' is 'coat 1'. Other labels are worded so that they fit any figure. */
export function oneInSingular(label: string): string {
  return label.replace(/\b([a-z]{3,})s 1(?![\d.,]*\d)/, '$1 1')
}

/** '12 m', 'tiles 12', 'mifuko 6/m³', '5%', '3'. */
export function figureWithUnit(figure: string, unit: string): string {
  const [before, behind] = aroundFigure(unit)
  return before + figure + behind
}

/** A figure is behind the noun, and before what the noun is of: 'malori 2 ya tani 7 ya mchanga'. */
export function aroundFigure(unit: string): readonly [before: string, behind: string] {
  if (/^[%°]?$/.test(unit)) return ['', unit]
  // A noun comes before its number; the sign of a measure comes after it.
  if (!isWord(unit)) return ['', ` ${unit}`]
  const [noun = unit] = unit.split(/ (?=(?:wa|la|cha|vya|za|ya|of) )|(?=\/)/)
  return [`${noun} `, unit.slice(noun.length)]
}
