import type { FieldOf, ParsedDefinition, PlainField } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { type Formula, namesIn, type OverRows, parts } from '../formula/ast.ts'
import type { Diagnostic } from './diagnostic.ts'

/** When something is absent. */
interface Absence {
  /** Reads on after 'absent where': 'postPrice is'. */
  where: string
  /** Where it is never absent but with these options of this choice. */
  only?: { choice: string; options: readonly string[] } | undefined
}

type Fields = Calculator['fields']

/**
 * The key figure is always there: no field that may stay empty, or is not visible with every option,
 * may make it absent.
 */
export function absenceDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'constants' | 'formulas'>,
  { results, uses }: Pick<ParsedDefinition, 'results' | 'uses'>,
): Diagnostic[] {
  const absent = absentNames(calculator, notGiven(calculator, Object.keys(uses)))
  return results.flatMap(({ of, emphasis }, index): Diagnostic[] => {
    const found = absent.get(of)
    if (emphasis !== 'key' || found === undefined) return []
    const message = `is "${of}", which is absent where ${found.where}; the key figure must always be there`
    return [{ path: `results[${index}].of`, message }]
  })
}

/** Names of used calculators that have no value: their optional fields that are given nothing. */
function notGiven(
  { fields, constants, formulas }: Pick<Calculator, 'fields' | 'constants' | 'formulas'>,
  uses: readonly string[],
): string[] {
  const known = new Set([...Object.keys(constants), ...formulas.map(({ name }) => name)])
  const inRows = Object.values(fields).flatMap((field) =>
    field.kind === 'repeat' ? field.formulas : [],
  )
  return [...formulas, ...inRows]
    .flatMap(({ ast }) => namesIn(ast).map(({ name }) => name))
    .filter((name) => uses.includes(name.split('.')[0] ?? name) && !known.has(name))
}

/** Every name that may have no value, and when. */
function absentNames(
  { fields, formulas }: Pick<Calculator, 'fields' | 'formulas'>,
  never: readonly string[],
): ReadonlyMap<string, Absence> {
  const absent = new Map(never.map((name): [string, Absence] => [name, { where: `${name} is` }]))
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'repeat') {
      // One row may be told from another by a choice: their sum is not.
      for (const [key, { where }] of absentNames(field, never)) {
        absent.set(`${name}.${key}`, { where: `${name}.${where}` })
      }
      continue
    }
    const hidden = absenceOf(name, field, fields)
    if (hidden) absent.set(name, hidden)
    if (field.kind !== 'choice') continue
    for (const key of Object.keys(field.units)) {
      const found = hidden ?? absenceOfValue(name, key, field)
      if (found) absent.set(`${name}.${key}`, found)
    }
  }
  // In topological order, so that what a formula mentions is known before it.
  for (const { name, ast } of formulas) {
    const found = absenceIn(ast, absent, fields)
    if (found) absent.set(name, found)
  }
  return absent
}

/** When a field is not there, by itself. */
function absenceOf(name: string, field: PlainField, fields: Fields): Absence | undefined {
  const where = `${name} is`
  if (field.kind === 'number' && field.optional) return { where }
  const hidden = Object.entries(field.visibleWhen ?? {}).map(([choice, shown]): Absence => {
    const by = fields[choice]
    const all = by?.kind === 'choice' ? Object.keys(by.options) : []
    return { where, only: { choice, options: all.filter((id) => !shown.includes(id)) } }
  })
  return anyOf(hidden)
}

/** When the value of a choice is not there: with options whose values a person enters. */
function absenceOfValue(
  choice: string,
  key: string,
  { options }: FieldOf<'choice'>,
): Absence | undefined {
  const lacking = Object.entries(options).flatMap(([id, { values }]) =>
    Object.hasOwn(values, key) ? [] : id,
  )
  if (lacking.length === 0) return undefined
  return { where: `${choice}.${key} is`, only: { choice, options: lacking } }
}

/** When a formula is absent; `first` is only where all of its arguments are. */
function absenceIn(
  ast: Formula,
  absent: ReadonlyMap<string, Absence>,
  fields: Fields,
): Absence | undefined {
  if (ast.kind === 'name') return absent.get(ast.name)
  if (ast.kind === 'rows') return absent.get(ast.column) ?? withoutRows(ast, fields)
  const inside = parts(ast).map((part) => absenceIn(part, absent, fields))
  const found = inside.filter((each) => each !== undefined)
  if (ast.kind !== 'call' || ast.function !== 'first') return anyOf(found)
  return found.length < inside.length ? undefined : allOf(found)
}

/** None of no rows is the largest; their sum is nothing. */
function withoutRows({ function: of, column }: OverRows, fields: Fields): Absence | undefined {
  const repeat = fields[column.split('.')[0] ?? '']
  if (of === 'sum' || repeat?.kind !== 'repeat' || repeat.minimum > 0) return undefined
  return { where: `there is no ${repeat.row}` }
}

/** Absent where one of several is. */
function anyOf(found: readonly Absence[]): Absence | undefined {
  return found.reduce<Absence | undefined>((all, one) => {
    if (!all) return one
    const { where, only } = all
    if (!only || only.choice !== one.only?.choice) return { where }
    return { where, only: { ...only, options: [...only.options, ...one.only.options] } }
  }, undefined)
}

/** Absent where every one of several is: never where two are so with different options of one choice. */
function allOf(found: readonly Absence[]): Absence | undefined {
  const shared = found.reduce(({ only }, one): Absence => {
    const { where, only: other } = one
    if (!only) return one
    if (only.choice !== other?.choice) return { where, only }
    const options = only.options.filter((id) => other.options.includes(id))
    return { where, only: { ...only, options } }
  })
  return shared.only?.options.length === 0 ? undefined : shared
}
