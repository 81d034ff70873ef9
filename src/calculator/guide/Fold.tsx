import type { ReactNode } from 'react'
import * as faqs from '../../ui/faqs/Faqs.css.ts'
import * as styles from './Guide.css.ts'

/** A part of the guide that opens from its heading: a phone has the result and little below it. */
export function Fold({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className={faqs.faq}>
      <summary>
        <h2>{heading}</h2>
      </summary>
      <div className={`${faqs.answer} ${styles.section}`}>{children}</div>
    </details>
  )
}
