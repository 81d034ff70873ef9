import { useLocation } from 'react-router-dom'
import * as shell from '#messages/shell.ts'
import { useHydrated } from '../runtime/useHydrated.ts'
import { standalone } from '../ui/link/Link.css.ts'
import { Link } from '../ui/link/Link.tsx'
import * as styles from './Breadcrumb.css.ts'
import { crumbsOf } from './crumbs.ts'
import { useNotFound } from './notFound.ts'

export function Breadcrumb() {
  const { pathname } = useLocation()
  // The build draws one page for all addresses that are not found; here the address is known.
  const isHydrated = useHydrated()
  const isUnknown = useNotFound()
  const crumbs = crumbsOf(isUnknown && !isHydrated ? '/page-not-found' : pathname)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={shell.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to, lang }) => (
          <li key={to ?? ''} className={styles.crumb} lang={lang}>
            {to === undefined ? (
              <span className={styles.currentPage} aria-current="page">
                {label}
              </span>
            ) : (
              <Link className={standalone} to={to}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
