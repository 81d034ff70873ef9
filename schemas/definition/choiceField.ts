import { z } from 'zod'
import {
  countedNoun,
  name,
  origin,
  rational,
  shape,
  text,
  unit,
  visibleText,
  visibleWhen,
} from './shapes.ts'

const option = shape({
  /** Its name in the list; may show its own values: '{length} × {height} mm'. */
  label: visibleText,
  /**
   * A number for each of the field's `units`. Left out where a person enters them ('Other size'): what
   * depends on them alone is then absent.
   */
  values: z.record(name, rational).optional(),
  /** Those of the field's `units` that this option has no value for: what depends on one of them is then absent. */
  without: z.array(name).optional(),
  /** The word for what is counted in a unit, where this option has one of its own: `{ block: 'stone' }`. */
  countedAs: z.record(countedNoun, countedNoun).optional(),
}).transform(({ values, ...others }) => ({
  ...others,
  values: values ?? {},
  ...(values === undefined && { isEntered: true as const }),
}))

const choiceKeys = shape({
  /** A list of options, each with values for formulas. It has a source or an assumption. */
  kind: z.literal('choice'),
  /** Its name on the page. */
  label: visibleText,
  /** A sentence under it. */
  hint: visibleText.optional(),
  /** The option that is chosen at first. */
  default: text.optional(),
  /** By name, the unit of each value that an option has: formulas write `wire.roll`. */
  units: z.record(name, unit).optional(),
  /** Labels of the values; without it, its name split into words. */
  labels: z.record(name, visibleText).optional(),
  /** By id, in the order of the list. */
  options: z.record(text, option).optional(),
  /**
   * In place of units and options: those of a choice of another calculator, with its labels, its default
   * and its source, where this one has none of its own.
   */
  optionsOf: shape({
    /** The slug of the other calculator. */
    of: text,
    /** The name of its choice; 'bars.diameter' is one in the rows of a repeat. */
    field: text,
    /** These options alone; without it, all. */
    only: z.array(text).min(1, 'is empty; at least one option is expected').optional(),
  }).optional(),
  /**
   * It is there only with these options of a choice that is always visible: `{ corners: ['struts'] }`.
   */
  visibleWhen,
  /**
   * Asked for under what there is to buy, and not in the form. Materials alone use it: it
   * changes what is bought, and no result.
   */
  placement: z.literal('bill').optional(),
  /** A link that was shared before the field was there opens all the same, with its default. */
  addedLater: z.literal(true).optional(),
  ...origin,
})

const EXPECTED = {
  default: 'a text in quotes',
  units: 'an object with names as keys',
  options: 'an object with names as keys',
} as const

/** A choice has options of its own, or those of another one, which the compiler puts in their places. */
export const choiceField = choiceKeys
  .superRefine(({ optionsOf, ...field }, { addIssue }) => {
    for (const key of ['default', 'units', 'options'] as const) {
      const issue = (message: string) => addIssue({ code: 'custom', path: [key], message })
      if (optionsOf) {
        if (key !== 'default' && field[key]) issue('is beside optionsOf; leave one of the two out')
      } else if (field[key] === undefined) {
        issue(`is missing; ${EXPECTED[key]} is expected`)
      }
    }
  })
  .transform(({ default: atFirst = '', units = {}, options = {}, ...field }) => ({
    ...field,
    default: atFirst,
    units,
    options,
  }))
