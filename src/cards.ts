import cards from 'virtual:cards'
import { categories } from './registry.ts'

/** The cards of the calculators by category, in the order of the menu. */
export const toolCategories = categories.map(({ category, items }) => ({
  category,
  items: items.flatMap((entry) => cards.find(({ slug }) => slug === entry.slug) ?? []),
}))
