import { withBeds, withRepeat } from './support/language.ts'
import type { Rejected } from './valid.ts'

const { bedArea } = withBeds.fields.beds.formulas

export const rejected: Rejected = {
  definition: withRepeat({ formulas: { bedArea: { ...bedArea, label: 'Width' } } }),
  message:
    "calculators/gravel-calculator.ts: fields.beds.formulas.bedArea.label is called 'width of all flower beds' in the working, as fields.beds.fields.width.label is; give one of the two another label",
}
