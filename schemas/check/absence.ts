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
  never: readonly string[] = [],
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
  const shown = Object.entries(field.visibleWhen ?? {})
  const isOptional = field.kind === 'number' && field.optional === true
  if (shown.length === 0 && !isOptional) return undefined
  const [[choice = '', options = []] = [], ...more] = shown
  const by = fields[choice]
  if (isOptional || more.length > 0 || by?.kind !== 'choice') return { where: `${name} is` }
  const others = Object.keys(by.options).filter((id) => !options.includes(id))
  return { where: `${name} is`, only: { choice, options: others } }
}

/** When the value of a choice is not there: with options whose values a person enters. */
function absenceOfValue(
  choice: string,
  key: string,
  { options }: FieldOf<'choice'>,
): Absence | undefined {
  const lacking = Object.keys(options).filter(
    (id) => !Object.hasOwn(options[id]?.values ?? {}, key),
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
    const [first, second] = [all.only, one.only]
    if (!first || !second || first.choice !== second.choice) return { where: all.where }
    const options = [...new Set([...first.options, ...second.options])]
    return { where: all.where, only: { choice: first.choice, options } }
  }, undefined)
}

/** Absent where every one of several is: never where two are so with different options of one choice. */
function allOf(found: readonly Absence[]): Absence | undefined {
  const shared = found.reduce((all, one): Absence => {
    const [first, second] = [all.only, one.only]
    const isOne = first && second && first.choice === second.choice
    const options = isOne ? first.options.filter((id) => second.options.includes(id)) : []
    const both = isOne ? { choice: first.choice, options } : (first ?? second)
    return { where: one.where, only: both }
  })
  return shared.only?.options.length === 0 ? undefined : shared
}
