import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import * as styles from './Results.css.ts'

interface ExportProps {
  calculator: Calculator
  /** What leaves the screen; without it there is nothing to export yet. */
  estimate: Estimate | undefined
}

const importBar = () => import('./ExportBar.tsx')

/** The ways out of the screen for a result, fetched once the page is usable. */
export function Export({ calculator, estimate }: ExportProps) {
  const module = useDeferredModule(importBar)
  // Estimates of other calculators leave the screen with their own bill.
  if (!estimate || calculator.estimates.length > 0) return null
  return (
    <div className={styles.exporting}>
      {module && <module.ExportBar calculator={calculator} estimate={estimate} />}
    </div>
  )
}
