import { FRACTION_SIGNS } from '../formula/number.ts'
import { factorBetween, MEASURES, manyWritten } from '../measures.ts'

/*
 * One measure with its unit, as a person types it: '12 ft', 12' 6", 'futi 12', '5 1/2 in', '3 m 50 cm', '3m50'.
 */

/** A number as it was typed, and its unit. */
export interface Quantity {
  number: string
  unit: string
}

/** The parts of a text with a unit: 12 ft and 6 in of '12 ft 6 in'. */
export interface TextWithUnit extends Quantity {
  part?: Quantity | undefined
}

/** The areas that have a unit of their own. */
export const AREAS: readonly string[] = ['m²', 'ft²']

/** How people write units, in small letters; anything else in a text makes it no number. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(MEASURES).flatMap(([unit, measure]) =>
    measure.typed === undefined
      ? []
      : [unit, measure.word, manyWritten(measure), ...measure.typed.split(' ')].map(
          (spelling) => [spelling, unit] as const,
        ),
  ),
  ...AREAS.flatMap((unit) => {
    const side = unit.replace('²', '')
    return [unit, `${side}2`, `sq${side}`].map((spelling) => [spelling, unit] as const)
  }),
])

/** Longest text that is still a measure: every number in it has its own, shorter limit. */
const MAX_LENGTH = 40

// Anything that may be a number; the reader of numbers decides.
const END = `\\d.,${FRACTION_SIGNS}`
const UNSIGNED = `[${END}](?:[${END}/ -]*[${END}])?`
const WORD = `[^${END}+/ -](?:[^${END}+/-]*[^${END}+/ -])?`
const UNIT_FIRST = new RegExp(`([a-z]+) ?(${UNSIGNED})`, 'g')
const WITH_UNIT = new RegExp(
  `^([+-]?${UNSIGNED}) ?(${WORD})(?:(?: |(-))?(${UNSIGNED}) ?(${WORD})?)?$`,
)

/**
 * Finds the numbers and units of a text, for a field of `fieldUnit`. Undefined where the text says no unit,
 * or none that is known; whether the numbers are numbers, it does not say.
 */
export function parseTextWithUnit(text: string, fieldUnit: string): TextWithUnit | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const written = tidy(text).toLowerCase()
  // '40 ft2' are square feet where an area is asked for, and feet with inches beside lengths.
  const inArea = written.replace(/sq (?=m|ft)/, 'sq').replace(/(m|ft)2$/, '$1²')
  const measure = fieldUnit.endsWith('²') ? inArea : written
  // 'futi 12 inchi 6' has each unit before its number. The space behind keeps 'm5m' from becoming 5 mm.
  const inOrder = /^[a-z]/.test(measure) ? tidy(measure.replace(UNIT_FIRST, '$2 $1 ')) : measure
  const [, number, word = '', hyphen, part, partWord] = WITH_UNIT.exec(inOrder) ?? []
  const unit = SPELLINGS.get(word)
  if (number === undefined || unit === undefined) return undefined
  if (part === undefined) return { number, unit }
  const partUnit = partWord === undefined ? impliedUnit(unit, part) : SPELLINGS.get(partWord)
  const isFeet = unit === 'ft' && partUnit === 'in'
  const isPart = !hyphen && /^\d+$/.test(number) && isPartOf(partUnit, unit)
  return partUnit !== undefined && (isFeet || isPart)
    ? { number, unit, part: { number: part, unit: partUnit } }
    : undefined
}

/**
 * The unit that nobody says: inches behind feet, and centimetres in '3m50', 'three metre fifty'. '3m5' has
 * none, as it is 3.05 m to some and 3.5 m to others, nor has '3m500'.
 */
function impliedUnit(unit: string, part: string): string | undefined {
  if (unit === 'ft') return 'in'
  return unit === 'm' && /^\d\d$/.test(part) ? 'cm' : undefined
}

/** Whether a whole number of one unit makes another: nobody measures in metres and inches. */
function isPartOf(small = '', large: string): boolean {
  const inLarge = factorBetween(large, small)
  return inLarge?.d === 1n && inLarge.n > 1n
}

/** A text on one line, with one space where there were several. */
export function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
