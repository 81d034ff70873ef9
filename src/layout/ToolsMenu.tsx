import { Fragment } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { categoryNames } from '#language/categoryNames.ts'
import * as shell from '#messages/shell.ts'
import { categories } from '../registry.ts'
import { Link } from '../ui/link/Link.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import * as styles from './Header.css.ts'

/** The content of the tools menu: every calculator in its group, and a note that more will come. */
export function ToolsMenu() {
  const { pathname } = useLocation()
  return (
    <>
      {categories.map(({ category, items }) => (
        <Fragment key={category}>
          <p className={menu.group}>{categoryNames[category]}</p>
          <ul className={menu.list} aria-label={categoryNames[category]}>
            {items.map(({ slug, name, lang }) => (
              <li key={slug} lang={lang}>
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
          {shell.moreTools} <span className={styles.soon}>{shell.comingSoon}</span>
        </li>
      </ul>
    </>
  )
}
