import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      stone: { ...valid.fields.stone, labels: { density: 'loose weight', desnity: 'weight' } },
    },
  },
  message:
    'calculators/gravel-calculator.ts: fields.stone.labels.desnity has no unit in fields.stone.units; did you mean "density"?',
}
