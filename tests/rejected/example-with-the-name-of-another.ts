import { type Rejected, valid } from './valid.ts'

const { path, yard } = valid.examples

export const rejected: Rejected = {
  definition: { ...valid, examples: { path, yard: { ...yard, name: path.name } } },
  message:
    'calculators/gravel-calculator.ts: examples.yard.name is the same as examples.path.name; change one, or leave it out',
}
