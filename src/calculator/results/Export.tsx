import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import * as styles from './Results.css.ts'
import type { ResultProps } from './resultProps.ts'

const importBar = () => import('./ExportBar.tsx')

/** The ways out of the screen for a result, fetched once the page is usable. */
export function Export({ calculator, ready, isStale, calculate }: ResultProps) {
  const module = useDeferredModule(importBar)
  // Estimates of other calculators leave the screen with their own bill.
  if (!ready || calculator.estimates.length > 0) return null
  const { estimate } = ready
  return (
    <div className={styles.exporting}>
      {module && <module.ExportBar {...{ calculator, estimate, isStale, calculate }} />}
    </div>
  )
}
