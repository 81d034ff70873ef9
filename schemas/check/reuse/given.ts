import { type Diagnostic, suggestion } from '../../compile/diagnostic.ts'
import { namesOfKind, ownNames, type Units } from '../../compile/nameResolution.ts'
import { isBillField } from '../../definition/billFields.ts'
import type { FieldOf, ParsedDefinition, PlainField } from '../../definition/calculator.ts'
import { CONVERSIONS } from '../../formula/conversions.ts'
import { formatExact, parseRational } from '../../formula/number.ts'
import { isInside, isWithin, rangeInWords } from '../../formula/range.ts'
import { formatUnit, parseUnit, sameUnit } from '../../formula/unit.ts'

/** The calculator that is used, and what its fields, or those of one of its rows, get. */
export interface Given {
  of: string
  given: ParsedDefinition['uses'][string]['given']
}

/** What may be given: all that a formula beside it may mention. */
export interface GivenScope {
  fields: Readonly<Record<string, ParsedDefinition['fields'][string]>>
  constants: ParsedDefinition['constants']
  units: Units
}

/** What is given to a field is there, in the same unit, and within the field's limits. */
export function givenDiagnostics(
  path: string,
  { of, given }: Given,
  { name, wanted: field }: { name: string; wanted: PlainField },
  scope: GivenScope,
): Diagnostic[] {
  const target = given[name]
  if (target === undefined) {
    // What depends on it is then absent, as on its own page; no formula depends on a bill field.
    if (field.visibleWhen || isBillField(field) || (field.kind === 'number' && field.optional))
      return []
    return [{ path, message: `gives nothing to ${name}, a field of ${of}; give it a name` }]
  }
  if (typeof target !== 'string') {
    return [{ path: `${path}.${name}`, message: `gives rows to ${name}, which ${of} has once` }]
  }
  const message =
    (field.kind === 'choice'
      ? choiceDiffers(scope, target, of, field)
      : numberDiffers(scope, target, of, field)) ??
    visibleWhenDiffers(scope, target, { of, given }, field)
  return message ? [{ path: `${path}.${name}`, message }] : []
}

/** A field that is visible only with some options on its own page is given only with the same. */
function visibleWhenDiffers(
  { fields }: GivenScope,
  target: string,
  { of, given }: Given,
  { visibleWhen = {} }: PlainField,
): string | undefined {
  const field = fields[target]
  const own = field && field.kind !== 'repeat' ? (field.visibleWhen ?? {}) : {}
  const differs = Object.entries(visibleWhen).find(([choice, options]) => {
    const chosen = given[choice]
    const shown = typeof chosen === 'string' ? own[chosen] : undefined
    return !shown || shown.some((option) => !options.includes(option))
  })
  if (!differs) return undefined
  const [choice, options] = differs
  return `gives "${target}", which ${of} has only where ${choice} is ${options.join(' or ')}; give a field with visibleWhen for the same options`
}

function numberDiffers(
  { fields, constants, units }: GivenScope,
  target: string,
  of: string,
  wanted: FieldOf<'number'>,
): string | undefined {
  const unit = units.get(target)
  if (!unit || target.includes('.') || CONVERSIONS.has(target)) {
    const known = ownNames(units).filter((name) => !name.includes('.'))
    return `gives "${target}", which is not a field, constant or formula${suggestion(target, known)}`
  }
  if (!sameUnit(unit, parseUnit(wanted.unit))) {
    return `gives "${target}" in ${formatUnit(unit)}, where ${of} has ${wanted.unit}; convert it in a formula`
  }
  const field = fields[target]
  if (field?.kind === 'number' && !isInside(field.accepts, wanted.accepts)) {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer } = wanted.accepts
    const isPositive =
      exclusiveMinimum === '0' && !(minimum ?? maximum ?? exclusiveMaximum ?? integer)
    const cure = isPositive ? "'positive'" : 'no more than that'
    return `gives "${target}", which accepts ${rangeInWords(field.accepts)}, where ${of} accepts ${rangeInWords(wanted.accepts)}; let the field accept ${cure}`
  }
  const constant = constants[target] && parseRational(constants[target].value)
  if (constant && !isWithin(constant, wanted.accepts)) {
    return `gives "${target}", which is ${formatExact(constant)}, where ${of} accepts ${rangeInWords(wanted.accepts)}`
  }
  return undefined
}

function choiceDiffers(
  { fields }: GivenScope,
  target: string,
  of: string,
  wanted: FieldOf<'choice'>,
): string | undefined {
  const field = fields[target]
  if (field?.kind !== 'choice') {
    return `gives "${target}", which is not a choice${suggestion(target, namesOfKind(fields, 'choice'))}`
  }
  for (const [key, unit] of Object.entries(wanted.units)) {
    if (field.units[key] !== unit)
      return `gives "${target}", whose "${key}" is not in ${unit} as in ${of}`
  }
  for (const [id, { values }] of Object.entries(field.options)) {
    const other = Object.hasOwn(wanted.options, id) ? wanted.options[id] : undefined
    if (!other) return `gives "${target}", whose option '${id}' ${of} does not have`
    const differs = Object.keys(wanted.units).find((key) => values[key] !== other.values[key])
    if (differs)
      return `gives "${target}", whose option '${id}' has another "${differs}" than in ${of}`
  }
  return undefined
}
