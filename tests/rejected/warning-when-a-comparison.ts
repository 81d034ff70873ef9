import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, warnings: [{ when: 'loads > 3', text: 'Order ahead.' }] },
  message:
    'calculators/gravel-calculator.ts: warnings[0].when names a formula, and there is no comparison; make a formula such as max(0, thinnest - thickness)',
}
