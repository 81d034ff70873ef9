import type { Ref, TextareaHTMLAttributes } from 'react'
import * as styles from './Field.css.ts'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref: Ref<HTMLTextAreaElement>
}

/** Text of several lines. `autoComplete` is off as in Select.tsx. */
export function TextArea(props: TextAreaProps) {
  return (
    <div className={styles.frame}>
      <textarea {...props} autoComplete="off" className={styles.textArea} />
    </div>
  )
}
