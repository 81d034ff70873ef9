import { createContext, useContext } from 'react'
import * as styles from './Faqs.css.ts'

export interface Faq {
  question: string
  answer: string
}

/** Hears of the questions that a page shows: the build tells search engines about them. */
export const FaqsShown = createContext<((faqs: readonly Faq[]) => void) | undefined>(undefined)

/** Questions that open to their answers. */
export function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  useContext(FaqsShown)?.(faqs)
  return (
    <div className={styles.list}>
      {faqs.map(({ question, answer }) => (
        <details key={question} className={styles.faq}>
          <summary>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
