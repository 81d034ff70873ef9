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
  { constants, formulas }: Pick<Calculator, 'constants' | 'formulas'>,
  uses: readonly string[],
): string[] {
  const known = new Set([...Object.keys(constants), ...formulas.map(({ name }) => name)])
  return formulas
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
      const inRow = absentNames(field)
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
    const because = absentBecause(ast, absent)
    if (because !== undefined) absent.set(name, because)
  }
  return absent
}

/** The field that may make a formula absent; `first` is absent only where all of its arguments are. */
function absentBecause(ast: Formula, absent: ReadonlyMap<string, string>): string | undefined {
  if (ast.kind === 'name') return absent.get(ast.name)
  if (ast.kind === 'sum') return absent.get(ast.column)
  const inside = parts(ast).map((part) => absentBecause(part, absent))
  if (ast.kind === 'call' && ast.function === 'first') {
    return inside.every((found) => found !== undefined) ? inside.at(-1) : undefined
  }
  return inside.find((found) => found !== undefined)
}

function mayBeAbsent(field: PlainField): boolean {
  return field.visibleWhen !== undefined || (field.kind === 'number' && field.optional === true)
}
