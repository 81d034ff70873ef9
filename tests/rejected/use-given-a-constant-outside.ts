import { withDepth, withUse } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: { 'gravel-calculator': withDepth({ accepts: { exclusiveMinimum: '0', maximum: '40' } }) },
  definition: {
    ...withUse({ depth: 'deep' }),
    constants: { deep: { value: '90', unit: 'cm', assumption: 'Deep.' } },
  },
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.depth gives "deep", which is 90, where gravel-calculator accepts a number above zero, at most 40',
}
