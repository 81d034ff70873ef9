import { figureWithUnit } from '#language/grammar.ts'
import type { Bill } from '../../../schemas/bill/bill.ts'
import { lineName } from '../../../schemas/bill/billPhrases.ts'
import { describePacksAlone } from '../../../schemas/bill/packs.ts'
import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { useBill } from '../../bill/useBill.ts'
import { KeyFigureBar, type KeyFigureBarProps } from './KeyFigureBar.tsx'

export interface AnswerBarProps extends Omit<KeyFigureBarProps, 'label' | 'figure'> {
  estimate: Estimate
  bill: Bill
}

/** The bar of a result: the first line of its bill, or without one its key figure. */
export function AnswerBar({ estimate, bill, ...props }: AnswerBarProps) {
  const [line] = bill.lines
  const row = estimate.rows.find(({ emphasis }) => emphasis === 'key')
  if (line) {
    // The figure first, in every language, as in the band and in the bill.
    const figure = `${line.packCountFigure} ${describePacksAlone(line, line)}`
    return <KeyFigureBar {...props} label={lineName(line)} figure={figure} />
  }
  if (!row) return null
  return <KeyFigureBar {...props} label={row.label} figure={figureWithUnit(row.value, row.unit)} />
}

interface EstimateAnswerBarProps extends Omit<AnswerBarProps, 'bill'> {
  calculator: Calculator
}

/** The bar of one estimate. */
export function EstimateAnswerBar({ calculator, ...props }: EstimateAnswerBarProps) {
  return <AnswerBar {...props} bill={useBill(calculator, props.estimate)} />
}
