import type { ReactNode } from 'react'
import * as printedSheet from '#messages/printedSheet.ts'
import type { ReviewSheet } from '../../schemas/review/reviewSheet.ts'
import type { SheetItem } from '../../schemas/review/sheetWords.ts'
import * as styles from './PrintedSheet.css.ts'

interface PrintedSheetProps {
  sheet: ReviewSheet
  /** The level below the sheet's own heading. */
  heading: 'h2' | 'h3'
  /** The sheet's heading, and what comes before its sections. */
  children: ReactNode
}

/** A reviewer's sheet: on a screen to be read, on paper to be signed. */
export function PrintedSheet({ sheet, heading: Heading, children }: PrintedSheetProps) {
  const { title, sections } = sheet
  return (
    <article className={styles.sheet} aria-label={title}>
      {children}
      {sections.map(({ heading, items }) => (
        <section key={heading} className={styles.section} aria-label={`${title}: ${heading}`}>
          <Heading className={styles.heading}>{heading}</Heading>
          <ul className={styles.items}>
            {items.map((item) => (
              <Item key={`${item.code} ${item.term}`} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <Signature />
    </article>
  )
}

function Item({ item: { term, lang, code, lines } }: { item: SheetItem }) {
  return (
    <li className={styles.item}>
      {lines.length > 0 ? <strong lang={lang}>{term}</strong> : term}
      {code && <code className={styles.code}>{code}</code>}
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </li>
  )
}

/** On paper only: on a screen nobody can sign. */
function Signature() {
  return (
    <dl className={styles.signature}>
      {Object.values(printedSheet).map((label) => (
        <div key={label} className={styles.blank}>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  )
}
