import * as styles from './GapInWall.css.ts'

/** A wall with a block missing, on the page for unknown addresses. */
export function GapInWall() {
  return (
    <svg className={styles.wall} viewBox="0 0 158 50" aria-hidden="true" focusable="false">
      <path className={styles.blocks} d="M0 8h158M0 40h158" />
      <path className={styles.blocks} strokeDashoffset="16" d="M0 24h46" />
      <path className={styles.blocks} d="M80 24h78" />
      <path className={styles.gap} d="M49.5 17.5h27v13h-27z" />
    </svg>
  )
}
