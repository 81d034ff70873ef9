import type { Bill } from '../../schemas/bill/bill.ts'
import { linesApart, quotationInWords } from '../../schemas/bill/quotation.ts'
import * as styles from './WhatToBuy.css.ts'

/** How a quotation compares with a bill: in one sentence, and the lines that differ in a table. */
export function Quotation({ bill }: { bill: Bill }) {
  const compared = quotationInWords(bill)
  const apart = linesApart(bill)
  const hasMoney = apart.some(({ money }) => money !== '')
  return (
    <>
      <p className={styles.compared}>
        {compared === undefined
          ? 'Type what the quotation says in the box of each line.'
          : unbroken(`${compared}.`)}
      </p>
      {apart.length > 0 && (
        <table className={styles.apart}>
          <caption>Where the quotation differs</caption>
          <thead>
            <tr>
              {['Material', 'Quantity', ...(hasMoney ? ['Shillings'] : [])].map((heading) => (
                <th key={heading} scope="col">
                  <span className={styles.hidden}>{heading}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {apart.map(({ key, label, words, money }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{unbroken(words.replace(' than the estimate', ''))}</td>
                {hasMoney && <td>{unbroken(money)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** A text whose lines never end between a figure and its unit: '3 bags', 'KSh 2,250'. */
function unbroken(text: string): string {
  return text.replace(/(KSh|^[\d,.]+) /g, '$1\u00A0')
}
