import { useLocation } from 'react-router-dom'
import { Link } from '../ui/link/Link.tsx'
import * as styles from './Breadcrumb.css.ts'
import { crumbsOf } from './crumbs.ts'

export function Breadcrumb() {
  const crumbs = crumbsOf(useLocation().pathname)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ label, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: crumbs have no identity but their place
          <li key={index} className={styles.crumb}>
            {to === undefined ? (
              <span className={styles.here}>{label}</span>
            ) : (
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
