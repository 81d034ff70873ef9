import { memo, useDeferredValue } from 'react'
import * as working from '#messages/working.ts'
import { allLines } from '../../../schemas/bill/bill.ts'
import { billSteps } from '../../../schemas/bill/steps.ts'
import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { workingSteps } from '../../../schemas/estimate/working.ts'
import { useBill } from '../../bill/useBill.ts'
import { usePending } from '../../runtime/pendingMark.ts'
import { visuallyHidden } from '../../styles/hidden.css.ts'
import { Stack } from '../../ui/spacing/layout.tsx'
import * as styles from './Working.css.ts'

interface WorkingStepsProps {
  calculator: Calculator
  estimate: Estimate
}

/**
 * The steps of a result. React draws them after the result, so that no key or tap waits for them.
 */
export function WorkingSteps({ calculator, estimate }: WorkingStepsProps) {
  const drawn = useDeferredValue<Estimate | null>(estimate, null)
  usePending(drawn !== estimate)
  return drawn && <Steps calculator={calculator} estimate={drawn} />
}

/** The fallbacks that were taken, one step for each formula, and one for what to buy. */
const Steps = memo(function Steps({ calculator, estimate }: WorkingStepsProps) {
  const lines = allLines(useBill(calculator, estimate))
  const steps = [...workingSteps(calculator, estimate), ...billSteps(calculator, estimate, lines)]
  return (
    <>
      <Stack as="ol" gap="m" className={styles.steps}>
        {steps.map(({ key, visual, screenReader }) => (
          <li key={key} data-step={key} className={styles.step}>
            <Written line={visual} />
            <span className={visuallyHidden}>{screenReader}</span>
          </li>
        ))}
      </Stack>
      <p className={styles.note}>
        {steps.some(({ visual }) => visual.includes('…')) && `${working.goesOn} `}
        {working.notRounded}
      </p>
    </>
  )
})

/** A step as it is seen: each '=' begins a line. Screen readers get the same in words. */
function Written({ line }: { line: string }) {
  const [name = '', ...rest] = line.split(/(?= = )/)
  return (
    <span aria-hidden="true">
      <strong>{name}</strong>
      {[...rest.entries()].map(([index, part]) => (
        <span key={index} className={styles.line}>
          {part}
        </span>
      ))}
    </span>
  )
}
