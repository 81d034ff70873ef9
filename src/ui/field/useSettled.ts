import { useEffect, useState } from 'react'

/** A screen reader waits for a pause of this length. */
const PAUSE_MS = 1000

/** A text as it was when the person last paused, and at the pause before. */
interface Settled {
  text: string
  before: string
}

/**
 * Follows a text that changes while a person types, once they pause: a screen reader that read it at
 * every key would interrupt them.
 *
 * @param first the text before the first pause; later values of it change nothing.
 */
export function useSettled(text: string, first: string): Settled {
  const [settled, setSettled] = useState<Settled>({ text: first, before: first })
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((known) => (known.text === text ? known : { text, before: known.text })),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
