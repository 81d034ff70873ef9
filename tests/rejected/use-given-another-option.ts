import { gravel, withSandField } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: gravel,
  definition: withSandField('stone', {
    options: {
      ...valid.fields.stone.options,
      chips: { label: 'Chips', values: { density: '1.5' } },
    },
  }),
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.stone gives "stone", whose option \'chips\' gravel-calculator does not have',
}
