import type { ReactNode } from 'react'
import * as buy from '#messages/buy.ts'
import { type Bill, type BillLine, totalOf, withoutPrice } from '../../schemas/bill/bill.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { say } from '../../schemas/messages/message.ts'
import { BuyLine } from './BuyLine.tsx'
import * as styles from './WhatToBuy.css.ts'

interface LinesProps {
  page: string
  /** Draws more below a line. */
  below: ((line: BillLine) => ReactNode) | undefined
  isLong: boolean
  /** Over the names, where the lines are the rows of a table. */
  heading: string
  bill: Bill
  isChecking: boolean
}

/** The lines of a bill, in the columns of a table where it is long. */
export function Lines({ page, below, isLong, heading, bill, isChecking }: LinesProps) {
  return (
    <>
      {isLong && (
        <p className={styles.columns} aria-hidden="true">
          <span>{heading}</span>
          <span className={styles.asked}>
            <span>{buy.quantity}</span>
            <span>{buy.amount}</span>
          </span>
        </p>
      )}
      <ul className={styles.lines}>
        {bill.lines.map((line) => (
          <BuyLine
            key={line.key}
            page={page}
            line={line}
            bill={bill}
            isChecking={isChecking}
            folds={isLong}
          >
            {below?.(line)}
          </BuyLine>
        ))}
      </ul>
    </>
  )
}

interface TotalProps {
  bill: Bill
  isLabour?: boolean
}

/** The sum of the lines that have a price; its label names the lines that have none. */
export function Total({ bill, isLabour = false }: TotalProps) {
  const total = totalOf(bill)
  if (total === undefined) return null
  const attribute = isLabour ? { 'data-labour-total': '' } : { 'data-total': '' }
  return (
    <p className={styles.total}>
      <span>{totalLabel(bill, isLabour)}</span>
      <strong {...attribute}>{formatMoney(total)}</strong>
    </p>
  )
}

/** 'Total', or what the total is without: 'Total, without sand and ballast'. */
export function totalLabel(bill: Bill, isLabour: boolean): string {
  const without = withoutPrice(bill)
  if (without === '') return isLabour ? buy.labour : buy.total
  return isLabour
    ? say(buy.labourWithout, { work: without })
    : say(buy.totalWithout, { materials: without })
}
