import { type ReactNode, useId } from 'react'
import * as buy from '#messages/buy.ts'
import type { MaterialAmounts } from '../../schemas/bill/amounts.ts'
import type { Bill, BillLine } from '../../schemas/bill/bill.ts'
import { notPriced } from '../../schemas/bill/billPhrases.ts'
import type { PricedLine } from '../../schemas/bill/pricedLines.ts'
import { useModule } from '../runtime/useModule.ts'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import { Lines } from './BillLines.tsx'
import { importLineBoxes } from './BuyLine.tsx'
import { addLabour, checkQuotation, useBillFormState } from './billFormState.ts'
import type { PiecesOf } from './describeCuts.ts'
import { Labour } from './Labour.tsx'
import { LinkedPrices } from './LinkedPrices.tsx'
import { inSight } from './Total.css.ts'
import { Total } from './Total.tsx'
import { billWithPrices } from './useBill.ts'
import * as styles from './WhatToBuy.css.ts'

const importQuotation = () => import('./Quotation.tsx')
const importCuts = () => import('./Cuts.tsx')
const importShopInUse = () => import('../shops/ShopInUse.tsx')
const importAnnouncement = () => import('./BillAnnouncement.tsx')

interface WhatToBuyProps extends MaterialAmounts {
  /** The page's slug: a quotation belongs to one page. */
  page: string
  /** Draws more below a line. */
  below?: (line: BillLine) => ReactNode
  /** Which of several estimates needs which pieces of a line. */
  piecesOf?: (line: BillLine) => readonly PiecesOf[]
  /** More under a total, as what each stage costs: of the bill, and of its labour. */
  summary?: (bill: Bill) => ReactNode
  /** A sentence about the whole bill, for a screen reader. */
  conclusion?: string | undefined
  /** The calculator's fields under the lines. */
  children?: ReactNode
  /** The lines at its foot that a person prices. */
  pricedLines?: readonly PricedLine[]
  /** The estimate was just calculated. */
  isNew?: boolean
  /** The total stays in sight: for a bill of many lines. */
  isLong?: boolean
}

/**
 * The bill of one estimate or of many: quantities, costs where a person typed prices, and a check of a
 * quotation. Labour follows, where a person added it.
 */
export function WhatToBuy(props: WhatToBuyProps) {
  const {
    page,
    amounts,
    labour,
    notes,
    below,
    piecesOf,
    summary,
    conclusion = '',
    children,
  } = props
  const { isNew = false, isLong = false, pricedLines } = props
  const billForm = useBillFormState(page)
  const { isChecking } = billForm
  const bill = billWithPrices(billForm, { amounts, labour }, pricedLines)
  const { module: announcing } = useModule(importAnnouncement)
  // They are here when a line is opened, as long as the network is.
  useModule(importLineBoxes)
  const id = useId()
  const without = notPriced(bill)
  const lines = { page, below }
  return (
    <>
      <section id="buy" className={styles.block} aria-labelledby={id}>
        <h2 id={id} className={styles.heading}>
          {buy.heading}
        </h2>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <LinkedPrices page={page} />
        {billForm.shop && bill.lines.length > 0 && (
          <LazyPart load={importShopInUse}>{({ ShopInUse }) => <ShopInUse bill={bill} />}</LazyPart>
        )}
        {bill.lines.length > 0 && (
          <>
            <Lines {...lines} heading={buy.material} bill={bill} isChecking={isChecking} />
            {children}
            <div className={isLong ? inSight : undefined}>
              <Total bill={bill}>
                {isChecking && (
                  <LazyPart load={importQuotation}>
                    {({ Quotation }) => <Quotation bill={bill} />}
                  </LazyPart>
                )}
              </Total>
            </div>
          </>
        )}
        {(bill.lines.length > 0 || labour.length > 0) && (
          <div>
            {without !== '' && <p data-not-priced="">{without}</p>}
            {summary?.(bill)}
            {bill.lines.length > 0 && (
              <TickBox
                label={buy.checkQuotation}
                role="switch"
                isOn={isChecking}
                onTick={(isOn) => checkQuotation(page, isOn)}
              />
            )}
            {labour.length > 0 && (
              <TickBox
                label={buy.addLabour}
                role="checkbox"
                isOn={bill.labour !== undefined}
                onTick={addLabour}
              />
            )}
          </div>
        )}
      </section>
      {bill.lines.some(({ plan }) => plan?.count) && (
        <LazyPart load={importCuts}>
          {({ Cuts }) => <Cuts bill={bill} piecesOf={piecesOf} />}
        </LazyPart>
      )}
      {bill.labour && (
        <Labour
          lines={<Lines {...lines} heading={buy.work} bill={bill.labour} isChecking={false} />}
          summary={summary?.(bill.labour)}
          bill={bill}
          labour={bill.labour}
        />
      )}
      {announcing && <announcing.BillAnnouncement {...{ bill, isChecking, isNew, conclusion }} />}
    </>
  )
}

interface TickBoxProps {
  label: string
  /** A switch turns on something else to do; a checkbox adds to what is there. */
  role: 'switch' | 'checkbox'
  isOn: boolean
  onTick: (isOn: boolean) => void
}

function TickBox({ label, role, isOn, onTick }: TickBoxProps) {
  return (
    <label className={styles.check}>
      {label}
      <input
        type="checkbox"
        role={role === 'switch' ? role : undefined}
        className={styles.box}
        checked={isOn}
        onChange={({ target }) => onTick(target.checked)}
      />
    </label>
  )
}
