import { z } from 'zod'
import { name, shape, text } from './shapes.ts'

/** The rows that a repeat of another calculator is given. */
const rows = shape({
  /** The repeat of this calculator that has the rows. */
  of: name,
  /** For each field of a row a name in a row of this one, or outside of it. */
  given: z.record(name, name),
})

/** Another calculator whose formulas this one uses. */
export const useSchema = shape({
  /** The slug of the other calculator. */
  of: text,
  /**
   * For each of its fields the field, constant or formula of this one that it gets; for a repeat the
   * rows of one. A field that is left out keeps its own default, or is absent if it may stay empty; a
   * repeat that is left out has no rows.
   */
  given: z.record(
    name,
    z.union([name, rows], {
      error:
        "is neither a name nor the rows of a repeat, as { of: 'doors', given: { width: 'width' } }",
    }),
  ),
})
