import { gravel, withSandField } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withSandField('stone', { units: { density: 'kg/m³' } }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.stone gives "stone", whose "density" is not in tonne/m³ as in gravel-calculator',
}
