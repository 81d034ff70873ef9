import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withRepeat({}),
    materials: [
      { material: 'ballast', amount: 'sum(beds.bedArea) * depth / cmPerM', forEach: 'beds' },
    ],
  },
  message: [
    'calculators/gravel-calculator.ts: materials[0].amount sums "beds.bedArea" in a row of beds; rows are added up by the calculator\'s own formulas',
    '    sum(beds.bedArea) * depth / cmPerM',
    '        ^^^^^^^^^^^^',
  ].join('\n'),
}
