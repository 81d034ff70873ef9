import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, fields: { ...valid.fields, 'path-width': valid.fields.depth } },
  message:
    'calculators/gravel-calculator.ts: fields.path-width is not a name; names are words like roomArea: a small letter first, then letters and digits',
}
