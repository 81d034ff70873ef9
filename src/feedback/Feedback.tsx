import { useState } from 'react'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FeedbackSent } from './FeedbackSent.tsx'

/** The form for messages to us, until one has arrived. */
export function Feedback() {
  const [sent, setSent] = useState(false)
  return sent ? <FeedbackSent /> : <FeedbackForm onSent={() => setSent(true)} />
}
