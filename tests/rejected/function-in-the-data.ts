import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, summary: () => 'Tonnes of gravel' },
  message:
    'calculators/gravel-calculator.ts: summary is function; a definition is pure data: text, numbers, lists, objects',
}
