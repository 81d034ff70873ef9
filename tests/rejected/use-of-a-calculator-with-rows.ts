import { sand, withBeds } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: { 'gravel-calculator': withBeds },
  definition: sand,
  message:
    "calculators/sand-calculator.ts: uses.gravel.of is 'gravel-calculator', which has rows of beds; a calculator with a repeat cannot be used",
}
