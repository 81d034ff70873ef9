/** The groups of calculators, in the order in which the menu and the home page show them. */
export const GROUPS = ['Calculators', 'Structure', 'Finishes', 'Roof and ground'] as const

export type Group = (typeof GROUPS)[number]

/** One group with what belongs to it; a group without anything is left out. */
export interface Grouped<Item> {
  group: Group
  items: Item[]
}

/** Sorts into groups, and within each by place in the menu. */
export function inGroups<Item extends { group: Group; order: number }>(
  all: readonly Item[],
): Grouped<Item>[] {
  const byPlace = [...all].sort((one, other) => one.order - other.order)
  return GROUPS.map((group) => ({
    group,
    items: byPlace.filter((item) => item.group === group),
  })).filter(({ items }) => items.length > 0)
}
