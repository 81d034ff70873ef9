import * as form from '#messages/form.ts'
import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import { useConnectionLost } from '../../runtime/useHydrated.ts'
import { Stack } from '../../ui/spacing/Stack.tsx'
import * as styles from './Working.css.ts'

interface WorkingProps {
  /** Undefined while it is on its way. */
  whole: Calculator | undefined
  /** Undefined before the first result. */
  estimate: Estimate | undefined
}

const importSteps = () => import('./WorkingSteps.tsx')

/**
 * Opens to how the result was computed, step by step. It is beside the live region, not in it:
 * a new result is announced without its whole working. What writes the steps is fetched once the
 * page is usable, so that it is there before the first result.
 */
export function Working({ whole, estimate }: WorkingProps) {
  const module = useDeferredModule(importSteps)
  const isLost = useConnectionLost()
  if (!estimate) return null
  return (
    <details className={styles.working}>
      <summary>{form.showWorking}</summary>
      <Stack gap="m" className={styles.inside}>
        {module && whole && <module.WorkingSteps calculator={whole} estimate={estimate} />}
        {!(module && whole) && isLost && <p>{form.workingOffline}</p>}
      </Stack>
    </details>
  )
}
