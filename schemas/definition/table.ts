import { z } from 'zod'
import { rational, shape } from './shapes.ts'

const key = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/,
    'is not a name; a table is looked up by a choice, a number field, a constant or a formula',
  )

/** What a formula looks up in place of computing it: a figure for one key, or for two. */
export const tableSchema = shape({
  /**
   * One key or two, each with its lines: the options of a choice, or the steps of a number in its own
   * unit, smallest first. Of two keys the first goes down, and the second across.
   */
  by: z.record(key, z.array(rational)),
  /**
   * Between two steps of a number: the next one up ('up'), or a straight line between the two
   * ('straight').
   */
  between: z.enum(['up', 'straight']).default('up'),
  /**
   * A figure for each line; with two keys, for each line down the figures across. Left out where the
   * lines are the figures: the next size up.
   */
  figures: z
    .union([z.array(rational), z.array(z.array(rational))], {
      error: 'is neither a list of figures in quotes nor, with two keys, a list of such lists',
    })
    .optional(),
})

/** A table as a definition has it. */
export type Table = z.output<typeof tableSchema>
