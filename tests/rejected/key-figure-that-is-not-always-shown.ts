import { withDepth } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  definition: withDepth({ shownFor: { stone: ['murram'] } }),
  message: [
    'calculators/gravel-calculator.ts: results[1].of is "weight", which is absent where depth is; the key figure is always there',
    'calculators/gravel-calculator.ts: examples.path.expect.volume is absent with what is given, so nothing is shown for it; leave it out',
    'calculators/gravel-calculator.ts: examples.path.expect.weight is absent with what is given, so nothing is shown for it; leave it out',
    'calculators/gravel-calculator.ts: examples.path.expect.loads is absent with what is given, so nothing is shown for it; leave it out',
  ].join('\n'),
}
