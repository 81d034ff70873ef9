import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { ParsedDefinition } from '../../definition/calculator.ts'
import type { Calculator } from '../../definition/compiled.ts'
import { mayBeNegative } from '../../formula/interval.ts'
import { intervalOf } from '../../formula/intervalOf.ts'
import { type KnownIntervals, nameIn } from './intervals.ts'
import { ownAmounts } from './ownFormulas.ts'

/**
 * No result comes out below zero ('−1 bags') for inputs that are accepted, unless its definition
 * says why it may.
 */
export function signDiagnostics(
  { all }: KnownIntervals,
  results: ParsedDefinition['results'],
): Diagnostic[] {
  return results.flatMap(({ of, mayBeNegative: reason }, index): Diagnostic[] => {
    const known = all.get(of)
    // resultDiagnostics refuses a result of a formula that does not exist.
    const mayBe = known !== undefined && mayBeNegative(known)
    if (mayBe === (reason !== undefined)) return []
    const path = `results[${index}].${mayBe ? 'of' : 'mayBeNegative'}`
    const message = mayBe
      ? `shows "${of}", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative`
      : `gives a reason for what cannot happen: "${of}" never comes out below zero; leave it out`
    return [{ path, message }]
  })
}

/** Refuses amounts of materials that may come out below zero, whatever a result may do. */
export function materialSignDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'materials'>,
  defined: Pick<ParsedDefinition, 'materials'>,
  everywhere: KnownIntervals,
): Diagnostic[] {
  return ownAmounts(calculator, defined, everywhere).flatMap(({ path, ast, known }) =>
    mayBeNegative(intervalOf(ast, nameIn(known)))
      ? [{ path, message: 'may come out below zero; use max(0, …)' }]
      : [],
  )
}
