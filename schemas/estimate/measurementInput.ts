import type Fraction from 'fraction.js'
import { figureWithUnit, unitFor } from '#language/grammar.ts'
import {
  formatExact,
  isNegative,
  parseRational,
  parseTyped,
  withDecimals,
} from '../formula/number.ts'
import { factorBetween, MEASURES, manyWritten } from '../measures.ts'

/*
 * A measure as a person types it: '12', '12 ft', 12' 6", 'futi 12', '5 1/2 in', or feet and inches in two
 * boxes; an area also as its two sides, '12 ft x 10 ft'.
 * Formulas compute in the field's own unit, exactly.
 */

/** The texts in the controls of one field. */
export interface MeasurementInput {
  text: string
  /** The unit that the unit control shows; without it, the field's own unit. */
  unit?: string | undefined
  /** The second box, where the control shows feet and inches. */
  inches?: string | undefined
}

/** The value of an entry. */
export interface Measurement {
  /** In the field's own unit. */
  value: Fraction
  /** The entry in its own words, where its unit is another than the field's: '12 ft 6 in'. */
  asEntered?: string
}

/** Feet in one box and inches in another: a choice of the control, not a unit of its own. */
export const FEET_AND_INCHES = 'ft in'

const AREAS: readonly string[] = ['m²', 'ft²']

// Worked out once: every key press in a form asks for them, of every field.
const CHOICES: ReadonlyMap<string, readonly string[]> = new Map(
  [...Object.keys(MEASURES), ...AREAS].map((unit) => {
    const choices = AREAS.includes(unit) ? AREAS : choicesOf(MEASURES[unit])
    return [unit, choices.length > 0 ? [unit, ...choices.filter((one) => one !== unit)] : []]
  }),
)
const NONE: readonly string[] = []

/** The units that a field's unit control offers, the field's own first; empty without a control. */
export function unitChoices(unit: string): readonly string[] {
  return CHOICES.get(unit) ?? NONE
}

function choicesOf(measure: (typeof MEASURES)[string] | undefined): readonly string[] {
  if (measure?.typed === undefined) return []
  const units = Object.keys(MEASURES).filter(
    (unit) => MEASURES[unit]?.kind === measure.kind && MEASURES[unit].typed !== undefined,
  )
  return measure.kind === 'length' ? [...units, FEET_AND_INCHES] : units
}

/**
 * How people write units, in small letters; anything else in a text makes it no number. `FEET_IN_TEXT`
 * has feet, which inches may follow.
 */
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

const NUMBER = '[+-]?[\\d.,]+'
const INCHES = '\\d+ \\d+/\\d+|\\d+/\\d+|[\\d.,]+'
const UNIT_IN_TEXT = new RegExp(`^(${NUMBER}|${INCHES}) ?([^\\d+\\-.,/ ][^\\d+\\-.,/]*2?)$`)
const UNIT_FIRST = new RegExp(`([a-z]+) ?(${INCHES})`, 'g')
const FEET_IN_TEXT = new RegExp(
  `^(${NUMBER}) ?(?:ft|foot|feet|futi|'|′|’)(?: |-(?=\\d))?(?:(${INCHES}) ?(?:in|inch|inches|inchi|"|″|”|''|’’)?)?$`,
)

/**
 * Reads an entry of a field that is measured in `unit`. A unit in the text wins over the control.
 * Undefined where it is not a number of the field's kind; no text makes it throw.
 */
export function parseMeasurement(
  unit: string,
  { text, unit: control, inches = '' }: MeasurementInput,
): Measurement | undefined {
  const choices = unitChoices(unit)
  if (control !== undefined && control !== unit && !choices.includes(control)) return undefined
  const chosenUnit = control ?? unit
  const sides = AREAS.includes(unit) ? text.toLowerCase().split(/x|×|\*|by|kwa/) : []
  if (sides.length === 2) return areaOf(sides, unit.slice(0, -1), chosenUnit.slice(0, -1))
  const inchesInput = chosenUnit === FEET_AND_INCHES ? inches.trim() : ''
  if (choices.length > 0 && text.length <= MAX_LENGTH) {
    const entry = parseTextWithUnit(text, unit)
    if (entry) return toMeasurement(unit, entry, inchesInput)
  }
  if (chosenUnit === FEET_AND_INCHES)
    return toMeasurement(unit, { number: text.trim(), unit: 'ft' }, inchesInput)
  if (choices.length > 0) return toMeasurement(unit, { number: text.trim(), unit: chosenUnit }, '')
  const value = parseTyped(text)
  return value && { value }
}

/** The area that two sides enclose. A side without a unit has the other's, or else that of the control. */
function areaOf(sides: string[], unit: string, fallbackUnit: string): Measurement | undefined {
  const units = sides.map((text) => parseTextWithUnit(text, unit)?.unit)
  const [length, width] = sides.map((text, at) =>
    parseMeasurement(unit, { text, unit: units[1 - at] ?? fallbackUnit }),
  )
  if (!length || !width || isNegative(length.value) || isNegative(width.value)) return undefined
  const [one, other] = [length, width].map(
    ({ value, asEntered }) => asEntered ?? `${formatExact(value)} ${unit}`,
  )
  return { value: length.value.mul(width.value), asEntered: `${one} × ${other}` }
}

/** The parts of a text with a unit: '12', 'ft' and '6' of '12 ft 6 in'. */
interface TextWithUnit {
  number: string
  unit: string
  inches?: string | undefined
}

function parseTextWithUnit(text: string, fieldUnit: string): TextWithUnit | undefined {
  const written = withDecimals(text.trim().toLowerCase().replace(/\s+/g, ' ')).replace(
    /sq (?=m|ft)/,
    'sq',
  )
  // 'futi 12 inchi 6' has each unit before its number.
  const tidy = /^[a-z]/.test(written) ? written.replace(UNIT_FIRST, '$2 $1') : written
  // '40 ft2' are square feet where an area is asked for, and feet with inches beside lengths.
  const feet = fieldUnit.endsWith('²') ? null : FEET_IN_TEXT.exec(tidy)
  if (feet) return { number: feet[1] ?? '', unit: 'ft', inches: feet[2] }
  const [, number, spelling = ''] = UNIT_IN_TEXT.exec(tidy) ?? []
  const unit = SPELLINGS.get(spelling)
  return number !== undefined && unit !== undefined ? { number, unit } : undefined
}

function toMeasurement(
  fieldUnit: string,
  entry: TextWithUnit,
  inchesInput: string,
): Measurement | undefined {
  // Two words for the inches would leave one of them out.
  if (inchesInput !== '' && (entry.inches !== undefined || entry.unit !== 'ft')) return undefined
  const inches = entry.inches ?? inchesInput
  const number = entry.number === '' && inches !== '' ? '0' : entry.number
  const whole = entry.unit === 'in' ? parseInches(number) : parseTyped(number)
  const factor = factorBetween(entry.unit, fieldUnit)
  if (!whole || !factor) return undefined
  if (inches === '')
    return { value: whole.mul(factor), ...enteredAs(number, entry.unit, fieldUnit) }
  const rest = parseInches(inches)
  const perFoot = factorBetween('in', 'ft')
  if (!rest || !perFoot || isNegative(rest)) return undefined
  const size = whole.abs().add(rest.mul(perFoot))
  const value = (number.startsWith('-') ? size.neg() : size).mul(factor)
  return { value, asEntered: `${number} ft ${inches} in` }
}

function enteredAs(number: string, unit: string, fieldUnit: string): { asEntered?: string } {
  return unit === fieldUnit ? {} : { asEntered: figureWithUnit(number, unitFor(unit, '1')) }
}

/** Inches as a tape has them: '6', '6.5', '6 1/2', '1/2'. */
function parseInches(text: string): Fraction | undefined {
  const [, whole, part] =
    /^(?:(\d{1,15}) )?(\d{1,4}\/\d{1,4})$/.exec(text.replace(/\s+/g, ' ')) ?? []
  return part === undefined ? parseTyped(text) : parseRational(part)?.add(whole ?? 0)
}
