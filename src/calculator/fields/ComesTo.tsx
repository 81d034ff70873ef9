import { useEffect, useState } from 'react'
import { visuallyHidden } from '../../styles/hidden.css.ts'

/** How long no key is pressed before what an entry comes to is read out. */
const REST_MS = 1000

/**
 * Reads out what an entry in another unit comes to, which is seen at once, when the typing rests: whoever
 * types would be interrupted at every key.
 */
export function ComesTo({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const rest = setTimeout(() => setSaid(text), REST_MS)
    return () => clearTimeout(rest)
  }, [text])
  return (
    <span className={visuallyHidden} role="status">
      {said}
    </span>
  )
}
