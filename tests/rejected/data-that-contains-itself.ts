import { type Rejected, valid } from './valid.ts'

const circle: Record<string, unknown> = { ...valid }
circle.guide = circle

export const rejected: Rejected = {
  definition: circle,
  message:
    'calculators/gravel-calculator.ts: guide contains itself; a definition is pure data, which ends somewhere',
}
