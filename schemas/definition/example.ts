import { z } from 'zod'
import { name, shape, text, visibleText } from './shapes.ts'

/** A worked example: the page shows it, and the check computes it. */
export const exampleSchema = shape({
  /** The job that it works out, as a person would put it: 'A 20 m² slab, 10 cm thick'. */
  name: visibleText,
  /**
   * Inputs as typed; a field that is left out has its default. A repeat has a list of rows, `openings:
   * [{ width: '0.9' }]`; the unit of a field is 'length.unit': 'ft'.
   */
  given: z.record(
    z.string(),
    z.union([z.string(), z.array(z.record(name, z.string()))], {
      error: "is neither a text nor a list of rows, as typed: '4' or [{ width: '3' }]",
    }),
  ),
  /** Every result, exactly as shown; of those `by` a choice the ones whose option a row has. */
  expect: z.record(name, text),
  /** Every estimate that is made, in order, with its key figure: `{ Roof: '40' }`. */
  estimates: z.record(text, text).optional(),
})
