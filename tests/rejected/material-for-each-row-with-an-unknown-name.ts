import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withRepeat({}),
    materials: [{ material: 'ballast', amount: 'bedAera * depth / cmPerM', forEach: 'beds' }],
  },
  message: [
    'calculators/gravel-calculator.ts: materials[0].amount names "bedAera", which is not a field, constant or formula; did you mean "bedArea"?',
    '    bedAera * depth / cmPerM',
    '    ^^^^^^^',
  ].join('\n'),
}
