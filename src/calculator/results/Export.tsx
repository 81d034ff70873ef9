import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import * as styles from './Results.css.ts'

interface ExportProps {
  calculator: Calculator
  /** What leaves the screen; without it there is nothing to export yet. */
  estimate: Estimate | undefined
  /** The inputs were changed since. */
  isStale: boolean
  /** Computes what stands in the fields; undefined where that is not accepted, which the page shows. */
  calculate: () => Estimate | undefined
}

const importBar = () => import('./ExportBar.tsx')

/** The ways out of the screen for a result, fetched once the page is usable. */
export function Export({ estimate, ...others }: ExportProps) {
  const module = useDeferredModule(importBar)
  if (!estimate) return null
  return (
    <div className={styles.exporting}>
      {module && <module.ExportBar estimate={estimate} {...others} />}
    </div>
  )
}
