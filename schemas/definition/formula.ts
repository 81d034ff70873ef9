import { acceptsSchema } from './accepts.ts'
import { label, shape, text, unit, visibleText } from './shapes.ts'

/** One formula, of a calculator or of a repeat's rows. */
export const formulaSchema = shape({
  /**
   * Its name in the working; without it, the label of its result, or its name split into
   * words.
   */
  label,
  /** The unit that it must come out in, '1' for a plain number, or a count: 'bag'. */
  unit,
  /** The formula: 'ceil(fenced / spacing)'. */
  is: text,
  /** Which values, as a field's: 'number', 'positive', or limits. Another one makes the input invalid. */
  accepts: acceptsSchema.default({}),
  /**
   * The message of the page where there is no value, or none that is accepted: 'The openings are larger than
   * the wall'.
   */
  errorMessage: visibleText.optional(),
})
