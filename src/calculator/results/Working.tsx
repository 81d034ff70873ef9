import type { Calculator, Estimate } from '../../../schemas/estimate.ts'
import { workingSteps } from '../../../schemas/working.ts'
import { visuallyHidden } from '../../styles/hidden.css.ts'
import * as styles from './Working.css.ts'

interface WorkingProps {
  calculator: Calculator
  estimate: Estimate
}

/**
 * Opens to how the result was computed, step by step. It stands beside the live region, not in it:
 * a new result is announced without its whole working.
 */
export function Working({ calculator, estimate }: WorkingProps) {
  return (
    <details className={styles.working}>
      <summary className={styles.summary}>Show the working</summary>
      <div className={styles.inside}>
        <ol className={styles.steps}>
          {workingSteps(calculator, estimate).map(({ key, written, spoken }) => (
            <li key={key} data-step={key} className={styles.step}>
              <Written line={written} />
              <span className={visuallyHidden}>{spoken}</span>
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          “…” marks decimals that go on; a fraction in brackets behind them is the exact value.
          Nothing is rounded on the way unless the step says so.
        </p>
      </div>
    </details>
  )
}

/** A step for the eye: each = begins a line. Screen readers get the same in words. */
function Written({ line }: { line: string }) {
  const [name = '', ...rest] = line.split(/(?= = )/)
  return (
    <span aria-hidden="true">
      <strong>{name}</strong>
      {rest.map((part) => (
        <span key={part} className={styles.line}>
          {part}
        </span>
      ))}
    </span>
  )
}
