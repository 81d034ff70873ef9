import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { fallbackTexts } from '../../../schemas/estimate/fallbacks.ts'
import * as styles from './Results.css.ts'

/** Says which fields were not read as numbers, and what was used in their place. */
export function Fallbacks({
  calculator,
  estimate,
}: {
  calculator: Calculator
  estimate: Estimate
}) {
  return fallbackTexts(calculator, estimate).map((text) => (
    <p key={text} className={styles.fallback}>
      {text}
    </p>
  ))
}
