import { withMore } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withMore(
    {
      pitch: {
        kind: 'number',
        label: 'Pitch',
        unit: '°',
        accepts: { minimum: '0', maximum: '90' },
      },
    },
    { steep: { unit: '1', is: 'tan(pitch)' } },
  ),
  message:
    "calculators/gravel-calculator.ts: formulas.steep.is takes the tan of pitch, which may be 90°; let it accept { minimum: '0', exclusiveMaximum: '90' }, or less",
}
