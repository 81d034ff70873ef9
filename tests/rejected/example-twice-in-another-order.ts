import { type Rejected, valid } from './valid.ts'

const { yard } = valid.examples
const drive = { ...yard, name: 'A drive', given: { stone: 'murram', depth: '10', area: '100' } }

export const rejected: Rejected = {
  definition: { ...valid, examples: { ...valid.examples, drive } },
  message:
    'calculators/gravel-calculator.ts: examples.drive.given is the same as examples.yard.given; change one, or leave it out',
}
