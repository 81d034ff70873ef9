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

/**
 * How people write units, in small letters; anything else in a text makes it no number. `FEET_IN_TEXT`
 * has feet, which inches may follow.
 */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(MEASURES).flatMap(([unit, measure]) =>
    measure.typed === undefined
      ? []
      : [unit, measure.word, manyWritten(measure), ...(measure.typed.match(/\S+/g) ?? [])].map(
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
const SIGNED = `[+-]?${UNSIGNED}`
const UNIT_IN_TEXT = new RegExp(`^(${SIGNED}) ?([^${END}+/ -][^\\d.,+/-]*2?)$`)
const UNIT_FIRST = new RegExp(`([a-z]+) ?(${UNSIGNED})`, 'g')
const FEET_IN_TEXT = new RegExp(
  `^(${SIGNED}) ?(?:ft|foot|feet|futi|'|′|’)(?: |-(?=[${END}]))?(?:(${UNSIGNED}) ?(?:in|inch|inches|inchi|"|″|”|''|’’)?)?$`,
)
const WITH_PART = new RegExp(`^(\\d+) ?([a-z]+) ?(${UNSIGNED}) ?([a-z]*)$`)

/**
 * Finds the numbers and units of a text, for a field of `fieldUnit`. Undefined where the text says no unit,
 * or none that is known; whether the numbers are numbers, it does not say.
 */
export function parseTextWithUnit(text: string, fieldUnit: string): TextWithUnit | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const written = tidy(text)
    .toLowerCase()
    .replace(/sq (?=m|ft)/, 'sq')
  // 'futi 12 inchi 6' has each unit before its number. The space behind keeps 'm5m' from becoming 5 mm.
  const inOrder = /^[a-z]/.test(written) ? tidy(written.replace(UNIT_FIRST, '$2 $1 ')) : written
  // '40 ft2' are square feet where an area is asked for, and feet with inches beside lengths.
  const feet = fieldUnit.endsWith('²') ? null : FEET_IN_TEXT.exec(inOrder)
  if (feet) {
    const [, number = '', inches] = feet
    return {
      number,
      unit: 'ft',
      part: inches === undefined ? inches : { number: inches, unit: 'in' },
    }
  }
  const [, number, spelling = ''] = UNIT_IN_TEXT.exec(inOrder) ?? []
  const unit = SPELLINGS.get(spelling)
  return number !== undefined && unit !== undefined ? { number, unit } : withPart(inOrder)
}

/**
 * '3 m 50 cm', '2 kg 500 g'; of '3m50', centimetres, as builders say 'three metre fifty'. Not '3m5', which is
 * 3.05 m to some and 3.5 m to others, nor '3m500'.
 */
function withPart(text: string): TextWithUnit | undefined {
  const [, number = '', spelling = '', partNumber = '', partSpelling = ''] =
    WITH_PART.exec(text) ?? []
  const unit = SPELLINGS.get(spelling)
  const isMetreAnd = unit === 'm' && partSpelling === '' && /^\d\d$/.test(partNumber)
  const partUnit = isMetreAnd ? 'cm' : SPELLINGS.get(partSpelling)
  if (unit === undefined || partUnit === undefined) return undefined
  // Parts are of one system: nobody measures in metres and inches.
  const inWhole = factorBetween(unit, partUnit)
  return inWhole?.d === 1n && inWhole.n > 1n
    ? { number, unit, part: { number: partNumber, unit: partUnit } }
    : undefined
}

/** A text on one line, with one space where there were several. */
export function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
