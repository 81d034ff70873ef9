import type { ParsedDefinition, PlainField } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { namesIn, sumsIn } from '../formula/ast.ts'
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
    } else if (mayBeAbsent(field)) {
      absent.set(name, name)
      if (field.kind === 'choice') {
        for (const key of Object.keys(field.units)) absent.set(`${name}.${key}`, name)
      }
    }
  }
  // In topological order, so that what a formula mentions is known before it.
  for (const { name, ast } of formulas) {
    const mentioned = [
      ...namesIn(ast).map((node) => node.name),
      ...sumsIn(ast).map((node) => node.column),
    ]
    const because = mentioned.map((other) => absent.get(other)).find((found) => found !== undefined)
    if (because !== undefined) absent.set(name, because)
  }
  return absent
}

function mayBeAbsent(field: PlainField): boolean {
  return field.visibleWhen !== undefined || (field.kind === 'number' && field.optional === true)
}
