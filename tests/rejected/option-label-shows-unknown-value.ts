import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      stone: {
        ...valid.fields.stone,
        options: { ballast: { label: 'Ballast {weight}', values: { density: '1.6' } } },
      },
    },
  },
  message:
    "calculators/gravel-calculator.ts: fields.stone.options.ballast.label shows {weight}, which is not one of the option's values; known here: density",
}
