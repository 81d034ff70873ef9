import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      stone: {
        ...valid.fields.stone,
        options: { ballast: { label: 'Ballast', values: { density: 'about 1.6' } } },
      },
    },
  },
  message:
    "calculators/gravel-calculator.ts: fields.stone.options.ballast.values.density is 'about 1.6', which is not an exact number; write '5.5' or '2/7'",
}
