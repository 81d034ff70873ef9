import { useState } from 'react'
import { keepForm, useSlot } from '../state/store.ts'
import type { FormState } from '../state/tabState.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FeedbackSent } from './FeedbackSent.tsx'

/** The contact page, under which the tab's store keeps what was typed. */
const SLUG = 'contact'

/** The form for messages to us, and the thanks once a message has arrived. */
export function Feedback() {
  const { isSent } = useSlot('forms')[SLUG] ?? {}
  // A person who comes back to the page did nothing yet, so nothing takes the focus.
  const [takesFocus, setTakesFocus] = useState(false)
  const change = (part: FormState) => {
    setTakesFocus(true)
    keepForm(SLUG, part)
  }
  if (isSent) {
    return <FeedbackSent takesFocus={takesFocus} onAnother={() => change({ isSent: undefined })} />
  }
  return (
    <FeedbackForm
      slug={SLUG}
      takesFocus={takesFocus}
      onSent={() => change({ values: undefined, isSent: true })}
    />
  )
}
