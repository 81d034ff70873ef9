import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    warnings: [{ when: 'loads', text: 'Order {loads lorries ahead.' }],
  },
  message:
    'calculators/gravel-calculator.ts: warnings[0].text has a brace without its partner; a value is written as {name}',
}
