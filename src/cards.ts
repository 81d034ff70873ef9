import cards from 'virtual:cards'
import type { CatalogCard } from '../schemas/definition/catalogEntry.ts'
import type { CategoryGroup } from '../schemas/definition/categories.ts'
import { categories } from './registry.ts'

/** The cards of the calculators by category, in the order of the menu. */
export const toolCategories: readonly CategoryGroup<CatalogCard>[] = categories.map(
  ({ category, items }) => ({
    category,
    items: items.flatMap((entry) => {
      const card = cards.find(({ slug }) => slug === entry.slug)
      return card ? [card] : []
    }),
  }),
)
