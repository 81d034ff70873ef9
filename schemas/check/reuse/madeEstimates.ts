import { type Diagnostic, suggestion } from '../../compile/diagnostic.ts'
import { namesOfKind, ownNames, type SymbolTable } from '../../compile/nameResolution.ts'
import { findOther, type Others } from '../../compile/others.ts'
import type { ParsedDefinition } from '../../definition/calculator.ts'
import type { CheckedCalculator, Field } from '../../definition/compiled.ts'
import { interpolatedNames } from '../../definition/interpolation.ts'
import { formatUnit, parseUnit, sameUnit } from '../../formula/unit.ts'

/*
 * Estimates that a definition makes of other calculators: those exist, and are given what their fields
 * take, in their units.
 */

type Made = ParsedDefinition['estimates'][number]

/** What does not agree between a definition and the calculators that it makes estimates of. */
export function madeEstimateDiagnostics(
  definition: ParsedDefinition,
  names: SymbolTable,
  others: Others,
): Diagnostic[] {
  return definition.estimates.flatMap((made, index): Diagnostic[] => {
    const path = `estimates[${index}]`
    const other = findOther(`${path}.of`, made.of, others)
    if ('message' in other) return [other]
    if (other.estimates.length > 0) {
      const message = `is '${made.of}', which makes estimates itself; name the calculators that it makes them of`
      return [{ path: `${path}.of`, message }]
    }
    return [
      ...rowDiagnostics(path, made, definition),
      ...whenDiagnostics(path, made, names),
      ...givenDiagnostics(`${path}.given`, made, definition, names, other),
    ]
  })
}

/** An estimate for each row has the row's number in its name; any other has no number to show. */
function rowDiagnostics(path: string, made: Made, { fields }: ParsedDefinition): Diagnostic[] {
  const { name, forEach } = made
  const repeats = namesOfKind(fields, 'repeat')
  const shown = interpolatedNames(name)
  const unknown = shown.find((each) => forEach === undefined || each !== 'row')
  if (forEach !== undefined && !repeats.includes(forEach)) {
    const message = `is "${forEach}", which is not a repeat${suggestion(forEach, repeats)}`
    return [{ path: `${path}.forEach`, message }]
  }
  if (unknown !== undefined) {
    const message =
      forEach === undefined
        ? `shows {${unknown}}, but only an estimate with forEach has a {row} to show`
        : `shows {${unknown}}; all that it can show is {row}`
    return [{ path: `${path}.name`, message }]
  }
  if (forEach === undefined || shown.length > 0) return []
  return [{ path: `${path}.name`, message: 'is the same for every row; add {row} to it' }]
}

function whenDiagnostics(path: string, { when }: Made, { units }: SymbolTable): Diagnostic[] {
  if (when === undefined || ownNames(units).includes(when)) return []
  const message = `is "${when}", which is not a field, constant or formula${suggestion(when, ownNames(units))}`
  return [{ path: `${path}.when`, message }]
}

function givenDiagnostics(
  path: string,
  made: Made,
  definition: ParsedDefinition,
  names: SymbolTable,
  other: CheckedCalculator,
): Diagnostic[] {
  const known = Object.keys(other.fields)
  const unknown = Object.keys(made.given).filter((field) => !known.includes(field))
  return [
    ...unknown.map((field) => ({
      path: `${path}.${field}`,
      message: `is not a field of ${made.of}${suggestion(field, known)}`,
    })),
    ...Object.entries(other.fields).flatMap(([name, field]): Diagnostic[] => {
      const target = made.given[name]
      if (target === undefined) {
        if (!isNeeded(field)) return []
        const message = `gives nothing to ${name}, a field of ${made.of} without a default; give it a name`
        return [{ path, message }]
      }
      const message = differs(field, target, made, definition, names)
      return message === undefined ? [] : [{ path: `${path}.${name}`, message }]
    }),
  ]
}

/** Whether a field is refused when nothing is given to it. */
function isNeeded(field: Field): boolean {
  if (field.kind === 'repeat') return field.minimum > 0
  return field.kind === 'number' && field.default === undefined && !field.optional
}

function differs(
  field: Field,
  target: string | string[],
  made: Made,
  definition: ParsedDefinition,
  names: SymbolTable,
): string | undefined {
  if (field.kind === 'repeat') {
    if (typeof target === 'string') {
      return `gives "${target}", where ${made.of} has rows; give a list of repeats, as ['${target}']`
    }
    return target
      .map((repeat) => rowsDiffer(field, repeat, made.of, definition))
      .find((message) => message !== undefined)
  }
  if (typeof target !== 'string') {
    return `gives rows of ${target.join(' and ')}, where ${made.of} has one ${field.kind}; give one name`
  }
  if (field.kind === 'choice') {
    return choiceDiffers(field, targetField(target, made, definition), target, made.of)
  }
  const unit = names.units.get(target) ?? columnUnit(target, made, names)
  if (!unit) {
    const known = ownNames(names.units).filter((name) => !name.includes('.'))
    return `gives "${target}", which is not a number field, constant or formula${suggestion(target, known)}`
  }
  return unitDiffers(`"${target}"`, unit, field.unit, made.of)
}

/** The field of that name; with forEach also one of its rows, as beds.soil. */
function targetField(target: string, { forEach }: Made, { fields }: ParsedDefinition) {
  const [first = target] = target.split('.')
  const repeat = fields[first]
  return first === forEach && repeat?.kind === 'repeat'
    ? repeat.fields[target.slice(first.length + 1)]
    : fields[target]
}

function columnUnit(target: string, { forEach }: Made, { columns }: SymbolTable) {
  return target.split('.')[0] === forEach ? columns.get(target) : undefined
}

function unitDiffers(
  what: string,
  unit: ReturnType<typeof parseUnit>,
  wanted: string,
  of: string,
): string | undefined {
  if (sameUnit(unit, parseUnit(wanted))) return undefined
  return `gives ${what} in ${formatUnit(unit)}, where ${of} has ${wanted}; convert it in a formula`
}

function choiceDiffers(
  { options }: Extract<Field, { kind: 'choice' }>,
  own: ParsedDefinition['fields'][string] | undefined,
  target: string,
  of: string,
): string | undefined {
  if (own?.kind !== 'choice')
    return `gives "${target}", where ${of} has a choice; give it a choice of the same options`
  const known = Object.keys(options)
  const lacking = Object.keys(own.options).find((id) => !known.includes(id))
  return lacking === undefined
    ? undefined
    : `gives "${target}", whose option '${lacking}' ${of} does not have${suggestion(lacking, known)}`
}

/** A row that is handed over has what the other's rows need, in their units, and nothing else. */
function rowsDiffer(
  wanted: Extract<Field, { kind: 'repeat' }>,
  repeat: string,
  of: string,
  { fields }: ParsedDefinition,
): string | undefined {
  const own = fields[repeat]
  if (own?.kind !== 'repeat') {
    return `gives the rows of "${repeat}", which is not a repeat${suggestion(repeat, namesOfKind(fields, 'repeat'))}`
  }
  const known = Object.keys(wanted.fields)
  const unknown = Object.keys(own.fields).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    return `gives the rows of "${repeat}", whose field ${unknown} no ${wanted.row} of ${of} has${suggestion(unknown, known)}`
  }
  return Object.entries(wanted.fields)
    .map(([name, field]) => {
      const column = own.fields[name]
      if (column === undefined) {
        return isNeeded(field)
          ? `gives the rows of "${repeat}", which lack ${name}, a field of each ${wanted.row} of ${of}`
          : undefined
      }
      const what = `"${repeat}.${name}"`
      if (field.kind === 'choice') return choiceDiffers(field, column, `${repeat}.${name}`, of)
      if (column.kind === 'choice') return `gives ${what}, a choice, where ${of} has a number`
      return unitDiffers(what, parseUnit(column.unit), field.unit, of)
    })
    .find((message) => message !== undefined)
}
