import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { fallbackTexts } from '../../../schemas/estimate/fallbacks.ts'
import { warningTexts } from '../../../schemas/estimate/warnings.ts'
import * as styles from './Results.css.ts'

interface RemarksProps {
  calculator: Calculator
  estimate: Estimate
}

/** Warns of results that mislead, and says for which fields a default was used. */
export function Remarks({ calculator, estimate }: RemarksProps) {
  return (
    <>
      {warningTexts(calculator, estimate).map((text) => (
        <p key={text} data-warning="" className={styles.warning}>
          {text}
        </p>
      ))}
      {fallbackTexts(calculator, estimate).map((text) => (
        <p key={text} className={styles.fallback}>
          {text}
        </p>
      ))}
    </>
  )
}
