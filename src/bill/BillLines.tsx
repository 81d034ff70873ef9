import type { ReactNode } from 'react'
import * as buy from '#messages/buy.ts'
import type { Bill, BillLine } from '../../schemas/bill/bill.ts'
import { CURRENCY } from '../../schemas/bill/money.ts'
import { BuyLine } from './BuyLine.tsx'
import * as styles from './WhatToBuy.css.ts'

interface LinesProps {
  page: string
  /** Draws more below a line. */
  below: ((line: BillLine) => ReactNode) | undefined
  /** Over the names, where the lines are the rows of a table. */
  heading: string
  bill: Bill
  isChecking: boolean
}

/** The lines of a bill, in the columns of a table where there is room. */
export function Lines({ page, below, heading, bill, isChecking }: LinesProps) {
  const money = bill.total ? [buy.rate, CURRENCY] : []
  return (
    <>
      <p className={bill.total ? styles.pricedColumns : styles.columns} aria-hidden="true">
        {[heading, buy.quantity, ...money].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <ul className={styles.lines}>
        {bill.lines.map((line) => (
          <BuyLine key={line.key} page={page} line={line} bill={bill} isChecking={isChecking}>
            {below?.(line)}
          </BuyLine>
        ))}
      </ul>
    </>
  )
}
