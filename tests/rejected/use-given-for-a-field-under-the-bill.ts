import { lost, sand } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  file: 'sand-calculator.ts',
  beside: {
    'gravel-calculator': {
      ...valid,
      fields: { ...valid.fields, lost },
      materials: [{ material: 'sand', amount: 'volume * (1 + lost / percent)' }],
    },
  },
  definition: {
    ...sand,
    constants: { share: { value: '5', unit: '%', assumption: 'What falls beside the path.' } },
    uses: { gravel: { ...sand.uses.gravel, given: { ...sand.uses.gravel.given, lost: 'share' } } },
  },
  message:
    'calculators/sand-calculator.ts: uses.gravel.given.lost is not a field of gravel-calculator; known here: area, depth, stone',
}
