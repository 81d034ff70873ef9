import { useState } from 'react'
import { type Kept, keep } from '../tab/kept.ts'
import { useKept } from '../tab/useKept.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FeedbackSent } from './FeedbackSent.tsx'

/** The contact page's, under which the tab keeps what was typed. */
const ADDRESS = 'contact'

/** The form for messages to us, until one has arrived, also while another page is looked at. */
export function Feedback() {
  const isSent = useKept(ADDRESS, 'isSent')
  // Whoever comes back to the page did nothing here that an answer could be read out for.
  const [takesFocus, setTakesFocus] = useState(false)
  const change = (part: Kept) => {
    setTakesFocus(true)
    keep(ADDRESS, part)
  }
  if (isSent) {
    return <FeedbackSent takesFocus={takesFocus} onAnother={() => change({ isSent: undefined })} />
  }
  return (
    <FeedbackForm
      address={ADDRESS}
      takesFocus={takesFocus}
      onSent={() => change({ typed: undefined, isSent: true })}
    />
  )
}
