import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      stone: {
        ...valid.fields.stone,
        options: { ballast: { label: 'Ballast', values: { density: '1.6', colour: '3' } } },
      },
    },
  },
  message:
    'calculators/gravel-calculator.ts: fields.stone.options.ballast.values.colour has no unit in fields.stone.units; known here: density',
}
