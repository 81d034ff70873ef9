import type { ParsedDefinition, PlainField } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { type Formula, namesIn, parts } from '../formula/ast.ts'
import type { Diagnostic } from './diagnostic.ts'

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
    const because = absent.get(of)
    if (emphasis !== 'key' || because === undefined) return []
    const message = `is "${of}", which is absent where ${because} is; the key figure must always be there`
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

/** Every name that may have no value, with the field that causes it. */
function absentNames(
  { fields, formulas }: Pick<Calculator, 'fields' | 'formulas'>,
  never: readonly string[] = [],
): ReadonlyMap<string, string> {
  const absent = new Map(never.map((name) => [name, name]))
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'repeat') {
      const inRow = absentNames(field, never)
      for (const [key, because] of inRow) absent.set(`${name}.${key}`, `${name}.${because}`)
      continue
    }
    if (mayBeAbsent(field)) absent.set(name, name)
    if (field.kind !== 'choice') continue
    for (const key of Object.keys(field.units)) {
      const isEntered = Object.values(field.options).some(
        ({ values }) => !Object.hasOwn(values, key),
      )
      if (mayBeAbsent(field)) absent.set(`${name}.${key}`, name)
      else if (isEntered) absent.set(`${name}.${key}`, `${name}.${key}`)
    }
  }
  // In topological order, so that what a formula mentions is known before it.
  for (const { name, ast } of formulas) {
    const because = absentBecause(ast, absent, fields)
    if (because !== undefined) absent.set(name, because)
  }
  return absent
}

/** The field that may make a formula absent; `first` is absent only where all of its arguments are. */
function absentBecause(
  ast: Formula,
  absent: ReadonlyMap<string, string>,
  fields: Calculator['fields'],
): string | undefined {
  if (ast.kind === 'name') return absent.get(ast.name)
  if (ast.kind === 'sum') return absent.get(ast.column)
  const inside = parts(ast).map((part) => absentBecause(part, absent, fields))
  if (ast.kind === 'call' && ast.function === 'first') {
    const isNever = isOneThere(ast.arguments, fields)
    return !isNever && inside.every((found) => found !== undefined) ? inside.at(-1) : undefined
  }
  return inside.find((found) => found !== undefined)
}

/** Whether of two names one is always there: each is absent with other options of one choice. */
function isOneThere(given: readonly Formula[], fields: Calculator['fields']): boolean {
  const options = given.flatMap((part) => optionsWithout(part, fields) ?? [])
  return options.some((one, index) =>
    options
      .slice(index + 1)
      .some(
        (other) =>
          one.choice === other.choice && !one.without.some((id) => other.without.includes(id)),
      ),
  )
}

/** The options with which a name is absent, where nothing else makes it so. */
function optionsWithout(
  part: Formula,
  fields: Calculator['fields'],
): { choice: string; without: string[] } | undefined {
  if (part.kind !== 'name') return undefined
  const [first = '', key] = part.name.split('.')
  const field = fields[first]
  if (!field || field.kind === 'repeat') return undefined
  const shown = Object.entries(field.visibleWhen ?? {})
  if (field.kind === 'choice' && key !== undefined && shown.length === 0) {
    const lacking = Object.entries(field.options).filter(([, { values }]) => !(key in values))
    return { choice: first, without: lacking.map(([id]) => id) }
  }
  const [[choice = '', options = []] = [], ...more] = shown
  const by = fields[choice]
  const isOptional = field.kind === 'number' && field.optional
  if (by?.kind !== 'choice' || more.length > 0 || isOptional || key !== undefined) return undefined
  return { choice, without: Object.keys(by.options).filter((id) => !options.includes(id)) }
}

function mayBeAbsent(field: PlainField): boolean {
  return field.visibleWhen !== undefined || (field.kind === 'number' && field.optional === true)
}
