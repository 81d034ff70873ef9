/** The categories of calculators, in the order in which the menu and the home page show them. */
export const CATEGORIES = [
  'Calculators',
  'Whole house',
  'Structure',
  'Finishes',
  'Roof and ground',
  'Compound',
] as const

type Category = (typeof CATEGORIES)[number]

/** One category with what belongs to it; a category without anything is left out. */
export interface CategoryGroup<Item> {
  category: Category
  items: Item[]
}

/** Sorts into categories, and within each by place in the menu; those with one place stay as they come. */
export function byCategory<Item extends { category: Category; order?: number | undefined }>(
  all: readonly Item[],
): CategoryGroup<Item>[] {
  const place = ({ order = Number.MAX_SAFE_INTEGER }: Item) => order
  const byPlace = [...all].sort((one, other) => place(one) - place(other))
  return CATEGORIES.map((category) => ({
    category,
    items: byPlace.filter((item) => item.category === category),
  })).filter(({ items }) => items.length > 0)
}
