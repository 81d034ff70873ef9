import type Fraction from 'fraction.js'
import { figureWithUnit, unitFor } from '#language/grammar.ts'
import { formatExact, isDecimal, isNegative, parseTyped } from '../formula/number.ts'
import { factorBetween, MEASURES } from '../measures.ts'
import { AREAS, parseTextWithUnit, type Quantity, type TextWithUnit, tidy } from './measureText.ts'

/*
 * A measure as a person enters it: a number with the unit of the control or of the text, feet and inches in two
 * boxes, an area also as its two sides, '12 ft x 10 ft', or a sum of such, '3.6 + 2.4'.
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
  /** The entry in its own words, unless it is one decimal in the field's unit: '12 ft 6 in', '3 m + 2 m'. */
  asEntered?: string
}

/** Feet in one box and inches in another: a choice of the control, not a unit of its own. */
export const FEET_AND_INCHES = 'ft in'

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

/** Longest sum that is still read: a measure for each wall of a large house. */
const MAX_SUM_LENGTH = 200

/** A measure of a sum. */
interface Term {
  measurement: Measurement
  /** The unit that its own text says. */
  ownUnit?: string | undefined
  /** An area as its two sides. */
  sides?: true
}

/**
 * Reads an entry of a field that is measured in `unit`. A unit in the text wins over the control.
 * Undefined where it is not a number of the field's kind; no text makes it throw.
 */
export function parseMeasurement(
  unit: string,
  { text, unit: control = unit, inches = '' }: MeasurementInput,
): Measurement | undefined {
  if (control !== unit && !unitChoices(unit).includes(control)) return undefined
  const texts = splitSum(text)
  // The inches of the second box belong to the last feet of the first.
  const boxed = control === FEET_AND_INCHES ? tidy(inches) : ''
  const terms = texts.map((term, at) =>
    readTerm(unit, term, control, at === texts.length - 1 ? boxed : ''),
  )
  if (terms.length === 1) return terms[0]?.measurement
  // A sign in a sum would make it a subtraction.
  return texts.some((term) => term.startsWith('-')) ? undefined : sumOf(unit, terms, control)
}

/** The texts of a sum. A plus before a lone number is its sign; what is too long stays one text. */
function splitSum(text: string): string[] {
  const terms = text.split('+').map((term) => term.trim())
  const isLone = terms.length === 2 && terms[0] === ''
  return isLone || text.length > MAX_SUM_LENGTH ? [text] : terms
}

function readTerm(
  unit: string,
  text: string,
  chosenUnit: string,
  inches: string,
): Term | undefined {
  const sides = AREAS.includes(unit) ? text.toLowerCase().split(/x|×|\*|by|kwa/) : []
  if (sides.length === 2) return areaOf(sides, unit.slice(0, -1), chosenUnit.slice(0, -1))
  if (unitChoices(unit).length === 0) {
    const value = parseTyped(text)
    const words = tidy(text)
    return value && { measurement: isDecimal(words) ? { value } : { value, asEntered: words } }
  }
  const inText = parseTextWithUnit(text, unit)
  const ofControl = { number: tidy(text), unit: inFeet(chosenUnit) }
  const measurement = toMeasurement(unit, inText ?? ofControl, inches)
  return measurement && { measurement, ownUnit: inText?.unit }
}

/** The unit of a number beside a control: feet, where inches have a box of their own. */
function inFeet(chosenUnit: string): string {
  return chosenUnit === FEET_AND_INCHES ? 'ft' : chosenUnit
}

/**
 * The sum of measures, where it is clear. '12 + 10 ft' in a field in metres may be feet or metres, and
 * '5 x 4 + 3' a larger area or a longer side: neither is read.
 */
function sumOf(
  unit: string,
  terms: readonly (Term | undefined)[],
  chosenUnit: string,
): Measurement | undefined {
  const chosen = inFeet(chosenUnit)
  const known = terms.flatMap((term) => term ?? [])
  const isClear =
    known.every(({ ownUnit }) => ownUnit) ||
    known.every(({ ownUnit = chosen }) => ownUnit === chosen)
  const areAlike = new Set(known.map(({ sides }) => sides)).size === 1
  if (known.length < terms.length || !isClear || !areAlike) return undefined
  const [first, ...others] = known.map(({ measurement }) => measurement)
  return (
    first && {
      value: others.reduce((sum, { value }) => sum.add(value), first.value),
      asEntered: [first, ...others].map((one) => measurementInWords(one, unit)).join(' + '),
    }
  )
}

/** '12 ft', '3.6 m': a measure of several, in its own words or in the field's unit. */
function measurementInWords({ value, asEntered }: Measurement, unit: string): string {
  const name = unitChoices(unit).length > 0 ? unitFor(unit, '1') : ''
  return asEntered ?? figureWithUnit(formatExact(value), name)
}

/** The area that two sides enclose. A side without a unit has the other's, or else that of the control. */
function areaOf(sides: string[], unit: string, fallbackUnit: string): Term | undefined {
  const units = sides.map((text) => parseTextWithUnit(text, unit)?.unit)
  const [length, width] = sides.map(
    (text, at) => readTerm(unit, text, units[1 - at] ?? fallbackUnit, '')?.measurement,
  )
  if (!length || !width || isNegative(length.value) || isNegative(width.value)) return undefined
  const asEntered = `${measurementInWords(length, unit)} × ${measurementInWords(width, unit)}`
  const ownUnit = units[0] ?? units[1]
  return {
    measurement: { value: length.value.mul(width.value), asEntered },
    ownUnit: ownUnit && `${ownUnit}²`,
    sides: true,
  }
}

function toMeasurement(
  fieldUnit: string,
  { number: typed, unit, part: partInText }: TextWithUnit,
  inches: string,
): Measurement | undefined {
  // Two words for the inches would leave one of them out.
  if (inches !== '' && (partInText || unit !== 'ft')) return undefined
  const part = inches === '' ? partInText : { number: inches, unit: 'in' }
  const number = typed === '' && part ? '0' : typed
  const whole = exactOf({ number, unit }, fieldUnit)
  if (!whole) return undefined
  if (!part) {
    if (unit === fieldUnit && isDecimal(number)) return { value: whole }
    return { value: whole, asEntered: figureWithUnit(number, unitFor(unit, '1')) }
  }
  const rest = exactOf(part, fieldUnit)
  if (!rest || isNegative(rest)) return undefined
  // '3 m 500 cm' is a slip of the finger; people do say 5 ft 14 in.
  if (unit !== 'ft' && rest.gte(factorBetween(unit, fieldUnit) ?? 0)) return undefined
  const size = whole.abs().add(rest)
  return {
    value: number.startsWith('-') ? size.neg() : size,
    asEntered: `${number} ${unit} ${part.number} ${part.unit}`,
  }
}

function exactOf({ number, unit }: Quantity, fieldUnit: string): Fraction | undefined {
  const factor = factorBetween(unit, fieldUnit)
  return factor && parseTyped(number, unit === 'in')?.mul(factor)
}
