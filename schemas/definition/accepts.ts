import { z } from 'zod'
import { parseRational } from '../formula/number.ts'
import { isEmpty, type Range, withinLimits } from '../formula/range.ts'
import { shape, text } from './shapes.ts'

/*
 * The values that a field or a formula accepts: 'number' and 'positive' are short for the two that most need.
 */

/** An exact number of zero or more, as text. */
export const limit = text.refine((written) => parseRational(written) !== undefined, {
  error: ({ input }) =>
    String(input).startsWith('-')
      ? 'is below zero, as no limit may be; leave it out where numbers below zero are right'
      : "is not an exact number of zero or more; write '5.5' or '2/7'",
})

/** Limits that a value is held to; with none of them any number will do. */
export const limitsSchema = shape({
  /** This or more, as a text: '5.5'. */
  minimum: limit.optional(),
  /** This or less. */
  maximum: limit.optional(),
  /** More than this. */
  exclusiveMinimum: limit.optional(),
  /** Less than this. */
  exclusiveMaximum: limit.optional(),
  /** Whole numbers only, as counts of things are. */
  integer: z.literal(true).optional(),
})

const WORDS: Record<'number' | 'positive', Range> = {
  number: {},
  positive: { exclusiveMinimum: '0' },
}

/** Any number, one above zero, or one within limits. */
export const acceptsSchema = z
  .union([z.enum(['number', 'positive']), limitsSchema], {
    error: ({ input }) => {
      const expected = "'number', 'positive', or limits as { minimum: '0' }"
      return input === undefined ? `is missing; it is ${expected}` : `is none of ${expected}`
    },
  })
  .transform((accepts): Range => (typeof accepts === 'string' ? WORDS[accepts] : accepts))
  .superRefine((range, { addIssue }) => {
    if (!isEmpty(range)) return
    const none = range.integer ? 'no whole number' : 'no number'
    addIssue(`accepts nothing: there is ${withinLimits(none, range)}`)
  })
