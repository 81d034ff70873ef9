import { categoryNames } from '#language/categoryNames.ts'
import { toolCategories } from '../cards.ts'
import { ToolIcon } from '../layout/ToolIcon.tsx'
import { Link } from '../ui/link/Link.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import * as styles from './ToolList.css.ts'

const tools = toolCategories.flatMap(({ items }) => items)

interface ToolListProps {
  /** The slugs that a search found, in the order to show them; without it, every calculator by category. */
  found?: readonly string[] | undefined
}

/** The calculators as cards: on the home page, and where a page was not found. */
export function ToolList({ found }: ToolListProps) {
  if (found?.length === 0) return null
  if (found) {
    const items = found.flatMap((slug) => tools.filter((tool) => tool.slug === slug))
    return <Cards className={styles.list} items={items} />
  }
  return toolCategories.map(({ category, items }) => {
    // A calculator that has a category to itself is shown by its card alone, as wide as the page.
    const isFeature = items.length === 1
    return (
      <Stack key={category} gap="s">
        {!isFeature && <h3 className={styles.heading}>{categoryNames[category]}</h3>}
        <Cards className={isFeature ? styles.feature : styles.list} items={items} />
      </Stack>
    )
  })
}

function Cards({ className, items }: { className: string; items: typeof tools }) {
  return (
    <ul className={className}>
      {items.map(({ slug, title, purpose, icon, lang }) => (
        <li key={slug} className={styles.card} lang={lang}>
          <ToolIcon icon={icon} className={styles.icon} />
          <Link className={styles.title} to={`/${slug}`}>
            {title.menu}
          </Link>
          <p className={styles.purpose}>{purpose}</p>
        </li>
      ))}
    </ul>
  )
}
