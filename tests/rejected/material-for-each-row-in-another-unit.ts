import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withRepeat({}),
    materials: [{ material: 'ballast', amount: 'bedArea * depth', forEach: 'beds' }],
  },
  message: [
    'calculators/gravel-calculator.ts: materials[0].amount comes out in m²·cm, but ballast is measured in m³; is a conversion missing, as / cmPerM?',
    '    bedArea * depth',
    '    ^^^^^^^^^^^^^^^',
  ].join('\n'),
}
