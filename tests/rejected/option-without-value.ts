import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      stone: {
        ...valid.fields.stone,
        options: {
          ballast: { label: 'Ballast', values: { density: '1.6' } },
          murram: { label: 'Murram', values: {} },
        },
      },
    },
  },
  message:
    'calculators/gravel-calculator.ts: fields.stone.options.murram has no value for "density", which fields.stone.units names',
}
