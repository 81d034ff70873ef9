import type { SelectHTMLAttributes } from 'react'
import * as styles from './Field.css.ts'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: { value: string; label: string }[]
}

/**
 * A native select: every phone has its own, well-known picker for it. A browser would choose again by Back what
 * was chosen when it left the page, unseen by React: `autoComplete` keeps it from that.
 */
export function Select({ options, ...select }: SelectProps) {
  return (
    <div className={styles.choice}>
      <select {...select} autoComplete="off" className={styles.select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
