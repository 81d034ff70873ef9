import type { Calculator } from '../definition/compiled.ts'
import { rangeInWords } from '../formula/range.ts'
import { unitBehind, withUnitBehind } from '../formula/unitWords.ts'
import { type Estimate, shownInput } from './estimate.ts'

/** Says which fields were not read as numbers, and what was used in their place. */
export function fallbackTexts(calculator: Calculator, estimate: Estimate): string[] {
  return Object.entries(estimate.inputs).flatMap(([name, { fellBack, typed }]) => {
    const field = calculator.fields[name]
    if (!fellBack || field?.kind !== 'number') return []
    const used = shownInput(calculator, estimate.inputs, name) ?? ''
    const unit = unitBehind(field.unit, used)
    // The field shows what was typed; repeated here, a long paste would bury the result.
    const reason = typed.trim() === '' ? 'left empty' : `not ${rangeInWords(field.accepts)}`
    return [`${field.label}: ${reason}, so ${withUnitBehind(used, unit)} was used.`]
  })
}
