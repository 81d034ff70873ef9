import { figureWithUnit } from '#language/grammar.ts'
import { lineName } from '../../../schemas/bill/amounts.ts'
import { describePacksAlone } from '../../../schemas/bill/packs.ts'
import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { useBill } from '../../bill/useBill.ts'
import { KeyFigureBar, type KeyFigureBarProps } from './KeyFigureBar.tsx'

interface AnswerBarProps extends Omit<KeyFigureBarProps, 'label' | 'figure'> {
  calculator: Calculator
  estimate: Estimate
}

/** The bar of a result: the first line of its bill, or without one its key figure. */
export function AnswerBar({ calculator, estimate, ...props }: AnswerBarProps) {
  const [line] = useBill(calculator, estimate).lines
  const row = estimate.rows.find(({ emphasis }) => emphasis === 'key')
  if (line) {
    const figure = figureWithUnit(line.packCountText, describePacksAlone(line, line))
    return <KeyFigureBar {...props} label={lineName(line)} figure={figure} />
  }
  if (!row) return null
  return <KeyFigureBar {...props} label={row.label} figure={figureWithUnit(row.value, row.unit)} />
}
