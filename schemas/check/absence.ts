import type { ParsedDefinition, PlainField } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { namesIn, sumsIn } from '../formula/tree.ts'
import type { Problem } from './problem.ts'

/**
 * What a calculator is for is always there: no field that may stay empty, or is not shown for every
 * choice, may make its key figure absent.
 */
export function absenceProblems(
  calculator: Pick<Calculator, 'fields' | 'constants' | 'formulas'>,
  { results, uses }: Pick<ParsedDefinition, 'results' | 'uses'>,
): Problem[] {
  const absent = absentNames(calculator, notGiven(calculator, Object.keys(uses)))
  return results.flatMap(({ of, emphasis }, index): Problem[] => {
    const because = absent.get(of)
    if (emphasis !== 'key' || because === undefined) return []
    const message = `is "${of}", which is absent where ${because} is; the key figure is always there`
    return [{ path: `results[${index}].of`, message }]
  })
}

/** Names of used calculators that stand for nothing: their optional fields that are given nothing. */
function notGiven(
  { constants, formulas }: Pick<Calculator, 'constants' | 'formulas'>,
  uses: readonly string[],
): string[] {
  const known = new Set([...Object.keys(constants), ...formulas.map(({ name }) => name)])
  return formulas
    .flatMap(({ tree }) => namesIn(tree).map(({ name }) => name))
    .filter((name) => uses.includes(name.split('.')[0] ?? name) && !known.has(name))
}

/** Every name that may have no value, with the field that is to blame. */
function absentNames(
  { fields, formulas }: Pick<Calculator, 'fields' | 'formulas'>,
  never: readonly string[] = [],
): ReadonlyMap<string, string> {
  const absent = new Map(never.map((name) => [name, name]))
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'group') {
      const inRow = absentNames(field)
      for (const [key, because] of inRow) absent.set(`${name}.${key}`, `${name}.${because}`)
    } else if (mayBeAbsent(field)) {
      absent.set(name, name)
      if (field.kind === 'choice') {
        for (const key of Object.keys(field.units)) absent.set(`${name}.${key}`, name)
      }
    }
  }
  // In the order of computing, so that what a formula mentions is known before it.
  for (const { name, tree } of formulas) {
    const mentioned = [
      ...namesIn(tree).map((node) => node.name),
      ...sumsIn(tree).map((node) => node.column),
    ]
    const because = mentioned.map((other) => absent.get(other)).find((found) => found !== undefined)
    if (because !== undefined) absent.set(name, because)
  }
  return absent
}

function mayBeAbsent(field: PlainField): boolean {
  return field.shownFor !== undefined || (field.kind === 'number' && field.optional === true)
}
