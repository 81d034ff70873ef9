import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { useLater } from '../../ui/useLater.ts'
import * as styles from './Working.css.ts'

interface WorkingProps {
  calculator: Calculator
  /** What was computed; without it there is nothing to show yet. */
  estimate: Estimate | undefined
}

const fetchSteps = () => import('./WorkingSteps.tsx')

/**
 * Opens to how the result was computed, step by step. It stands beside the live region, not in it:
 * a new result is announced without its whole working. What writes the steps is fetched once the
 * page is usable, so that it is there before the first result.
 */
export function Working({ calculator, estimate }: WorkingProps) {
  const fetched = useLater(fetchSteps, estimate)
  if (!estimate) return null
  return (
    <details className={styles.working}>
      <summary className={styles.summary}>Show the working</summary>
      <div className={styles.inside}>
        {fetched === 'failed' && (
          <p>The working could not be fetched. It comes when the network is back.</p>
        )}
        {fetched && fetched !== 'failed' && (
          <fetched.WorkingSteps calculator={calculator} estimate={estimate} />
        )}
      </div>
    </details>
  )
}
