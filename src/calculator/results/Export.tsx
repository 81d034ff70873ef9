import * as styles from './Results.css.ts'
import type { ResultProps } from './resultProps.ts'

/** The ways out of the screen for a result, fetched once the page is usable. */
export function Export({ parts, whole, ready, isStale, calculate }: ResultProps) {
  // Estimates of other calculators leave the screen with their own bill.
  if (!ready || (whole && whole.estimates.length > 0)) return null
  const { estimate } = ready
  return (
    <div className={styles.exporting}>
      {parts && whole && (
        <parts.ExportBar {...{ calculator: whole, estimate, isStale, calculate }} />
      )}
    </div>
  )
}
