import * as feedback from '#messages/feedback.ts'
import { Button } from '../ui/button/Button.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import * as styles from './FeedbackForm.css.ts'
import { focusOnArrival } from './focusOnArrival.ts'

interface FeedbackSentProps {
  /** The message arrived just now; false where a person comes back to the page. */
  takesFocus: boolean
  onAnother: () => void
}

/** Takes the place of the form once a message has arrived. */
export function FeedbackSent({ takesFocus, onAnother }: FeedbackSentProps) {
  return (
    <Stack gap="s" className={styles.sent}>
      <h2 ref={takesFocus ? focusOnArrival : undefined} tabIndex={-1}>
        {feedback.sent}
      </h2>
      <p>{feedback.thanks}</p>
      <Button onClick={onAnother}>{feedback.writeAnother}</Button>
    </Stack>
  )
}
