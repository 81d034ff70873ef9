import { type ReactNode, useId } from 'react'
import type { Amount } from '../../schemas/bill/amounts.ts'
import { type BillLine, billOf, totalOf, withoutPrice } from '../../schemas/bill/bill.ts'
import { quotationInWords } from '../../schemas/bill/quotation.ts'
import { BuyLine } from './BuyLine.tsx'
import { checkQuotation, useShop } from './shop.ts'
import * as styles from './WhatToBuy.css.ts'

interface WhatToBuyProps {
  /** The page's slug: a quotation belongs to one page. */
  page: string
  amounts: readonly Amount[]
  /** Why something that might be expected is not among them. */
  notes: readonly string[]
  /** Draws more below a line. */
  below?: (line: BillLine) => ReactNode
  /** More above the total, as what each stage costs. */
  summary?: ReactNode
  /** What is asked for under the lines. */
  children?: ReactNode
  /** A row for each line, which opens, and the total always in sight: for a bill of many lines. */
  isLong?: boolean
}

/**
 * The bill of an estimate, or of many: what to ask for in the shop, what it costs where a person
 * knows the prices, and whether a quotation agrees.
 */
export function WhatToBuy({
  page,
  amounts,
  notes,
  below,
  summary,
  isLong = false,
  children,
}: WhatToBuyProps) {
  const { isChecking, textsOf } = useShop(page)
  const bill = billOf(amounts, textsOf)
  const total = totalOf(bill)
  const without = withoutPrice(bill)
  const compared = quotationInWords(bill)
  const id = useId()
  return (
    <section id="buy" className={styles.block} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        What to buy
      </h2>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {bill.lines.length > 0 && (
        <>
          {isLong && (
            <p className={styles.columns} aria-hidden="true">
              <span>Material</span>
              <span className={styles.asked}>
                <span>Quantity</span>
                <span>Amount</span>
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
          {children}
          <div className={isLong ? styles.inSight : undefined} aria-live="polite">
            {total !== undefined && (
              <p className={styles.total}>
                <span>Total{without && `, without ${without}`}</span>
                <strong data-total="">{total}</strong>
              </p>
            )}
          </div>
          <div>
            {summary}
            <div aria-live="polite">
              {isChecking && (
                <p className={styles.compared}>
                  {compared === undefined
                    ? 'Type what the quotation says in the box of each line.'
                    : `${compared}.`}
                </p>
              )}
            </div>
            <label className={styles.check}>
              <input
                type="checkbox"
                role="switch"
                className={styles.box}
                checked={isChecking}
                aria-checked={isChecking}
                onChange={(event) => checkQuotation(page, event.target.checked)}
              />
              Check a quotation
            </label>
          </div>
        </>
      )}
    </section>
  )
}
