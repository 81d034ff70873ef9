import type { InputHTMLAttributes, Ref } from 'react'
import * as styles from './Field.css.ts'

interface NumberInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Shown behind the number; the field's label says it to screen readers. */
  unit: string
  ref: Ref<HTMLInputElement>
}

/** A text input for a decimal number. Text, because a number input hides what cannot be read. */
export function NumberInput({ unit, ...input }: NumberInputProps) {
  return (
    <div className={styles.frame}>
      <input
        {...input}
        className={styles.control}
        type="text"
        inputMode="decimal"
        autoComplete="off"
      />
      {unit && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </div>
  )
}
