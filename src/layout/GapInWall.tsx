import * as styles from './GapInWall.css.ts'

/** A wall with a block missing: where a page is not there, or broke. */
export function GapInWall() {
  return (
    <svg className={styles.wall} viewBox="0 0 166 50" aria-hidden="true" focusable="false">
      <path className={styles.blocks} d="M0 8h166M0 40h166" />
      <path className={styles.blocks} strokeDashoffset="16" d="M0 24h70M102 24h64" />
      <path className={styles.gap} d="M73.5 17.5h25v13h-25z" />
    </svg>
  )
}
