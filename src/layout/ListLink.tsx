import { matchPath, useLocation } from 'react-router-dom'
import * as shell from '#messages/shell.ts'
import { useSlot } from '../state/store.ts'
import { Link } from '../ui/link/Link.tsx'
import * as styles from './Header.css.ts'

/** A link to the job's list, with the number of its estimates once there is one. */
export function ListLink() {
  const { length: number } = useSlot('list').estimates
  const { pathname } = useLocation()
  return (
    <Link
      className={styles.list}
      to="/list"
      aria-current={matchPath('list', pathname) ? 'page' : undefined}
    >
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M9 4h6v3H9zM8 5H5v16h14V5h-3M8.5 11h7M8.5 14.5h7M8.5 18h4" />
      </svg>
      <span className={styles.shortName} aria-hidden="true">
        {shell.listShort}
      </span>
      <span className={styles.longName}>{shell.list}</span>
      {number > 0 && <span className={styles.number}> {number}</span>}
    </Link>
  )
}
