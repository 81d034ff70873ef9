import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    examples: { ...valid.examples, drive: { ...valid.examples.path, name: 'A drive of 20 m²' } },
  },
  message:
    'calculators/gravel-calculator.ts: examples.drive.given is the same as examples.path.given; change one, or leave it out',
}
