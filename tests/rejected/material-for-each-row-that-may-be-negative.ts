import { withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withRepeat({}),
    materials: [
      { material: 'ballast', amount: '(width - length) * width * depth / cmPerM', forEach: 'beds' },
    ],
  },
  message:
    'calculators/gravel-calculator.ts: materials[0].amount may come out below zero; use max(0, …)',
}
