import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, sources: [{ title: 'KEBS', about: 'Standards.', url: 'kebs dot org' }] },
  message:
    "calculators/gravel-calculator.ts: sources[0].url is not a web address, as 'https://www.example.org'",
}
