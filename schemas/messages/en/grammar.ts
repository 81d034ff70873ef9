/*
 * What English does to a word that something is counted by. Each language has such a file, with the
 * same functions. Pages need these at once; schemas/formula/unit.ts, which proves units, is for the check.
 */

/** How the language's nouns say 'of': English has one way. */
export interface Noun {
  one: string
  other: string
}

/** What is counted, by its word in a definition: 'tile', 'roofing sheet'. */
export function nounOf(word: string): Noun {
  return { one: word, other: pluralOf(word) }
}

/** More than one of it: tiles, boxes, batches. What is irregular, as leaves, a result words itself. */
export function pluralOf(word: string): string {
  if (word.endsWith('foot')) return word.replace(/foot$/, 'feet')
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return word + (/(s|x|ch|sh)$/.test(word) ? 'es' : 's')
}

/** A word for as many as a figure says: 'tile' for exactly 1, 'tiles' for all else. */
export function nounFor(word: string, figure: string | number): string {
  return Number(figure) === 1 ? nounOf(word).one : nounOf(word).other
}

/** '12 tiles', '1 tile'. */
export function counted(figure: string, word: string): string {
  return figureWithUnit(figure, nounFor(word, figure))
}

/** What is counted, and what it is of: 'bags of cement'. */
export function nounWithKind(noun: Noun, isOne: boolean, kind: string): string {
  return `${isOne ? noun.one : noun.other} of ${kind}`
}

/**
 * A unit as it stands with a figure: nothing for a plain number, and a word at its beginning (tile,
 * bag/m³) in the plural unless the figure is exactly one.
 */
export function unitFor(unit: string, figure: string): string {
  if (unit === '1') return ''
  return Number(figure) === 1 ? unit : inPlural(unit)
}

/** A unit after more than one: the word that it begins with in the plural, as 'bags/m³'. */
export function inPlural(unit: string): string {
  return unit.replace(/^[a-z]{3,}(?=$|\/)/, pluralOf)
}

/** Whether a unit is said before its figure: in English, none is. */
export function isUnitFirst(_unit: string): boolean {
  return false
}

/** A figure with its unit, as `unitFor` has it: '12 m', '12 tiles', '5%', '15°', '3'. */
export function figureWithUnit(figure: string, unit: string): string {
  return /^[%°]?$/.test(unit) ? figure + unit : `${figure} ${unit}`
}
