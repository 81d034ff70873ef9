import { withBeds } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withBeds,
    formulas: { ...withBeds.formulas, covered: { unit: 'm²', is: 'area - sum(beds.bedArea)' } },
  },
  message: [
    'calculators/gravel-calculator.ts: results[0].of shows "volume", which may come out below zero; narrow what its fields or formulas accept, keep it up with max(0, …), or say with belowZero why it may',
    'calculators/gravel-calculator.ts: results[1].of shows "weight", which may come out below zero; narrow what its fields or formulas accept, keep it up with max(0, …), or say with belowZero why it may',
    'calculators/gravel-calculator.ts: results[2].of shows "loads", which may come out below zero; narrow what its fields or formulas accept, keep it up with max(0, …), or say with belowZero why it may',
  ].join('\n'),
}
