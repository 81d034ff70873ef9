import { useModule } from '../../runtime/useModule.ts'
import { LazyPart } from '../../ui/lazy/LazyPart.tsx'
import type { SolveProps } from '../solve/Solve.tsx'
import * as styles from './Results.css.ts'

interface ExportBarProps extends Omit<SolveProps, 'estimate'> {
  /** Undefined while there is no result: the page can be used before the code of the actions is here. */
  estimate: SolveProps['estimate'] | undefined
}

const importActions = () => import('./ExportActions.tsx')

/** The place of the actions on a result. Their code comes before the first result, which needs it. */
export function ExportBar({ estimate, ...props }: ExportBarProps) {
  useModule(importActions)
  if (!estimate) return null
  return (
    <div className={styles.exporting}>
      <LazyPart load={importActions}>
        {({ ExportActions }) => <ExportActions {...props} estimate={estimate} />}
      </LazyPart>
    </div>
  )
}
