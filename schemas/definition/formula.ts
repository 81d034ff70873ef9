import { acceptsSchema } from './accepts.ts'
import { label, origin, shape, text, unit, words } from './shapes.ts'
import { tableSchema } from './table.ts'

/** What is computed: one formula, of a calculator or of a repeat's rows. */
export const formulaSchema = shape({
  /**
   * What it is called in the working; without it, the label of its result, or its name split into
   * words.
   */
  label,
  /** The unit that it must come out in, '1' for a plain number, or a count: 'bag'. */
  unit,
  /** The formula: 'ceil(fenced / spacing)'. */
  is: text.optional(),
  /** In place of `is`: a figure that is looked up. It has a source or an assumption. */
  table: tableSchema.optional(),
  ...origin,
  /** Which values, as a field's: 'number', 'positive', or limits. Another one makes the input invalid. */
  accepts: acceptsSchema.default({}),
  /**
   * What the page says where there is no value, or none that is accepted: 'The openings are larger than
   * the wall'.
   */
  errorMessage: words.optional(),
}).check(({ value, issues }) => {
  const { is, table, source, assumption } = value
  const message =
    is === undefined && table === undefined
      ? 'is missing; a formula is expected, or a table'
      : is !== undefined && table !== undefined
        ? 'is there beside a table; a figure is computed or looked up'
        : is !== undefined && (source ?? assumption) !== undefined
          ? 'has an origin, which only a table has; give it to the constants that it mentions'
          : undefined
  if (message !== undefined) issues.push({ code: 'custom', path: ['is'], message, input: is })
})
