import * as feedback from '#messages/feedback.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { site } from '../site.ts'
import { Stack } from '../ui/spacing/layout.tsx'
import * as styles from './FeedbackForm.css.ts'
import { focusOnArrival } from './focusOnArrival.ts'

interface FeedbackFailureProps {
  reasons: readonly string[]
  /** False where an error at a field comes first. */
  takesFocus: boolean
}

/** Explains why the message was not sent, where no field is wrong, and offers another way. */
export function FeedbackFailure({ reasons, takesFocus }: FeedbackFailureProps) {
  return (
    <Stack gap="s" className={styles.failure}>
      <div
        className={styles.reasons}
        role="alert"
        ref={takesFocus ? focusOnArrival : undefined}
        tabIndex={-1}
      >
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <p>
        {sayNodes(feedback.stillHere, {
          address: <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>,
        })}
      </p>
    </Stack>
  )
}
