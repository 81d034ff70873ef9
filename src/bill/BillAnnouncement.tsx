import * as buy from '#messages/buy.ts'
import { type Bill, costOf, sumWithLabour, totalOf } from '../../schemas/bill/bill.ts'
import { askedFor } from '../../schemas/bill/billPhrases.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { quotationVerdict } from '../../schemas/bill/quotationVerdict.ts'
import { visuallyHidden } from '../styles/hidden.css.ts'
import { useSettled } from '../ui/field/useSettled.ts'
import { ANSWER_LINES } from './answerLines.ts'
import { totalLabel } from './Total.tsx'

interface BillAnnouncementProps {
  bill: Bill
  isChecking: boolean
  /** The estimate was just calculated: what the page answers is read too. */
  isNew: boolean
  /** A sentence about the whole bill, as the cost of a square metre. */
  conclusion: string
}

/**
 * Has a screen reader read what changed in a bill, once the person pauses: the lines, their total and
 * the quotation. One region for all of it, which is silent while somebody types.
 */
export function BillAnnouncement(props: BillAnnouncementProps) {
  const { bill, isChecking, isNew, conclusion } = props
  const sentences = [
    ...billSentences(bill),
    ...(isChecking ? [quotationVerdict(bill)?.sentence ?? buy.typeQuotation] : []),
    ...(bill.labour ? billSentences(bill.labour, true) : []),
    ...sumSentences(bill),
    conclusion,
  ]
  const shown = sentences.join('\n')
  const known = sentences.slice(isNew ? ANSWER_LINES : 0).join('\n')
  const { text, before } = useSettled(shown, known)
  const read = new Set(before.split('\n'))
  return (
    <p className={visuallyHidden} role="status">
      {text
        .split('\n')
        .filter((sentence) => !read.has(sentence))
        .join('. ')}
    </p>
  )
}

/** '13 bags of cement of 50 kg, KSh 9,750', 'Total: KSh 9,750'. */
function billSentences(bill: Bill, isLabour = false): string[] {
  const lines = bill.lines.map((line) => {
    const cost = costOf(line, bill)
    const parts = [askedFor(line), cost && formatMoney(cost), line.difference?.text]
    return parts.filter(Boolean).join(', ')
  })
  const total = totalOf(bill)
  return total ? [...lines, `${totalLabel(bill, isLabour)}: ${formatMoney(total)}`] : lines
}

function sumSentences(bill: Bill): string[] {
  const sum = sumWithLabour(bill)
  return sum ? [`${sum.label}: ${formatMoney(sum.total)}`] : []
}
