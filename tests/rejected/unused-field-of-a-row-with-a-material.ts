import { metres, withBeds, withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withRepeat({
      fields: { ...withBeds.fields.beds.fields, deep: { ...metres, label: 'Deep' } },
    }),
    materials: [{ material: 'ballast', amount: 'bedArea * depth / cmPerM', forEach: 'beds' }],
  },
  message:
    'calculators/gravel-calculator.ts: fields.beds.fields.deep reaches no result; use it in a formula, or leave it out',
}
