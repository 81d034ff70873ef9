import { useState } from 'react'
import * as form from '#messages/form.ts'
import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { LazyPart } from '../../ui/lazy/LazyPart.tsx'
import { Stack } from '../../ui/spacing/layout.tsx'
import * as styles from './Working.css.ts'

interface WorkingProps {
  calculator: Calculator
  estimate: Estimate
}

const importSteps = () => import('./WorkingSteps.tsx')

/**
 * Opens to how the result was computed, step by step. Its code comes after the first result; its steps are
 * computed only while it is open, because that takes as long as the result itself. It is beside the live region, not in it: a new result is announced
 * without its whole working.
 */
export function Working({ calculator, estimate }: WorkingProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.working}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{form.showWorking}</summary>
      <Stack gap="m" className={styles.inside}>
        <LazyPart load={importSteps}>
          {({ WorkingSteps }) =>
            isOpen && <WorkingSteps calculator={calculator} estimate={estimate} />
          }
        </LazyPart>
      </Stack>
    </details>
  )
}
