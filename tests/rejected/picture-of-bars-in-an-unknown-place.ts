import { type Rejected, valid } from './valid.ts'

const section = { part: 'section', width: 'depth', depth: 'depth', cover: 'depth' }
const bars = { count: 'loads', diameter: 'depth', label: '{loads:bar}' }

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...section, bars: [bars, { ...bars, at: 'left' }] }] },
  message:
    "calculators/gravel-calculator.ts: picture[0].bars[1].at is none of 'top', 'bottom', 'around'",
}
