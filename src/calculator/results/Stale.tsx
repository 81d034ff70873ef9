import * as form from '#messages/form.ts'
import * as styles from './Results.css.ts'

/**
 * The notice above a result whose inputs were changed since. A screen reader does not read it at once: that
 * would interrupt the typing.
 */
export function Stale() {
  return (
    <p className={styles.stale} aria-live="off">
      {form.stale}
    </p>
  )
}
