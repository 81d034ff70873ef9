import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    { pitch: { kind: 'number', label: 'Pitch', unit: '°', accepts: { maximum: '60' } } },
    { steep: { unit: '1', is: 'cos(pitch)' } },
  ),
  message:
    "calculators/gravel-calculator.ts: formulas.steep.is takes the cos of pitch, which may be below 0°; let it accept { minimum: '0', maximum: '90' }, or less",
}
