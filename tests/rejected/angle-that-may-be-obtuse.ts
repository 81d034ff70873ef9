import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    { pitch: { kind: 'number', label: 'Pitch', unit: '°', accepts: 'positive' } },
    { steep: { unit: '1', is: 'sin(pitch)' } },
  ),
  message:
    "calculators/gravel-calculator.ts: formulas.steep.is takes the sin of pitch, which may be above 90°; let it accept { minimum: '0', maximum: '90' }, or less",
}
