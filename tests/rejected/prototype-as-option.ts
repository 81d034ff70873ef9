import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      stone: {
        ...valid.fields.stone,
        options: { ['__proto__']: { label: 'Ballast', values: { density: '1.6' } } },
      },
    },
  },
  message:
    'calculators/gravel-calculator.ts: fields.stone.options.__proto__ is a key that no definition may have; choose another name',
}
