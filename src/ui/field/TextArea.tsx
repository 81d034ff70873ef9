import type { Ref, TextareaHTMLAttributes } from 'react'
import * as styles from './Field.css.ts'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref: Ref<HTMLTextAreaElement>
}

/** Text of several lines. */
export function TextArea(props: TextAreaProps) {
  return (
    <div className={styles.frame}>
      <textarea {...props} className={styles.textArea} />
    </div>
  )
}
