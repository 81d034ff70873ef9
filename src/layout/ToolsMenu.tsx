import { Fragment } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { categories } from '../registry.ts'
import { Link } from '../ui/link/Link.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import * as styles from './Header.css.ts'

/** What the menu of tools holds: every calculator in its group, and what is to come. */
export function ToolsMenu() {
  const { pathname } = useLocation()
  return (
    <>
      {categories.map(({ category, items }) => (
        <Fragment key={category}>
          <p className={menu.group}>{category}</p>
          <ul className={menu.list} aria-label={category}>
            {items.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  className={menu.item}
                  to={`/${slug}`}
                  aria-current={matchPath(slug, pathname) ? 'page' : undefined}
                >
                  {name}
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
    </>
  )
}
