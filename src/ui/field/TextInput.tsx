import type { InputHTMLAttributes, Ref } from 'react'
import * as styles from './Field.css.ts'

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  type: 'text' | 'email'
  ref: Ref<HTMLInputElement>
}

/** A line of text. */
export function TextInput(props: TextInputProps) {
  return (
    <div className={styles.frame}>
      <input {...props} className={styles.line} />
    </div>
  )
}
