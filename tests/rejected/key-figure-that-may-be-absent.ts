import { metres } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: { ...valid.fields, depth: { ...metres, unit: 'cm', optional: true } },
  },
  message: [
    'calculators/gravel-calculator.ts: results[1].of is "weight", which is absent where depth is; the key figure must always be there',
    'calculators/gravel-calculator.ts: examples.path.expect.volume is absent with these inputs, so the page shows nothing for it; leave it out',
    'calculators/gravel-calculator.ts: examples.path.expect.weight is absent with these inputs, so the page shows nothing for it; leave it out',
    'calculators/gravel-calculator.ts: examples.path.expect.loads is absent with these inputs, so the page shows nothing for it; leave it out',
  ].join('\n'),
}
