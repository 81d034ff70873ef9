import { Fragment } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { groups } from '../registry.ts'
import { site } from '../site.ts'
import { useListNumber } from '../tab/heldList.ts'
import { Link } from '../ui/link/Link.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import { Menu } from '../ui/menu/Menu.tsx'
import * as styles from './Header.css.ts'

export function Header() {
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} to="/">
          <Wordmark />
          <span>{site.name}</span>
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <ListLink />
          <Menu label="Tools">
            {groups.map(({ group, items }, index) => (
              <Fragment key={group}>
                <p className={menu.group} id={`menu-group-${index}`}>
                  {group}
                </p>
                <ul className={menu.list} aria-labelledby={`menu-group-${index}`}>
                  {items.map(({ address, title }) => (
                    <li key={address}>
                      <Link
                        className={menu.item}
                        to={`/${address}`}
                        aria-current={matchPath(address, pathname) ? 'page' : undefined}
                      >
                        {title.menu}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
            <ul className={menu.list}>
              <li className={menu.disabled} aria-disabled="true">
                More Tools <span className={styles.soon}>Coming Soon</span>
              </li>
            </ul>
          </Menu>
        </nav>
      </div>
    </header>
  )
}

/** The way to the job's list, once something is on it. */
function ListLink() {
  const number = useListNumber()
  const { pathname } = useLocation()
  if (number === 0) return null
  return (
    <Link
      className={styles.list}
      to="/list"
      aria-current={matchPath('list', pathname) ? 'page' : undefined}
    >
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d="M9 4h6v3H9zM8 5H5v16h14V5h-3M8.5 11h7M8.5 14.5h7M8.5 18h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      <span className={styles.listName}>Materials list</span>{' '}
      <span className={styles.number}>{number}</span>
    </Link>
  )
}

/** A course of blocks in running bond, one of them just laid. */
function Wordmark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className={styles.laid}
        d="M2 5h17v6H2zM22 5h8v6h-8zM2 13h8v6H2zM13 13h17v6H13zM2 21h17v6H2z"
      />
      <path className={styles.fresh} d="M22 21h8v6h-8z" />
    </svg>
  )
}
