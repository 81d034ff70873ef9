import type { CalculatorCard } from '../schemas/definition/entry.ts'
import type { Grouped } from '../schemas/definition/groups.ts'
import { groups, type RegisteredCalculator } from './registry.ts'

const cards = new Map(
  Object.values(
    import.meta.glob<CalculatorCard>('../calculators/*.ts', {
      query: '?card',
      import: 'default',
      eager: true,
    }),
  ).map((card) => [card.address, card]),
)

/** A calculator with what the home page shows of it: no other page needs that much. */
export type Tool = RegisteredCalculator & CalculatorCard

/** The groups that have calculators, in the order of the menu. */
export const toolGroups: readonly Grouped<Tool>[] = groups.map(({ group, items }) => ({
  group,
  items: items.flatMap((entry) => {
    const card = cards.get(entry.address)
    return card ? [{ ...entry, ...card }] : []
  }),
}))
