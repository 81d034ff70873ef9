import { useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { categoryNames } from '#language/categoryNames.ts'
import * as shell from '#messages/shell.ts'
import type { RegistryEntry } from '../../schemas/definition/registryEntry.ts'
import { calculators, categories } from '../registry.ts'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import { Link } from '../ui/link/Link.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import * as styles from './ToolsMenu.css.ts'

const importSearch = () => import('./ToolSearch.tsx')

/** The content of the tools menu: a search, every calculator in its group, and a note that more will come. */
export function ToolsMenu() {
  /** The slugs that the search found, the nearest first; undefined without one. */
  const [found, setFound] = useState<readonly string[]>()
  const groups = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className={styles.search}>
        <LazyPart load={importSearch}>
          {({ ToolSearch }) => (
            <ToolSearch
              onFound={setFound}
              onEnter={() => groups.current?.querySelector('a')?.focus()}
            />
          )}
        </LazyPart>
      </div>
      <div className={styles.groups} ref={groups}>
        {found
          ? found.length > 0 && (
              <Entries
                label={shell.tools}
                items={found.flatMap((slug) => calculators.filter((one) => one.slug === slug))}
              />
            )
          : categories.map(({ category, items }) => (
              <div key={category} className={styles.group}>
                {items.length > 1 && <p className={menu.group}>{categoryNames[category]}</p>}
                <Entries label={categoryNames[category]} items={items} />
              </div>
            ))}
      </div>
      <ul className={menu.list}>
        <li className={menu.disabled} aria-disabled="true">
          {shell.moreTools} <span className={styles.soon}>{shell.comingSoon}</span>
        </li>
      </ul>
    </>
  )
}

function Entries({ label, items }: { label: string; items: readonly RegistryEntry[] }) {
  const { pathname } = useLocation()
  return (
    <ul className={menu.list} aria-label={label}>
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
  )
}
