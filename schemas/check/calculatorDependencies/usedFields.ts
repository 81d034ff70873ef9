import type { Units } from '../../compile/nameResolution.ts'
import type { DefinitionWithDefaults, FieldOf, PlainField } from '../../definition/calculator.ts'
import type { Field } from '../../definition/compiled.ts'
import { CONVERSIONS } from '../../formula/conversions.ts'
import { formatExact, parseRational } from '../../formula/number.ts'
import { isInside, isWithin, rangeInWords } from '../../formula/range.ts'
import type { Giver } from './given.ts'

/*
 * Formulas of another calculator are computed with this one's fields, which their own page never
 * checks: what those accept, and when they are there, must agree beforehand.
 */

/** The names of a definition, and what it gives to each field of the calculator that it uses. */
export interface UsedScope extends Giver, Pick<DefinitionWithDefaults, 'constants' | 'formulas'> {
  given: Readonly<Record<string, unknown>>
  /** The fields of that calculator, or of its rows. */
  usedFields: Readonly<Record<string, Field>>
  /** Those of them by whose options the rows are kept apart. */
  byOption: ReadonlySet<Field>
}

/** The units of the names that may take a field's place: no conversion, and no value of a choice. */
export function unitsOfPlainNames(units: Units): Units {
  return new Map([...units].filter(([name]) => !name.includes('.') && !CONVERSIONS.has(name)))
}

/** Says how a name differs from a field in its limits, values or visibility; undefined if it does not. */
export function fieldDiffers(
  of: string,
  used: PlainField,
  target: string,
  scope: UsedScope,
): string | undefined {
  const differs =
    used.kind === 'choice'
      ? valuesDiffer(scope, target, of, used)
      : rangeDiffers(scope, target, of, used)
  return differs ?? visibleWhenDiffers(scope, target, of, used)
}

/** A field that its own page shows only with some options is given only with the same options. */
function visibleWhenDiffers(
  { fields, given, usedFields }: UsedScope,
  target: string,
  of: string,
  { visibleWhen = {} }: PlainField,
): string | undefined {
  const field = fields[target]
  const targetVisibleWhen = field && field.kind !== 'repeat' ? (field.visibleWhen ?? {}) : {}
  const differs = Object.entries(visibleWhen).find(([choice, options]) => {
    const chosen = given[choice]
    const by = usedFields[choice]
    if (chosen === undefined && by?.kind === 'choice') return !options.includes(by.default)
    const targetOptions = typeof chosen === 'string' ? targetVisibleWhen[chosen] : undefined
    return !targetOptions || targetOptions.some((option) => !options.includes(option))
  })
  if (!differs) return undefined
  const [choice, options] = differs
  if (given[choice] === undefined) {
    return `gives "${target}", which ${of} has only where ${choice} is ${options.join(' or ')}; give ${choice} a choice, or leave this out`
  }
  return `gives "${target}", which ${of} has only where ${choice} is ${options.join(' or ')}; give a field with visibleWhen for the same options`
}

function rangeDiffers(
  { fields, constants }: UsedScope,
  target: string,
  of: string,
  used: FieldOf<'number'>,
): string | undefined {
  const field = fields[target]
  if (field?.kind === 'number' && !isInside(field.accepts, used.accepts)) {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer } = used.accepts
    const isPositive =
      exclusiveMinimum === '0' && !(minimum ?? maximum ?? exclusiveMaximum ?? integer)
    const fix = isPositive ? "'positive'" : 'no more than that'
    return `gives "${target}", which accepts ${rangeInWords(field.accepts)}, where ${of} accepts ${rangeInWords(used.accepts)}; let the field accept ${fix}`
  }
  const constant = constants[target] && parseRational(constants[target].value)
  if (constant && !isWithin(constant, used.accepts)) {
    return `gives "${target}", which is ${formatExact(constant)}, where ${of} accepts ${rangeInWords(used.accepts)}`
  }
  return undefined
}

/** The options have the same values, in the same units, as those of the used calculator. */
function valuesDiffer(
  { fields }: UsedScope,
  target: string,
  of: string,
  used: FieldOf<'choice'>,
): string | undefined {
  const field = fields[target]
  if (field?.kind !== 'choice') return undefined
  for (const [key, unit] of Object.entries(used.units)) {
    if (field.units[key] !== unit)
      return `gives "${target}", whose "${key}" is not in ${unit} as in ${of}`
  }
  for (const [id, { values }] of Object.entries(field.options)) {
    const differs = Object.keys(used.units).find(
      (key) => values[key] !== used.options[id]?.values[key],
    )
    if (differs)
      return `gives "${target}", whose option '${id}' has another "${differs}" than in ${of}`
  }
  return undefined
}
