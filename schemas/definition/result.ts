import { z } from 'zod'
import { name, shape, text, visibleText } from './shapes.ts'

/** A figure that the page shows. */
export const resultSchema = shape({
  /** The formula whose value is shown. */
  of: name,
  /**
   * Its name on the page; may show the value that was used for a field, or a formula's with two
   * decimals: 'Total weight for {bars} bars'.
   */
  label: visibleText,
  /** How a count or a plain number is worded: 'bags of 50 kg'. */
  unit: text.optional(),
  /** How many are shown, 0 to 6. It is rounded once, when it is shown, half away from zero. */
  decimals: z.int().min(0).max(6),
  /** 'key' for one result, the answer a person came for; 'normal' for the others. */
  emphasis: z.enum(['normal', 'key']).default('normal'),
  /** Number fields that never make it smaller when they grow; proved with random inputs. */
  increasesWith: z.array(name).default([]),
  /** Number fields that never make it larger when they grow. */
  decreasesWith: z.array(name).default([]),
  /** Why it may come out below zero; without a reason none may. */
  mayBeNegative: visibleText.optional(),
})

/** A warning beside some results. */
const warningSchema = shape({
  /** The formula that decides: the text shows while its value is above zero. */
  when: name,
  /**
   * The text of the warning; may show a field or a formula: 'With a gap of 0 it takes
   * {countWithoutGap}.'
   */
  text: visibleText,
  /** The entry that mends it: the page offers it beside the text, on a button 'Use 0 mm'. */
  mend: shape({
    /** The number field that gets it. */
    field: name,
    /** The number, in the unit of that field: '0'. */
    value: text,
  }).optional(),
})

/** All warnings of a used calculator. */
const usedWarningsSchema = shape({
  /** In place of the other keys: a name in `uses`, whose warnings are all taken. */
  use: name,
})

/** A warning, or all of a used calculator. */
export const warningsSchema = z.union([warningSchema, usedWarningsSchema], {
  error: "is neither a warning, { when, text }, nor those of a used calculator, { use: 'walls' }",
})

export type Warning = z.output<typeof warningSchema>
