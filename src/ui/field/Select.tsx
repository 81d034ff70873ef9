import type { SelectHTMLAttributes } from 'react'
import * as styles from './Field.css.ts'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: { value: string; label: string }[]
}

/** A native select: every phone has its own, well-known picker for it. */
export function Select({ options, ...select }: SelectProps) {
  return (
    <div className={styles.choice}>
      <select {...select} className={styles.select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
