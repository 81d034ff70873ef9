import type { ReactNode } from 'react'
import { packNoun } from '#language/grammar.ts'
import * as buy from '#messages/buy.ts'
import { type Bill, type BillLine, sumWithLabour, totalOf } from '../../schemas/bill/bill.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { describePacksAlone } from '../../schemas/bill/packs.ts'
import { say } from '../../schemas/messages/message.ts'
import * as styles from './Answer.css.ts'
import { ANSWER_LINES } from './answerLines.ts'
import { Sum, totalLabel } from './Total.tsx'

interface AnswerProps {
  bill: Bill
  /** More in the same band. */
  children?: ReactNode
}

/**
 * The answer of a page: the first lines of its bill, as large as nothing else, and the cost of all of it. It is
 * not read out when it changes, because the bill's own region is.
 */
export function Answer({ bill, children }: AnswerProps) {
  // Nobody buys 0 rolls; the bill below has that line.
  const needed = bill.lines.filter(({ packCount }) => !packCount.equals(0))
  const lines = needed.slice(0, ANSWER_LINES)
  if (lines.length === 0) return null
  const more = needed.length - lines.length
  const total = totalOf(bill)
  const sum = sumWithLabour(bill) ?? (total && { label: totalLabel(bill, false), total })
  return (
    <section id="answer" className={styles.band} aria-label={buy.answer} aria-live="off">
      <h2 className={styles.heading}>{buy.answer}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} data-answer={line.material.id} className={styles.line}>
            <strong className={styles.figure}>{line.packCountFigure}</strong>{' '}
            <span className={styles.packs}>{packsOf(line)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{say(buy.moreLines, { count: more })}</p>}
      {sum && (
        <div className={styles.sum}>
          <Sum label={sum.label}>
            <strong data-answer-total="">{formatMoney(sum.total)}</strong>
          </Sum>
        </div>
      )}
      {children}
    </section>
  )
}

/** 'bags (50 kg) cement', 'blocks, 6-inch hollow': the packs, and the name unless the packs have it. */
function packsOf(line: BillLine): string {
  const { material, variant, countedPack } = line
  const packs = describePacksAlone(line, line)
  // One window has the name 'windows' too.
  const hasName = [packs, packNoun(countedPack).other].some((words) =>
    words.includes(material.name),
  )
  const named = hasName ? packs : `${packs} ${material.name}`
  return variant === undefined ? named : `${named}, ${variant}`
}
