import { type Calculator, type Estimate, shownInput } from '../../../schemas/estimate.ts'
import * as styles from './Results.css.ts'

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
    const used = shownInput(calculator, estimate.inputs, name)
    const reason = typed.trim() === '' ? 'was left empty' : `“${typed}” is not a number`
    return (
      <p key={name} className={styles.fallback}>
        {field.label}: {reason}, so {used} {field.unit} was used.
      </p>
    )
  })
}
