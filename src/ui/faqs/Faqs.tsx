import * as styles from './Faqs.css.ts'

/** Questions that open to their answers. */
export function Faqs({ faqs }: { faqs: readonly { question: string; answer: string }[] }) {
  return (
    <div className={styles.list}>
      {faqs.map(({ question, answer }) => (
        <details key={question} className={styles.faq}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
