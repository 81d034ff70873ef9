import { Columns } from '../spacing/layout.tsx'
import * as styles from './Faqs.css.ts'

interface Faq {
  question: string
  answer: string
}

/** Questions that open to their answers. */
export function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Columns width="wide" gap="s">
      {faqs.map(({ question, answer }) => (
        <details key={question} className={styles.faq}>
          <summary>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </Columns>
  )
}
