/*
 * How English inflects the word for a counted thing. Each language has such a file, with the
 * same functions. Pages need these at once; schemas/formula/unit.ts, which proves units, is for the check.
 */

/** How the language's nouns say 'of': English has one way. */
export interface Noun {
  one: string
  other: string
}

/** The forms of a counted thing, by its word in a definition: 'tile', 'roofing sheet'. */
export function nounOf(word: string): Noun {
  return { one: word, other: pluralOf(word) }
}

/** More than one of it: tiles, boxes, batches. A sign, as kg, never changes; what is irregular, a result words itself. */
export function pluralOf(word: string): string {
  if (!/[a-z]{3}/.test(word)) return word
  if (word.endsWith('foot')) return word.replace(/foot$/, 'feet')
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return word + (/(s|x|ch|sh)$/.test(word) ? 'es' : 's')
}

/** A word for as many as a figure says: 'tile' for exactly 1, 'tiles' for all else. */
export function nounFor(word: string, figure: string | number): string {
  return Number(figure) === 1 ? nounOf(word).one : nounOf(word).other
}

/** '12 tiles', '1 tile'. */
export function figureWithNoun(figure: string, word: string): string {
  return figureWithUnit(figure, nounFor(word, figure))
}

/** A counted thing and its contents: 'bags of cement'. `figureWithUnit` has '12 bags of cement'. */
export function nounWithKind(noun: Noun, isOne: boolean, kind: string): string {
  return `${isOne ? noun.one : noun.other} of ${kind}`
}

/** A noun with what it is of, which may be of something in turn: 'lorries of 12 tonnes', of sand. */
export function withKind(noun: Noun, kind: string): Noun {
  return {
    ...noun,
    one: nounWithKind(noun, true, kind),
    other: nounWithKind(noun, false, kind),
  }
}

/** A pack of a material, by the words of the catalogue: 'lorry of 7 tonnes', and many. */
export function packNoun({ singular, plural }: { singular: string; plural: string }): Noun {
  return { one: singular, other: plural }
}

/** The contents of a pack, of the words for its material: '50 kg' of 'cement of 50 kg', nothing of 'sand'. */
export function contentOf(kind: string): string | undefined {
  return measureIn(kind, / of /)
}

/** The last part of a text that names a measure, of the parts between these words. */
export function measureIn(kind: string, between: RegExp): string | undefined {
  const last = kind.split(between).at(-1)
  return last !== undefined && /\d/.test(last) ? last : undefined
}

/**
 * A unit as it stands with a figure: nothing for a plain number, and a word at its beginning (tile,
 * bag/m³) in the plural unless the figure is exactly one.
 */
export function unitFor(unit: string, figure: string): string {
  return agreeingUnit(unit, Number(figure) === 1)
}

/** The same for a figure whose text does not tell: 1.0004 is shown as '1.00', and is not one. */
export function agreeingUnit(unit: string, isOne: boolean): string {
  if (unit === '1') return ''
  return isOne ? unit : inPlural(unit)
}

/** A unit after more than one: the word that it begins with in the plural, as 'bags/m³'. */
function inPlural(unit: string): string {
  return unit.replace(/^[a-z]{3,}(?=$|\/)/, pluralOf)
}

/** The words that a definition has for a result in place of its unit: 'bags of 50 kg', also of one. */
export function resultUnit(words: string, _figure: string): string {
  return words
}

/** A label, which has its words for more than one: '1 bars' in it is '1 bar', and '0.1 bars' stays. */
export function oneInSingular(label: string): string {
  return label.replace(/([ (]1 [a-z]{3,})s\b/, '$1')
}

/** A figure with its unit, as `unitFor` has it: '12 m', '12 tiles', '5%', '15°', '3'. */
export function figureWithUnit(figure: string, unit: string): string {
  const [before, behind] = aroundFigure(unit)
  return before + figure + behind
}

/** The texts before and after a figure: its unit, or the words for the things that it counts. */
export function aroundFigure(unit: string): readonly [before: string, behind: string] {
  return ['', /^[%°]?$/.test(unit) ? unit : ` ${unit}`]
}
