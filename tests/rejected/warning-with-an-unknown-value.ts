import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    warnings: [{ when: 'loads', text: 'Order {lorries} lorries ahead.' }],
  },
  message:
    'calculators/gravel-calculator.ts: warnings[0].text shows {lorries}, which is not a field or formula; known here: area, depth, stone, volume, weight, loads',
}
