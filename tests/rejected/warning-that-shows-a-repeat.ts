import { withBeds } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...withBeds, warnings: [{ when: 'loads', text: 'Keep {beds} free.' }] },
  message:
    'calculators/gravel-calculator.ts: warnings[0].text shows {beds}, which is not a field or formula; known here: area, depth, stone, volume, weight, loads, covered',
}
