import { z } from 'zod'
import { acceptsSchema, limit } from './accepts.ts'
import { choiceField } from './choiceField.ts'
import { rowFormulaSchema } from './formula.ts'
import { name, shape, text, unit, visibleText, visibleWhen } from './shapes.ts'

/* The kinds of field: what a person enters. */

const usualKeys = {
  /** The thing that is that large: 'a tile'. */
  of: visibleText,
  /** The smallest that is usual, in the unit of the field. */
  minimum: limit,
  /** The largest that is usual. */
  maximum: limit,
  /** The text that one tap puts in its place, in the unit of the field: '20'. */
  take: limit.optional(),
}

const usualRange = shape({
  ...usualKeys,
  /**
   * Other ranges with some options of one choice:
   * `{ stone: { cut: { of: 'a joint of cut stone', minimum: '15', maximum: '25', take: '20' } } }`.
   */
  with: z.record(name, z.record(text, shape(usualKeys))).optional(),
})

const numberField = shape({
  /** A number that a person enters. */
  kind: z.literal('number'),
  /** Its name on the page. */
  label: visibleText,
  /**
   * The unit that it is entered in, '1' for a plain number. Where there are other units of its kind, people may
   * choose one.
   */
  unit,
  /** A sentence under it. */
  hint: visibleText.optional(),
  /** Shown in it while it is empty. */
  placeholder: text.optional(),
  /** The text in it at first; without it, it is empty. */
  default: text.optional(),
  /** Which numbers: 'number' is any, 'positive' any above zero; or limits. */
  accepts: acceptsSchema,
  /**
   * Outside of it the page asks, '600 cm is large for a tile. 600 mm?', and never refuses.
   * `calculators/shared/usual.ts` has ranges.
   */
  usual: usualRange.optional(),
  /**
   * The effect of another input: it is an error ('error'), or the
   * default is used in its place, and the result says so ('default').
   */
  onInvalid: z.enum(['error', 'default']).default('error'),
  /** It may stay empty. What depends on it is then absent, never zero. */
  optional: z.literal(true).optional(),
  /**
   * It is there only with these options of a choice that is always visible: `{ corners: ['struts'] }`.
   */
  visibleWhen,
  /**
   * 'bill': asked for under what there is to buy, and not in the form. Materials alone use it: it
   * changes what is bought, and no result. 'price', in a calculator that makes estimates: a line at the foot of
   * the bill that a person prices, in KSh, or in % of all else. Nothing uses it.
   */
  placement: z.enum(['bill', 'price']).optional(),
  /** A link that was shared before the field was there opens all the same, with its default. */
  addedLater: z.literal(true).optional(),
})

const rowReference = shape({
  /** The row of another repeat that this one belongs to: the room of a window. That row's formulas sum its own rows. */
  kind: z.literal('row'),
  /** Its name on the page. */
  label: visibleText,
  /** A sentence under it. */
  hint: visibleText.optional(),
  /** The other repeat. */
  of: name,
}).transform((field) => {
  // A choice among the rows of that repeat; schemas/compile/rowReferences.ts lists them.
  const options: z.output<typeof choiceField>['options'] = {}
  return { ...field, kind: 'choice' as const, default: '', units: {}, options }
})

/** A field in a row of a repeat: not a repeat itself. */
const rowField = z.discriminatedUnion(
  'kind',
  [numberField, choiceField, rowReference],
  "is missing or not known; the kind of a field in a row is 'number', 'choice' or 'row'",
)

/** Rows of fields that repeat: the openings of a wall, the rooms of a house. */
const repeatField = shape({
  /** Rows of fields: the gates of a fence, the rooms of a house. */
  kind: z.literal('repeat'),
  /** The name of all rows: 'Doors and windows'. */
  label: visibleText,
  /** A sentence under it. */
  hint: visibleText.optional(),
  /** The word for one row, in the singular: 'opening'. */
  row: visibleText,
  /** So many rows are there at first, and no fewer. */
  minimum: z.int().min(0).default(0),
  /** The most rows that there may be, 100 at most. */
  maximum: z.int().min(1).max(100),
  /** By name, the numbers and choices of one row, and the row of another repeat that it belongs to. */
  fields: z.record(name, rowField),
  /**
   * By name, what is worked out for each row; the calculator's formulas add it up:
   * `sum(openings.area)`.
   */
  formulas: z.record(name, rowFormulaSchema).default({}),
})

/** The kinds of field: a closed set. The renderer has one component for each. */
export const fieldSchema = z.discriminatedUnion(
  'kind',
  [numberField, choiceField, repeatField],
  "is missing or not known; a field's kind is 'number', 'choice' or 'repeat'",
)
