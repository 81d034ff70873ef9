import type { FieldOf } from '../../../schemas/calculator.ts'
import { type Calculator, type Estimate, shownInput } from '../../../schemas/estimate.ts'
import { unitBehind } from '../../formula/unit.ts'
import * as styles from './Results.css.ts'

const notAccepted: Record<FieldOf<'number'>['accepts'], string> = {
  number: 'not a number',
  positive: 'not a number above zero',
}

/** Says which fields were not read as numbers, and what was used in their place. */
export function Fallbacks({
  calculator,
  estimate,
}: {
  calculator: Calculator
  estimate: Estimate
}) {
  return Object.entries(estimate.inputs).map(([name, { fellBack, typed }]) => {
    const field = calculator.fields[name]
    if (!fellBack || field?.kind !== 'number') return null
    const used = shownInput(calculator, estimate.inputs, name) ?? ''
    const unit = unitBehind(field.unit, used)
    // What was typed stands in the field; repeated here, a long paste would bury the result.
    const reason = typed.trim() === '' ? 'left empty' : notAccepted[field.accepts]
    return (
      <p key={name} className={styles.fallback}>
        {field.label}: {reason}, so {unit ? `${used} ${unit}` : used} was used.
      </p>
    )
  })
}
