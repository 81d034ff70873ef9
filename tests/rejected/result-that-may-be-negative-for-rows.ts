import { withBeds } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...withBeds,
    formulas: { ...withBeds.formulas, covered: { unit: 'm²', is: 'area - sum(beds.bedArea)' } },
  },
  message: [
    'calculators/gravel-calculator.ts: results[0].of shows "volume", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative',
    'calculators/gravel-calculator.ts: results[1].of shows "weight", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative',
    'calculators/gravel-calculator.ts: results[2].of shows "loads", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative',
  ].join('\n'),
}
