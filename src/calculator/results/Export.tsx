import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import * as styles from './Results.css.ts'
import type { ResultProps } from './resultProps.ts'

const importBar = () => import('./ExportBar.tsx')

/** The ways out of the screen for a result, fetched once the page is usable. */
export function Export({ whole, ready, isStale, calculate }: ResultProps) {
  const module = useDeferredModule(importBar)
  // Estimates of other calculators leave the screen with their own bill.
  if (!ready || (whole && whole.estimates.length > 0)) return null
  const { estimate } = ready
  return (
    <div className={styles.exporting}>
      {module && whole && (
        <module.ExportBar {...{ calculator: whole, estimate, isStale, calculate }} />
      )}
    </div>
  )
}
