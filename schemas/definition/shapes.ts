import { z } from 'zod'

/** A strict object whose error names the unknown key and the known ones. */
export function shape<Shape extends z.core.$ZodLooseShape>(keys: Shape) {
  return z.strictObject(keys, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has an unknown key "${issue.keys.join('", "')}"; known here: ${Object.keys(keys).join(', ')}`
        : issue.input === undefined
          ? undefined
          : `is not an object; it has ${Object.keys(keys).join(', ')}`,
  })
}

export const text = z.string().trim().min(1, 'is empty; a text is expected')

/** Texts that a person reads, by their schema: what a translation has for its own. */
export const visibleTexts = z.registry<{ isShown: true }>()

/** A text that a person reads on the page, on paper or in the sheets of formulas. */
export const visibleText = z
  .string()
  .trim()
  .min(1, 'is empty; a text is expected')
  .register(visibleTexts, { isShown: true })

const NOT_A_NAME =
  'is not a name; names are words like roomArea: a small letter first, then letters and digits'

const DOTTED =
  'is not a name; write a formula that is this value, or its sum over all rows, and name that here'

const NO_FIGURE =
  'is not a name; a figure is a constant, and a calculation a formula: name that here'

/** A condition where a formula's name belongs, as in a warning. */
const COMPARISON =
  'names a formula, and there is no comparison; make a formula such as max(0, thinnest - thickness)'

/** The name of a field, constant, formula, example or a choice's value: what formulas mention. */
export const name = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, {
    error: ({ input }) => {
      const written = String(input)
      if (/[<>=]/.test(written)) return COMPARISON
      if (/^[a-z]\w*\.\w+$/.test(written)) return DOTTED
      return /^[\d.]+$| [-+*/] |\(/.test(written) ? NO_FIGURE : NOT_A_NAME
    },
  })
  .refine((key) => !(key in Object.prototype), 'is a name that JavaScript keeps for itself')

/** An exact number as text, so that 2/7 stays 2/7. Parsed in one place, with its unit, by schemas/check/. */
export const rational = text

const UNIT = "a unit is expected, as 'm', or '1' for a plain number"

export const unit = z
  .string({ error: ({ input }) => (input === undefined ? `is missing; ${UNIT}` : undefined) })
  .trim()
  .min(1, `is empty; ${UNIT}`)

/** A counted thing in the singular, as a unit is. */
export const countedNoun = z
  .string()
  .regex(
    /^[a-z]{3,}$/,
    "is not a counted noun; nouns are lower-case words in the singular, as 'stone'",
  )

/** Where a figure comes from: a source that can be looked up, or an assumption of ours. */
export const origin = {
  /** Where the figure comes from, if people can look it up. */
  source: visibleText.optional(),
  /** In place of a source: what we assume. */
  assumption: visibleText.optional(),
}

/** Its label, as in the working; without it, its name split into words. */
export const label = visibleText.optional()

/** A choice in the rows of a repeat, 'bars.diameter'; a formula for one of its options has that, too. */
export const choiceInRows = text.transform(
  (path): { repeat: string; choice: string; option?: string } => {
    const [repeat = '', ...choice] = path.split('.')
    return { repeat, choice: choice.join('.') }
  },
)

/** For a choice the options with which something is there: { shape: ['round'] }. */
export const visibleWhen = z
  .record(
    name,
    z
      .array(text, {
        error: ({ input }) =>
          typeof input === 'string' ? `is not a list; write ['${input}']` : undefined,
      })
      .min(1, 'is empty; at least one option is expected'),
  )
  .optional()
