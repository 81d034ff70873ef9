import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { Answer } from './Answer.tsx'
import { useBill } from './useBill.ts'

interface EstimateAnswerProps {
  calculator: Calculator
  estimate: Estimate
}

/** The materials to buy for one estimate. */
export function EstimateAnswer({ calculator, estimate }: EstimateAnswerProps) {
  return <Answer bill={useBill(calculator, estimate)} />
}
