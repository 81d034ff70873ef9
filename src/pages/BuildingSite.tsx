import * as styles from './BuildingSite.css.ts'

/**
 * A plot anywhere in Kenya: an acacia, a wall going up in running bond under its mabati, and the
 * water tank. The dashes of thick lines are the blocks and the sheets, so it costs little.
 */
export function BuildingSite() {
  return (
    <svg className={styles.scene} viewBox="0 0 240 120" aria-hidden="true" focusable="false">
      <path className={styles.trunk} d="M30 116q4-18-9-34M32 103q3-12 13-22" />
      <path className={styles.crown} d="M1 80q8-11 24-9q8-8 21-5q13-1 16 9q-3 6-14 5q-21 4-47 0z" />
      <path className={styles.tank} d="M200 78h36v-4l-13-5v-4h-10v4l-13 5zM200 80h36v35h-36z" />
      <path className={styles.blocks} d="M74 109h118M74 85h70" />
      <path className={styles.blocks} strokeDashoffset="12" d="M74 97h106M74 73h58" />
      <path className={styles.laid} d="M146 85h22" />
      <path className={styles.door} d="M93 115V86h17v29z" />
      <path className={styles.sheets} d="M66 58h74" transform="matrix(1 0 -.3 1 16 0)" />
      <path className={styles.ground} d="M0 117h240" />
    </svg>
  )
}
