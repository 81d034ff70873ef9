import type { InputHTMLAttributes, ReactNode } from 'react'
import * as styles from './Field.css.ts'

type InputProps = InputHTMLAttributes<HTMLInputElement>

interface NumberInputProps extends InputProps {
  /** Shown behind the number; the field's label says it to screen readers. */
  unit?: string
  /** Stands in the frame behind the number, in place of the unit. */
  children?: ReactNode
}

/** A text input for a decimal number. Text, because a number input hides what cannot be read. */
export function NumberInput({ unit, children, ...input }: NumberInputProps) {
  return (
    <div className={styles.frame}>
      <input {...input} {...DECIMAL} className={styles.control} />
      {children}
      {unit && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </div>
  )
}

/** A second number in the same frame, as inches beside feet. */
export function SecondInput(input: InputProps) {
  return <input {...input} {...DECIMAL} className={styles.beside} />
}

const DECIMAL = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const
