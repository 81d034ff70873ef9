import * as form from '#messages/form.ts'
import * as styles from './Results.css.ts'

/**
 * Stands above a result whose inputs were changed since: the figure is the one of before. It is not
 * read out: whoever types would be interrupted.
 */
export function Stale() {
  return (
    <p className={styles.stale} aria-live="off">
      {form.stale}
    </p>
  )
}
