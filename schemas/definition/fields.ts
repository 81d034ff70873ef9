import { z } from 'zod'
import { acceptsSchema, limit } from './accepts.ts'
import { formulaSchema } from './formula.ts'
import { name, origin, rational, shape, text, unit, visibleWhen } from './shapes.ts'

/* The kinds of field: what a person enters. */

const numberField = shape({
  kind: z.literal('number'),
  label: text,
  /** '1' for a plain number. */
  unit,
  /** A sentence under the field. */
  hint: text.optional(),
  /** Shown in the empty field. */
  placeholder: text.optional(),
  /** The text in the field at first; without it, the field is empty. */
  default: text.optional(),
  /** 'number', 'positive', or limits: { minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer }. */
  accepts: acceptsSchema,
  /** Outside it the page asks whether another unit was meant, and refuses nothing. */
  usual: shape({
    /** What is that large: 'a tile', so that '600 cm is large for a tile.' */
    of: text,
    minimum: limit,
    maximum: limit,
  }).optional(),
  /** What an input that is not accepted does: it is an error, or the default is used in its place. */
  onInvalid: z.enum(['error', 'default']).default('error'),
  /** True: it may stay empty. What depends on it is then absent, never zero. */
  optional: z.literal(true).optional(),
  /** With another option the field is absent. */
  visibleWhen,
  /**
   * 'bill': asked for under what there is to buy, and not in the form. Materials alone use it: it
   * changes what is bought, and no result.
   */
  placement: z.literal('bill').optional(),
})

const option = shape({
  /** May show the option's own values: '{length} × {height} mm'. */
  label: text,
  /** Left out where a person enters them: 'Other size'. What depends on them alone is then absent. */
  values: z.record(name, rational).optional(),
}).transform(({ values, ...others }) => ({
  ...others,
  values: values ?? {},
  ...(values === undefined && { isEntered: true as const }),
}))

const choiceField = shape({
  kind: z.literal('choice'),
  label: text,
  hint: text.optional(),
  default: text,
  /** The unit of each named value; every option has exactly these values. */
  units: z.record(name, unit),
  /** What a named value is called in words; without it, its name split into words. */
  labels: z.record(name, text).optional(),
  options: z.record(text, option),
  visibleWhen,
  ...origin,
})

/** A field in a row of a repeat: not a repeat itself. */
const rowField = z.discriminatedUnion('kind', [numberField, choiceField], {
  error: (issue) =>
    issue.code === 'invalid_union'
      ? "is missing or not known; the kind of a field in a row is 'number' or 'choice'"
      : undefined,
})

/** Rows of fields that repeat: the openings of a wall, the rooms of a house. */
const repeatField = shape({
  kind: z.literal('repeat'),
  /** What the rows are together: 'Doors and windows'. */
  label: text,
  hint: text.optional(),
  /** What one row is called, in the singular: 'opening'. */
  row: text,
  /** So many rows are there at first, and no fewer. */
  minimum: z.int().min(0).default(0),
  maximum: z.int().min(1).max(100),
  fields: z.record(name, rowField),
  /** What is worked out for each row; the calculator's formulas add it up: sum(openings.area). */
  formulas: z.record(name, formulaSchema).default({}),
})

/** The kinds of field: a closed set. The renderer has one component for each. */
export const fieldSchema = z.discriminatedUnion('kind', [numberField, choiceField, repeatField], {
  error: (issue) =>
    issue.code === 'invalid_union'
      ? "is missing or not known; a field's kind is 'number', 'choice' or 'repeat'"
      : undefined,
})
