import type { Calculator } from '../../../schemas/definition/compiled.ts'
import { useChildBill } from '../../childEstimates/useChildBill.ts'
import { AnswerBar, type AnswerBarProps } from './AnswerBar.tsx'

interface ChildAnswerBarProps extends Omit<AnswerBarProps, 'bill'> {
  calculator: Calculator
}

/** The bar of a calculator that makes estimates of others: the first line of the bill of all of them. */
export function ChildAnswerBar({ calculator, ...props }: ChildAnswerBarProps) {
  const bill = useChildBill(calculator, props.estimate)
  return bill ? <AnswerBar {...props} bill={bill} /> : null
}
