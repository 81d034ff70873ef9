import { gravel, sand } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: { ...sand, uses: { depth: sand.uses.gravel } },
  message:
    'calculators/sand-calculator.ts: uses.depth has the name of fields.depth; choose another',
}
