import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  file: 'privacy.ts',
  definition: valid,
  message: 'calculators/privacy.ts: has the address /privacy, which is taken; rename the file',
}
