import { z } from 'zod'
import { CATEGORIES } from './categories.ts'
import { fieldSchema } from './fields.ts'
import { formulaSchema } from './formula.ts'
import { madeEstimateSchema } from './madeEstimate.ts'
import { materialUseSchema } from './materialUse.ts'
import { CALCULATOR_ICON, iconSchema, pictureSchema } from './picture.ts'
import { label, name, origin, rational, shape, text, unit } from './shapes.ts'

/*
 * The shape of a definition. schemas/check/ holds how its parts must fit together: names that exist,
 * units that come out, examples that compute.
 */

const constant = shape({ label, value: rational, unit, ...origin })

/** Another calculator whose formulas this one uses. */
const use = shape({
  /** The slug of the other calculator. */
  of: text,
  /**
   * For each of its fields the field, constant or formula of this one that it gets; for a repeat
   * `of`, the repeat of this one that has the rows, and `given`, for each field of a row a name in it.
   */
  given: z.record(
    name,
    z.union([name, shape({ of: name, given: z.record(name, name) })], {
      error:
        "is neither a name nor the rows of a repeat, as { of: 'doors', given: { width: 'width' } }",
    }),
  ),
})

const result = shape({
  /** The formula whose value is shown. */
  of: name,
  /**
   * May show the value that was used for a field, or a formula's with two decimals: 'Total weight
   * for {bars} bars'.
   */
  label: text,
  /** For a count or a plain number: how it is worded, as 'bags of 50 kg'. */
  unit: text.optional(),
  decimals: z.int().min(0).max(6),
  /** The key figure: the answer a person came for. */
  emphasis: z.enum(['normal', 'key']).default('normal'),
  /** Number fields that never make it smaller when they grow; proved with random inputs. */
  increasesWith: z.array(name).default([]),
  /** Number fields that never make it larger when they grow. */
  decreasesWith: z.array(name).default([]),
  /** Why it may come out below zero; without a reason none may. */
  mayBeNegative: text.optional(),
})

const warning = shape({
  /** The formula that decides: the text shows while its value is above zero. */
  when: name,
  /** May show a field or a formula: 'With a gap of 0 it takes {countWithoutGap}.' */
  text,
})

const toast = shape({ toast: shape({ title: text, text }) })

const example = shape({
  /** What is worked out, as a person would put it: 'A 20 m² slab, 10 cm thick'. */
  name: text,
  /**
   * Inputs as typed; a field that is left out has its default. A repeat has a list of rows:
   * openings: [{ width: '0.9', height: '2.1' }]. A field's unit control is 'length.unit': 'ft'.
   */
  given: z.record(
    z.string(),
    z.union([z.string(), z.array(z.record(name, z.string()))], {
      error: "is neither a text nor a list of rows, as typed: '4' or [{ width: '3' }]",
    }),
  ),
  /** Every result, exactly as shown. */
  expect: z.record(name, text),
  /** Every estimate that is made, in order, with its key figure: { Roof: '40' }. */
  estimates: z.record(text, text).optional(),
})

const faq = shape({
  question: text,
  /** May show an example's input or result: '{slab.cementBags} bags'. */
  answer: text,
})

/** A calculator's definition: pure data, nothing that JSON could not hold. */
export const calculatorSchema = shape({
  title: shape({
    /** The page's heading and title. */
    page: text,
    menu: text,
    breadcrumb: text,
  }),
  /** One or two sentences: the first stands on the home page's card, both are the page's description. */
  summary: text,
  /** Words that people search for, beside those of title and summary. */
  keywords: z.array(text).default([]),
  /** Its category in the menu and on the home page. */
  category: z.enum(CATEGORIES).default('Calculators'),
  /** Place within its category; no two of a category share one. */
  order: z.int().min(1),
  /** The drawn sign on the home page. */
  icon: iconSchema.default(CALCULATOR_ICON),
  fields: z.record(name, fieldSchema),
  /** Where a part of a long form begins: { trenchWidth: 'Foundation' } is a heading above that field. */
  headings: z.record(name, text).default({}),
  constants: z.record(name, constant).default({}),
  /** Calculators whose formulas this one uses, by the name they have here: concrete.cementBags. */
  uses: z.record(name, use).default({}),
  formulas: z.record(name, formulaSchema),
  results: z.array(result).min(1, 'is empty; at least one result is expected'),
  /** What a person must know of some results, beside them and on paper. */
  warnings: z.array(warning).default([]),
  /** Estimates of other calculators that this one makes, in the order of the work. */
  estimates: z.array(madeEstimateSchema).default([]),
  /** What there is to buy. */
  materials: z.array(materialUseSchema).default([]),
  /**
   * An invalid input clears the result. 'clear' says nothing, 'message' names the field and what
   * it accepts, a toast shows the same words each time.
   */
  whenInvalid: z.union([z.enum(['clear', 'message']), toast], {
    error: "is neither 'clear' nor 'message' nor { toast: { title, text } }",
  }),
  /** What a change of any input does to the result on the page. */
  whenChanged: z.enum(['keep', 'clear']),
  /** The text in place of a result that is not there yet. */
  empty: text,
  /** Advice beside a result. */
  tip: text.optional(),
  /** A sentence under the page's form. */
  footnote: text.optional(),
  /** The drawing beside the form and the result. */
  picture: pictureSchema.optional(),
  examples: z.record(name, example),
  /** What the calculator assumes. */
  assumptions: z.array(text).default([]),
  sources: z.array(shape({ title: text, about: text, url: z.url().optional() })).default([]),
  guide: shape({
    heading: text.startsWith('How to', "does not begin with 'How to'"),
    steps: z.array(text).min(2, 'has fewer than two steps'),
  }),
  faqs: z.array(faq).min(3, 'has fewer than three questions'),
  /** Slugs of others that come with the same job, in the order of the work. */
  related: z.array(text).default([]),
})

/** A definition as a maintainer writes it: what has a default may be left out. */
export type CalculatorDefinition = z.input<typeof calculatorSchema>
/** A definition with its defaults filled in. */
export type ParsedDefinition = z.output<typeof calculatorSchema>
export type FieldKind = ParsedDefinition['fields'][string]['kind']
export type FieldOf<Kind extends FieldKind> = Extract<
  ParsedDefinition['fields'][string],
  { kind: Kind }
>
/** A field by itself or in a repeat's row. */
export type PlainField = FieldOf<'number'> | FieldOf<'choice'>
export type Emphasis = ParsedDefinition['results'][number]['emphasis']
export type WorkedExample = ParsedDefinition['examples'][string]
export type Faq = ParsedDefinition['faqs'][number]

/**
 * Gives a definition completion and type errors in the editor: keys, kinds, and that each result
 * is one of the formulas. It returns the definition unchanged; the build checks everything else.
 */
export function defineCalculator<Formulas extends string>(
  definition: Omit<CalculatorDefinition, 'formulas' | 'results'> & {
    formulas: Record<Formulas, CalculatorDefinition['formulas'][string]>
    results: (CalculatorDefinition['results'][number] & { of: NoInfer<Formulas> })[]
  },
): CalculatorDefinition {
  return definition
}
