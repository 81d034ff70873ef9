import { acceptsSchema } from './accepts.ts'
import { label, origin, shape, text, unit } from './shapes.ts'
import { tableSchema } from './table.ts'

/** What is computed: one formula, of a calculator or of a repeat's rows. */
export const formulaSchema = shape({
  /** Without it, the label of its result, or its name split into words. */
  label,
  unit,
  /** The expression; its language is described in calculators/README.md. */
  is: text.optional(),
  /** In place of it: a figure that is looked up. */
  table: tableSchema.optional(),
  /** Where a table comes from. */
  ...origin,
  /** As a field's: a value outside makes the input invalid. */
  accepts: acceptsSchema.default({}),
  /** What the page says where the value is not accepted: 'The openings are larger than the wall'. */
  errorMessage: text.optional(),
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
