import { type Rejected, valid } from './valid.ts'

const section = { part: 'section', width: 'depth', depth: 'depth', cover: 'depth' }

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...section, bars: [] }] },
  message:
    'calculators/gravel-calculator.ts: picture[0].bars is empty; at least one entry is expected',
}
