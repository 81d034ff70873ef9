import { categoryNames } from '#language/categoryNames.ts'
import type { CatalogCard } from '../../schemas/definition/catalogEntry.ts'
import { toolCategories } from '../cards.ts'
import { ToolIcon } from '../layout/ToolIcon.tsx'
import { Link } from '../ui/link/Link.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import * as styles from './ToolList.css.ts'

interface ToolListProps {
  /** Which calculators are listed; without it, all. */
  isListed?: (tool: CatalogCard) => boolean
}

/** The calculators as cards, group by group: on the home page, and where a page was not found. */
export function ToolList({ isListed = () => true }: ToolListProps) {
  return toolCategories.map(({ category, items }) => {
    const listed = items.filter(isListed)
    if (listed.length === 0) return null
    // A calculator that has a category to itself is shown by its card alone, as wide as the page.
    const isFeature = items.length === 1
    return (
      <Stack key={category} gap="s">
        {!isFeature && <h3 className={styles.heading}>{categoryNames[category]}</h3>}
        <ul className={isFeature ? styles.feature : styles.list}>
          {listed.map(({ slug, title, purpose, icon, lang }) => (
            <li key={slug} className={styles.card} lang={lang}>
              <ToolIcon icon={icon} className={styles.icon} />
              <Link className={styles.title} to={`/${slug}`}>
                {title.menu}
              </Link>
              <p className={styles.purpose}>{purpose}</p>
            </li>
          ))}
        </ul>
      </Stack>
    )
  })
}
