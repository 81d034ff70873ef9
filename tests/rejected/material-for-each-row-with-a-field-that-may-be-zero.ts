import { metres, withRowField } from './support/language.ts'
import type { Rejected } from './valid.ts'

const share = { ...metres, label: 'Share', unit: '1', accepts: { minimum: '0' } }

export const rejected: Rejected = {
  definition: {
    ...withRowField('share', share),
    materials: [
      { material: 'ballast', amount: 'bedArea * depth / cmPerM / share', forEach: 'beds' },
    ],
  },
  message:
    "calculators/gravel-calculator.ts: materials[0].amount divides by share, which may be zero; let the field accept 'positive'",
}
