import { useEffect, useState } from 'react'
import { visuallyHidden } from '../../styles/hidden.css.ts'

/** A screen reader waits for a pause of this length. */
const PAUSE_MS = 1000

/**
 * Has a screen reader read an entry converted to the field's own unit, once the person pauses: reading
 * it at every key would interrupt them. The eye sees it at once, in the field.
 */
export function ConvertedAnnouncement({ text }: { text: string }) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span className={visuallyHidden} role="status">
      {settled}
    </span>
  )
}
