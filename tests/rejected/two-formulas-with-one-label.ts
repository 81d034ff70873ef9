import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: {
    ...valid,
    formulas: { ...valid.formulas, volume: { ...valid.formulas.volume, label: 'Area' } },
  },
  message:
    "calculators/gravel-calculator.ts: formulas.volume.label is called 'area' in the working, as fields.area.label is; give one of the two another label",
}
