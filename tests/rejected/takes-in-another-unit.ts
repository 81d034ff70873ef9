import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, takes: { ballast: { is: 'weight' } } },
  message:
    'calculators/gravel-calculator.ts: takes.ballast.is comes out in tonne, but ballast is taken in m³; what is too much is tonne/m³; is a field or a figure missing, or its unit wrong?\n    weight\n    ^^^^^^',
}
