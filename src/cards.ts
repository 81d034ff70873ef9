import type { CatalogCard } from '../schemas/definition/catalogEntry.ts'
import type { CategoryGroup } from '../schemas/definition/categories.ts'
import { categories, type RegisteredCalculator } from './registry.ts'

const cards = new Map(
  Object.values(
    import.meta.glob<CatalogCard>('../calculators/*.ts', {
      query: '?card',
      import: 'default',
      eager: true,
    }),
  ).map((card) => [card.slug, card]),
)

/** A calculator with the texts and the icon that only the home page shows. */
export type Tool = RegisteredCalculator & CatalogCard

/** The categories that have calculators, in the order of the menu. */
export const toolCategories: readonly CategoryGroup<Tool>[] = categories.map(
  ({ category, items }) => ({
    category,
    items: items.flatMap((entry) => {
      const card = cards.get(entry.slug)
      return card ? [{ ...entry, ...card }] : []
    }),
  }),
)
