import { connector, NOUNS, type NounClass } from './nouns.ts'

/* What Kiswahili does to a word that something is counted by: ../en/grammar.ts says what each is for. */

export interface Noun {
  one: string
  other: string
  /** How it says 'of'. */
  of: NounClass
}

/** A word that the table does not have is a loan: 'tile 1 ya', 'tiles 12 za'. */
export function nounOf(word: string): Noun {
  const [one, other, of] = NOUNS[word] ?? [word, `${word}s`, 'I-ZI']
  return { one, other, of }
}

export function pluralOf(word: string): string {
  return nounOf(word).other
}

export function nounFor(word: string, figure: string | number): string {
  return Number(figure) === 1 ? nounOf(word).one : nounOf(word).other
}

/** 'tiles 12', 'tile 1'. */
export function counted(figure: string, word: string): string {
  return figureWithUnit(figure, nounFor(word, figure))
}

/** 'mifuko ya simiti'. */
export function nounWithKind({ one, other, of }: Noun, isOne: boolean, kind: string): string {
  return `${isOne ? one : other} ${connector(of, isOne)} ${kind}`
}

export function unitFor(unit: string, figure: string): string {
  return unit === '1' ? '' : unitWords(unit, Number(figure) === 1)
}

export function inPlural(unit: string): string {
  return unitWords(unit, false)
}

/** 'bag/m³' is 'mfuko/m³', or 'mifuko/m³'. */
function unitWords(unit: string, isOne: boolean): string {
  const [above = '', ...below] = unit.split('/')
  const head = isWord(above) ? nounOf(above)[isOne ? 'one' : 'other'] : above
  return [head, ...below.map((part) => (isWord(part) ? nounOf(part).one : part))].join('/')
}

function isWord(text: string): boolean {
  return /^[a-z]{3,}/.test(text)
}

/** A noun comes before its number; the sign of a measure comes after it. */
export function isUnitFirst(unit: string): boolean {
  return isWord(unit)
}

/** '12 m', 'tiles 12', 'mifuko 6/m³', '5%', '3'. */
export function figureWithUnit(figure: string, unit: string): string {
  if (/^[%°]?$/.test(unit)) return figure + unit
  if (!isUnitFirst(unit)) return `${figure} ${unit}`
  const [noun = '', ...below] = unit.split('/')
  return [`${noun} ${figure}`, ...below].join('/')
}
