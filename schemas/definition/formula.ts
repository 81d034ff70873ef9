import { acceptsSchema } from './accepts.ts'
import { label, shape, text, unit } from './shapes.ts'

/** What is computed: one formula, of a calculator or of a repeat's rows. */
export const formulaSchema = shape({
  /** Without it, the label of its result, or its name split into words. */
  label,
  unit,
  /** The expression; its language is described in calculators/README.md. */
  is: text,
  /** As a field's: a value outside makes the input invalid. */
  accepts: acceptsSchema.default({}),
  /** What the page says where the value is not accepted: 'The openings are larger than the wall'. */
  errorMessage: text.optional(),
})
