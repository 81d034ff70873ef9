import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import { parseUnit } from '../formula/unit.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { SymbolTable } from './nameResolution.ts'
import { findOther, type Others } from './others.ts'

/**
 * Adds the formulas and constants of the calculators that a definition uses to the table, as
 * concrete.volume; returns a diagnostic for each calculator that cannot be used.
 */
export function addImportedNames(
  { uses }: DefinitionWithDefaults,
  names: SymbolTable,
  others: Others,
): Diagnostic[] {
  return Object.entries(uses).flatMap(([name, { of }]): Diagnostic[] => {
    const used = findOther(`uses.${name}.of`, of, others)
    if ('message' in used) return [used]
    for (const formula of used.formulas) {
      names.units.set(`${name}.${formula.name}`, parseUnit(formula.unit))
    }
    for (const [constant, { unit }] of Object.entries(used.constants)) {
      names.units.set(`${name}.${constant}`, parseUnit(unit))
    }
    return []
  })
}
