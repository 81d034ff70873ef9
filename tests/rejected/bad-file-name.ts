import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  file: 'Gravel Calculator.ts',
  definition: valid,
  message:
    "calculators/Gravel Calculator.ts: has the file name 'Gravel Calculator'; it becomes the slug, which has lower-case words with hyphens",
}
