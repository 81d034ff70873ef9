import { z } from 'zod'
import { acceptsSchema } from './accepts.ts'
import { choiceInRows, label, shape, text, unit, visibleText } from './shapes.ts'

const keys = {
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
}

/** One formula of a repeat's rows. */
export const rowFormulaSchema = shape({ ...keys })

/** One formula of a calculator. */
export const formulaSchema = shape({
  ...keys,
  /**
   * It has a value always: where all that it may be worked out from is empty, the page asks for that in the words of
   * `errorMessage`, as for a pitch or a rise.
   */
  needed: z.literal(true).optional(),
  /**
   * A choice in the rows of a repeat, 'bars.diameter': there is a formula for each of its options, named after both
   * as `weight8` and `weight10`, and it takes the rows with that option alone.
   */
  by: choiceInRows.optional(),
})
