import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { DefinitionWithDefaults } from '../../definition/calculator.ts'
import type { Calculator } from '../../definition/compiled.ts'
import { mayBeNegative } from '../../formula/interval.ts'
import { intervalOf } from '../../formula/intervalOf.ts'
import { isPositive } from '../../formula/number.ts'
import { mayBeAbsent } from './absence.ts'
import { type KnownIntervals, nameIn } from './intervals.ts'
import { ownAmounts } from './ownFormulas.ts'

/**
 * No result comes out below zero ('−1 bags') for inputs that are accepted, unless its definition
 * says why it may.
 */
export function signDiagnostics(
  { all }: KnownIntervals,
  results: DefinitionWithDefaults['results'],
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

/** Refuses amounts of materials that may come out below zero, whatever a result may do, or are never above it. */
export function materialSignDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'constants' | 'formulas' | 'materials'>,
  defined: Pick<DefinitionWithDefaults, 'materials' | 'uses'>,
  everywhere: KnownIntervals,
): Diagnostic[] {
  const absent = mayBeAbsent(calculator, defined.uses)
  const vain = defined.materials.flatMap((own, index) =>
    Object.entries('use' in own || own.forEach ? {} : own.where).flatMap(([name, range]) => {
      const interval = everywhere.all.get(name)
      const isLimited = JSON.stringify(range) !== '{"minimum":"0"}'
      if (isLimited || !interval || mayBeNegative(interval) || absent.has(name)) return []
      const message =
        "leaves nothing out: it is never below 0; without an amount there is no line with { exclusiveMinimum: '0' }"
      return [{ path: `materials[${index}].where.${name}`, message }]
    }),
  )
  const amounts = ownAmounts(calculator, defined, everywhere).flatMap(({ path, ast, known }) => {
    const interval = intervalOf(ast, nameIn(known))
    if (mayBeNegative(interval)) {
      return [{ path, message: 'may come out below zero; use max(0, …)' }]
    }
    if (!interval.high || isPositive(interval.high.at)) return []
    const message =
      'never comes out above zero, so that nothing is bought; correct it, or what where asks for'
    return [{ path, message }]
  })
  return [...vain, ...amounts]
}
