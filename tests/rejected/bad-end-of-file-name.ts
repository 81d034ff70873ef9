import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  file: 'gravel-calculator_2.ts',
  definition: valid,
  message:
    "calculators/gravel-calculator_2.ts: has the file name 'gravel-calculator_2'; it becomes the slug, which has lower-case words with hyphens",
}
