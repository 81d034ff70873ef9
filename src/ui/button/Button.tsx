import type { ButtonHTMLAttributes } from 'react'
import * as styles from './Button.css.ts'

/** The one button of a form or panel that acts. */
export function Button(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} className={styles.button} />
}
