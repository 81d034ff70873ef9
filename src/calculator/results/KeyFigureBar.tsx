import { type RefObject, useEffect, useState } from 'react'
import { figureWithUnit } from '#language/grammar.ts'
import * as messages from '#messages/form.ts'
import type { ResultRow } from '../../../schemas/estimate/estimate.ts'
import * as styles from './KeyFigureBar.css.ts'

interface KeyFigureBarProps {
  row: ResultRow
  results: RefObject<HTMLElement | null>
  /** The inputs were changed since. */
  isStale: boolean
  /** Leads to the whole result. */
  onOpen: () => void
}

/**
 * Shows the key figure at the foot of a phone's screen while the result is out of sight below the form. A
 * tap leads to the whole result.
 */
export function KeyFigureBar({ row, results, isStale, onOpen }: KeyFigureBarProps) {
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
      <span className={styles.label}>{isStale ? messages.staleKeyFigure : row.label}</span>
      <span className={styles.figure}>{figureWithUnit(row.value, row.unit)}</span>
    </button>
  )
}
