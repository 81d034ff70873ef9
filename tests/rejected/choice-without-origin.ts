import { type Rejected, valid } from './valid.ts'

const { assumption: _, ...withoutOrigin } = valid.fields.stone

export const rejected: Rejected = {
  definition: { ...valid, fields: { ...valid.fields, stone: withoutOrigin } },
  message:
    'calculators/gravel-calculator.ts: fields.stone has neither source nor assumption; say where its figures come from',
}
