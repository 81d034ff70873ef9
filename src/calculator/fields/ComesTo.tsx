import { useEffect, useState } from 'react'
import { visuallyHidden } from '../../styles/hidden.css.ts'
import { hint } from '../../ui/field/Field.css.ts'

/** How long no key is pressed before what an entry comes to is read out. */
const REST_MS = 1000

/**
 * What an entry in another unit comes to. It is seen at once, and read out once the typing rests:
 * whoever types would be interrupted at every key.
 */
export function ComesTo({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const rest = setTimeout(() => setSaid(text), REST_MS)
    return () => clearTimeout(rest)
  }, [text])
  return (
    <p className={hint}>
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden} role="status">
        {said}
      </span>
    </p>
  )
}
