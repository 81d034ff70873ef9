import * as buy from '#messages/buy.ts'
import type { Bill } from '../../schemas/bill/bill.ts'
import { CURRENCY } from '../../schemas/bill/money.ts'
import { quotationVerdict } from '../../schemas/bill/quotationVerdict.ts'
import { Sum } from './Total.tsx'

/** How a quotation compares with a bill: how many lines agree, and what it costs more or less. */
export function Quotation({ bill }: { bill: Bill }) {
  const verdict = quotationVerdict(bill)
  if (!verdict) return <p>{buy.typeQuotation}</p>
  return (
    <Sum label={`${verdict.lines}${verdict.cost === undefined ? '' : ':'}`}>
      {verdict.cost !== undefined && (
        <strong data-verdict="">
          {verdict.cost.replaceAll(`${CURRENCY} `, `${CURRENCY}\u00A0`)}
        </strong>
      )}
    </Sum>
  )
}
