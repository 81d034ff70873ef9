import * as styles from './Results.css.ts'

/** Stands by a result whose inputs were changed since: the figure is the one of before. */
export function Stale() {
  return (
    <p className={styles.stale}>
      You changed the inputs. This is the result from before: press Calculate for the new one.
    </p>
  )
}
