import { type ReactNode, useId, useState } from 'react'
import { type Bill, type BillLine, costOf } from '../../schemas/bill/bill.ts'
import { lineName } from '../../schemas/bill/billPhrases.ts'
import { formatMoney, formatShillings } from '../../schemas/bill/money.ts'
import { describePacksAlone } from '../../schemas/bill/packs.ts'
import { capitalised } from '../../schemas/messages/message.ts'
import { visuallyHidden } from '../styles/hidden.css.ts'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import * as styles from './BuyLine.css.ts'

interface BuyLineProps {
  page: string
  line: BillLine
  bill: Bill
  isChecking: boolean
  /** More about the line. */
  children?: ReactNode
}

/** Brings the boxes of an open line, which most people never open. */
export const importLineBoxes = () => import('./LineBoxes.tsx')

/**
 * One material: a row with what to ask for and what it costs. A press opens its pack, and the boxes for who
 * has prices or a quotation.
 */
export function BuyLine({ page, line, bill, isChecking, children }: BuyLineProps) {
  const { material, variant, packCountFigure, price, difference } = line
  const id = useId()
  const [isOpened, setOpened] = useState<boolean>()
  // A quotation is typed into the boxes of every line.
  const isOpen = isOpened ?? isChecking
  const cost = costOf(line, bill)
  return (
    <li data-material={material.id} className={styles.line} aria-labelledby={id}>
      <div className={bill.total ? styles.pricedRow : styles.row}>
        <h3 className={styles.name}>
          <button
            id={id}
            type="button"
            className={styles.fold}
            aria-label={lineName(line)}
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpen)}
          >
            {capitalised(material.name)}
          </button>
        </h3>
        {variant !== undefined && (
          <p className={styles.variant} aria-hidden="true">
            {variant}
          </p>
        )}
        <div className={styles.asked}>
          <p className={styles.amount} data-amount="">
            <strong className={styles.count}>{packCountFigure}</strong>{' '}
            <span className={styles.packs}>{describePacksAlone(line, line)}</span>
          </p>
          {isChecking && difference && (
            <p className={styles.difference[difference.sign === 0 ? 'same' : 'apart']}>
              <span aria-hidden="true">{difference.beside}</span>
              <span data-difference="" className={visuallyHidden}>
                {difference.text}
              </span>
            </p>
          )}
        </div>
        {cost && (
          <>
            <p className={styles.rate} aria-hidden="true">
              {price && formatShillings({ amount: price, cents: bill.cents })}
            </p>
            <p data-cost="" className={styles.cost}>
              {formatMoney(cost)}
            </p>
          </>
        )}
      </div>
      {isOpen && (
        <>
          <LazyPart load={importLineBoxes}>
            {({ LineBoxes }) => <LineBoxes {...{ page, line, bill, isChecking }} />}
          </LazyPart>
          {children}
        </>
      )}
    </li>
  )
}
