import { type ReactNode, useId } from 'react'
import * as buy from '#messages/buy.ts'
import { type Bill, sumWithLabour } from '../../schemas/bill/bill.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { Sum, Total } from './Total.tsx'
import * as styles from './WhatToBuy.css.ts'

interface LabourProps {
  lines: ReactNode
  summary: ReactNode
  /** Of what is bought. */
  bill: Bill
  labour: Bill
}

/** The lines of the labour, with a sum of their own beside that of the materials. */
export function Labour({ lines, summary, bill, labour }: LabourProps) {
  const id = useId()
  const sum = sumWithLabour(bill)
  return (
    <section id="labour" className={styles.block} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {buy.labour}
      </h2>
      {lines}
      <Total bill={labour} isLabour>
        {sum && (
          <Sum label={sum.label}>
            <strong data-total-with-labour="">{formatMoney(sum.total)}</strong>
          </Sum>
        )}
      </Total>
      {summary && <div>{summary}</div>}
    </section>
  )
}
