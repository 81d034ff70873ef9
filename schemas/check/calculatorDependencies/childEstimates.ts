import leven from 'leven'
import { type Diagnostic, suggestion } from '../../compile/diagnostic.ts'
import {
  namesOfKind,
  ownNames,
  type SymbolTable,
  type Units,
} from '../../compile/nameResolution.ts'
import { findOther, type Others } from '../../compile/others.ts'
import type { DefinitionWithDefaults } from '../../definition/calculator.ts'
import type { Calculator, Field, Repeat } from '../../definition/compiled.ts'
import { interpolatedNames } from '../../definition/interpolation.ts'
import { type Giver, givenDiagnostics, type Need, repeatGiven } from './given.ts'

type ChildEstimate = DefinitionWithDefaults['estimates'][number]

/** Refuses estimates of calculators that do not exist, or that are given what their fields do not take. */
export function childEstimateDiagnostics(
  definition: DefinitionWithDefaults,
  names: SymbolTable,
  others: Others,
): Diagnostic[] {
  return definition.estimates.flatMap((child, index): Diagnostic[] => {
    const path = `estimates[${index}]`
    const other = findOther(`${path}.of`, child.of, others)
    // A mistake in a calculator is said once, however many estimates are made of it.
    const isFirst = definition.estimates.findIndex(({ of }) => of === child.of) === index
    if ('message' in other) return isFirst ? [other] : []
    if (other.estimates.length > 0) {
      const message = `is '${child.of}', which makes estimates itself; name the calculators that it makes them of`
      return [{ path: `${path}.of`, message }]
    }
    return [
      ...stageDiagnostics(path, child, definition),
      ...forEachDiagnostics(path, child, definition),
      ...whenDiagnostics(path, child, names),
      ...fieldsDiagnostics(`${path}.given`, child, { ...names, fields: definition.fields }, other),
    ]
  })
}

/** A calculator that makes estimates says to which of their stages each material of its own belongs. */
export function materialStageDiagnostics({
  estimates,
  materials,
}: Pick<DefinitionWithDefaults, 'estimates' | 'materials'>): Diagnostic[] {
  const known = [...new Set(estimates.map(({ stage }) => stage))]
  return materials.flatMap(({ stage }, index): Diagnostic[] => {
    const path = `materials[${index}]`
    if (stage === undefined) {
      if (known.length === 0) return []
      const message = `has no stage, beside estimates that have; give it one of theirs: ${known.join(', ')}`
      return [{ path, message }]
    }
    if (known.includes(stage)) return []
    const message =
      known.length === 0
        ? 'is given, but only a calculator that makes estimates has stages; leave it out'
        : `is '${stage}', a stage of no estimate${suggestion(stage, known)}`
    return [{ path: `${path}.stage`, message }]
  })
}

/** Refuses a stage that is one letter off another, which more estimates have, or an earlier one. */
function stageDiagnostics(
  path: string,
  { stage }: ChildEstimate,
  { estimates }: DefinitionWithDefaults,
): Diagnostic[] {
  const stages = estimates.map((other) => other.stage)
  // 'Block A' and 'Block B' are two stages.
  const named = (one: string) => one.toLowerCase().replace(/ \w{1,2}$/, '')
  const count = (one: string) => stages.filter((other) => other === one).length
  const meant = stages.find(
    (other) =>
      leven(named(other), named(stage)) === 1 &&
      (count(other) - count(stage) || stages.indexOf(stage) - stages.indexOf(other)) > 0,
  )
  if (meant === undefined) return []
  const message = `is '${stage}', one letter off another stage; did you mean "${meant}"?`
  return [{ path: `${path}.stage`, message }]
}

/** An estimate for each row has the row's number in its name; any other has no number to show. */
function forEachDiagnostics(
  path: string,
  child: ChildEstimate,
  { fields }: DefinitionWithDefaults,
): Diagnostic[] {
  const { name, forEach } = child
  const repeats = namesOfKind(fields, 'repeat')
  const mentioned = interpolatedNames(name)
  const unknown = mentioned.find((each) => forEach === undefined || each !== 'row')
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
  if (forEach === undefined || mentioned.length > 0) return []
  return [{ path: `${path}.name`, message: 'is the same for every row; add {row} to it' }]
}

function whenDiagnostics(
  path: string,
  { when, forEach }: ChildEstimate,
  { units, columns }: SymbolTable,
): Diagnostic[] {
  const inRow = [...columns.keys()].filter((name) => name.startsWith(`${forEach}.`))
  const known = [...ownNames(units), ...(forEach === undefined ? [] : inRow)]
  if (when === undefined || known.includes(when)) return []
  const message = `is "${when}", which is not a field, constant or formula${suggestion(when, known)}`
  return [{ path: `${path}.when`, message }]
}

/** Compares units and options only: the child estimate checks limits itself, as if somebody typed the values. */
function fieldsDiagnostics(
  path: string,
  { of, given, forEach }: ChildEstimate,
  { fields, units, columns }: Giver & Pick<SymbolTable, 'columns'>,
  other: Calculator,
): Diagnostic[] {
  const inRow = forEach === undefined ? undefined : rowGiver(forEach, fields, columns)
  const giver = {
    fields: { ...fields, ...inRow?.fields },
    units: new Map([...units, ...(inRow?.units ?? [])]),
  }
  const rows = (name: string, otherRepeat: Repeat): Diagnostic[] => {
    const at = `${path}.${name}`
    const repeats = given[name]
    if (!Array.isArray(repeats)) {
      const message = `gives "${repeats}", where ${of} has rows; give a list of repeats, as ['${repeats}']`
      return [{ path: at, message }]
    }
    return repeats.flatMap((repeat) => {
      const givenRepeat = repeatGiven(repeat, { fields })
      if (typeof givenRepeat === 'string') return [{ path: at, message: givenRepeat }]
      return rowDiagnostics(at, of, otherRepeat, repeat, rowGiver(repeat, fields, columns))
    })
  }
  const receiver = { of, owner: of, fields: other.fields, need, rows }
  return givenDiagnostics((name) => (name ? `${path}.${name}` : path), receiver, given, giver)
}

/** Why an estimate is refused without a field, which otherwise keeps its default. */
function need(field: Field): Need | undefined {
  const isNeeded =
    field.kind === 'repeat'
      ? field.minimum > 0
      : field.kind === 'number' && field.default === undefined && !field.optional
  return isNeeded ? 'without default' : undefined
}

/** The names in a row of a repeat, as a definition gives them: 'beds.length'. */
function rowGiver(repeat: string, fields: Giver['fields'], columns: Units): Giver {
  const repeatField = fields[repeat]
  const inRow = repeatField?.kind === 'repeat' ? Object.entries(repeatField.fields) : []
  return {
    fields: Object.fromEntries(inRow.map(([name, field]) => [`${repeat}.${name}`, field])),
    units: new Map([...columns].filter(([name]) => name.startsWith(`${repeat}.`))),
  }
}

/** A row that is given has the fields that the other calculator's rows need, and no others. */
function rowDiagnostics(
  path: string,
  of: string,
  { fields, row }: Repeat,
  repeat: string,
  giver: Giver,
): Diagnostic[] {
  const given = Object.keys(giver.fields).map((name) => [name.slice(repeat.length + 1), name])
  const receiver = { of, owner: `a ${row} of ${of}`, fields, need }
  return givenDiagnostics(
    (name) => (name && !Object.hasOwn(fields, name) ? `fields.${repeat}.fields.${name}` : path),
    receiver,
    Object.fromEntries(given),
    giver,
  )
}
