import * as styles from './FeedbackForm.css.ts'
import { focusOnArrival } from './focusOnArrival.ts'

/** What stands in the form's place once a message has arrived. */
export function FeedbackSent() {
  return (
    <div className={styles.sent}>
      <h2 ref={focusOnArrival} tabIndex={-1}>
        Message Sent Successfully!
      </h2>
      <p>Thank you for your feedback. We'll get back to you if a response is needed.</p>
    </div>
  )
}
