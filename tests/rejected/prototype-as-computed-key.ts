import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, fields: { ...valid.fields, ['__proto__']: valid.fields.depth } },
  message:
    'calculators/gravel-calculator.ts: fields.__proto__ is a key that no definition may have; choose another name',
}
