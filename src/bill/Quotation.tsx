import * as buy from '#messages/buy.ts'
import type { Bill } from '../../schemas/bill/bill.ts'
import { CURRENCY } from '../../schemas/bill/money.ts'
import { quotationDifferences, quotationInWords } from '../../schemas/bill/quotation.ts'
import { visuallyHidden } from '../styles/hidden.css.ts'
import * as styles from './Quotation.css.ts'

/** Compares a quotation with a bill: in one sentence, and in a table of the lines that differ. */
export function Quotation({ bill }: { bill: Bill }) {
  const compared = quotationInWords(bill)
  const apart = quotationDifferences(bill)
  const hasMoney = apart.some(({ money }) => money !== '')
  return (
    <>
      <p className={styles.compared}>
        {compared === undefined ? buy.typeQuotation : unbroken(`${compared}.`)}
      </p>
      {apart.length > 0 && (
        <table className={styles.apart}>
          <caption>{buy.differs}</caption>
          <thead>
            <tr>
              {[buy.material, buy.quantity, ...(hasMoney ? [buy.shillings] : [])].map((heading) => (
                <th key={heading} scope="col">
                  <span className={visuallyHidden}>{heading}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {apart.map(({ key, label, difference, money }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{unbroken(difference)}</td>
                {hasMoney && <td>{unbroken(money)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** Joins a figure to its unit, so that no line ends between them: '3 bags', 'KSh 2,250'. */
function unbroken(text: string): string {
  return text.replace(/^([\d,.]+) /, '$1\u00A0').replaceAll(`${CURRENCY} `, `${CURRENCY}\u00A0`)
}
