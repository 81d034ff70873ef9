import type { ReactNode } from 'react'
import * as buy from '#messages/buy.ts'
import { type Bill, totalOf } from '../../schemas/bill/bill.ts'
import { withoutPrice } from '../../schemas/bill/billPhrases.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { say } from '../../schemas/messages/message.ts'
import * as styles from './Total.css.ts'

interface TotalProps {
  bill: Bill
  isLabour?: boolean
  /** More in the same band, as what a quotation costs. */
  children?: ReactNode
}

/** The sum of the lines that have a price; its label names the lines that have none. */
export function Total({ bill, isLabour = false, children }: TotalProps) {
  const total = totalOf(bill)
  if (!total && !children) return null
  const attribute = isLabour ? { 'data-labour-total': '' } : { 'data-total': '' }
  return (
    <div className={styles.total}>
      {total && (
        <Sum label={totalLabel(bill, isLabour)}>
          <strong {...attribute}>{formatMoney(total)}</strong>
        </Sum>
      )}
      {children}
    </div>
  )
}

/** A label at the start of a line of the band, its figure at the end. */
export function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className={styles.sum}>
      <span>{label}</span> {children}
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
