import cards from 'virtual:cards'
import type { CatalogCard } from '../schemas/definition/catalogEntry.ts'
import type { CategoryGroup } from '../schemas/definition/categories.ts'
import { categories, type RegisteredCalculator } from './registry.ts'

/** A calculator with the texts and the icon that only the home page shows. */
export type Tool = RegisteredCalculator & CatalogCard

/** The categories that have calculators, in the order of the menu. */
export const toolCategories: readonly CategoryGroup<Tool>[] = categories.map(
  ({ category, items }) => ({
    category,
    items: items.flatMap((entry) => {
      const card = cards.find(({ slug }) => slug === entry.slug)
      return card ? [{ ...entry, ...card }] : []
    }),
  }),
)
