import { type RefObject, useEffect, useState } from 'react'
import * as messages from '#messages/form.ts'
import * as styles from './KeyFigureBar.css.ts'

export interface KeyFigureBarProps {
  label: string
  /** With its unit. */
  figure: string
  results: RefObject<HTMLElement | null>
  /** The inputs were changed since. */
  isStale: boolean
  /** Leads to the whole result. */
  onOpen: () => void
}

/**
 * Shows what a page answers at the foot of a phone's screen while the result is out of sight below the form. A
 * tap leads to the whole result.
 */
export function KeyFigureBar(props: KeyFigureBarProps) {
  const { label, figure, results, isStale, onOpen } = props
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    if (!results.current) return undefined
    const observer = new IntersectionObserver(([entry]) =>
      setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
    )
    observer.observe(results.current)
    return () => observer.disconnect()
  }, [results])
  if (!isBelow) return null
  return (
    <button type="button" className={styles.bar} data-key-figure="" onClick={onOpen}>
      <span className={styles.label}>{isStale ? messages.staleKeyFigure : label}</span>
      <span className={styles.figure}>{figure}</span>
    </button>
  )
}
