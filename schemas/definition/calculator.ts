import { z } from 'zod'
import { CATEGORIES } from './categories.ts'
import { childEstimateSchema } from './childEstimate.ts'
import { exampleSchema } from './example.ts'
import { fieldSchema } from './fields.ts'
import { formulaSchema } from './formula.ts'
import { faqSchema, sourceSchema } from './guidance.ts'
import { catalogueSchema } from './materialCatalogue.ts'
import { materialsSchema } from './materialUse.ts'
import { CALCULATOR_ICON, iconSchema, pictureSchema } from './picture.ts'
import { resultSchema, warningsSchema } from './result.ts'
import {
  label,
  name,
  origin,
  rational,
  shape,
  text,
  unit,
  visibleText,
  visibleTexts,
} from './shapes.ts'
import { useSchema } from './use.ts'

/*
 * The shape of a definition. schemas/check/ holds how its parts must fit together: names that exist,
 * units that come out, examples that compute.
 *
 * The comment above a key is its documentation: z.input keeps it, and an editor shows it. TypeScript 7.0
 * alone loses it (microsoft/typescript-go#4677); 5, 6 and 7.1 do not.
 */

const constant = shape({
  /** Its name in the working; without it, its name split into words. */
  label,
  /** An exact number as a text: '5.5' or '2/7'. */
  value: rational,
  /** Its unit, '1' for a plain number. */
  unit,
  ...origin,
})

const toast = shape({
  /** A message that goes away; it shows the same words each time. */
  toast: shape({
    /** The first line of the message. */
    title: visibleText,
    /** The text below the title. */
    text: visibleText,
  }),
})

const usualValuesOfStage = shape({
  /** Its name: 'Walls'. */
  stage: visibleText,
  /** Its fields in one line, each in braces: '{outsideType}, {wallHeight} high'. */
  summary: visibleText,
})

/** A calculator's definition: pure data, nothing that JSON could not hold. */
export const calculatorSchema = shape({
  /** Its names. */
  title: shape({
    /** The title of the page for search engines and browsers, and of what is printed. */
    page: visibleText,
    /** On the page itself: its heading, the menu, the home page's card, the way to it, the list. */
    menu: visibleText,
  }),
  /**
   * One or two sentences: the first stands on the home page's card, both under the page's heading and
   * in search engines.
   */
  summary: visibleText,
  /**
   * Words that people search for, in English and Kiswahili, beside those of `title` and `summary`; what is
   * searched for most stands first. Both sites know all of them.
   */
  keywords: z.array(text).default([]),
  /** Where the menu and the home page list it. */
  category: z.enum(CATEGORIES).default('Calculators'),
  /**
   * Its place in the category, a whole number from 1; those with one place stand by their slugs. Unless
   * said, after all that have one.
   */
  order: z.int().min(1).optional(),
  /** The sign on the home page, drawn on a grid of 24. */
  icon: iconSchema.default(CALCULATOR_ICON),
  /** By name, what a person enters. */
  fields: z.record(name, fieldSchema),
  /**
   * Where a part of a long form begins: `{ trenchWidth: 'Foundation' }` is a heading above that field.
   */
  headings: z.record(name, visibleText).default({}),
  /**
   * Fields that most people leave as they are, folded by stage under 'Change the usual values', below all
   * others: a stage folds the fields that its summary shows.
   */
  usualValues: z.array(usualValuesOfStage).default([]),
  /** By name, the figures that nobody enters. Each has a source or an assumption. */
  constants: z.record(name, constant).default({}),
  /**
   * Calculators whose formulas, materials and warnings this one uses, by the name that they have here:
   * `concrete.cementBags`.
   */
  uses: z.record(name, useSchema).default({}),
  /** By name, what is worked out, in any order. */
  formulas: z.record(name, formulaSchema),
  /** The results that the page shows, in this order. */
  results: z.array(resultSchema).min(1, 'is empty; at least one result is expected'),
  /**
   * Number fields that the page works out from what a person has: no result and no material shrinks as
   * they grow; proved with random inputs.
   */
  solveFor: z.array(name).default([]),
  /** Warnings beside the results, on the page and on paper. */
  warnings: z.array(warningsSchema).default([]),
  /** Estimates of other calculators that this one makes, in the order of the work. */
  estimates: z.array(childEstimateSchema).default([]),
  /** The materials to buy, and the labour. */
  materials: z.array(materialsSchema).default([]),
  /** By id, the materials that only this calculator buys, as `calculators/shared/materials.ts` has those of several. */
  ownMaterials: catalogueSchema.default({}),
  /**
   * The effect of an invalid input beside clearing the result: 'clear' says nothing, 'message' says under
   * the field and in a toast what it accepts, a toast shows a message that goes away.
   */
  whenInvalid: z.union([z.enum(['clear', 'message']), toast], {
    error: "is neither 'clear' nor 'message' nor { toast: { title, text } }",
  }),
  /**
   * The effect of a changed input on the result on the page: it stays ('keep'), or goes ('clear').
   */
  whenChanged: z.enum(['keep', 'clear']),
  /** The text in place of a result that is not there yet. */
  empty: visibleText,
  /** Advice beside a result. */
  tip: visibleText.optional(),
  /** A sentence under the form. */
  footnote: visibleText.optional(),
  /** The drawing beside the form and the result: its parts, from the top down. */
  picture: pictureSchema.optional(),
  /** By name, two or more: they are tests, and part of the page. */
  examples: z.record(name, exampleSchema),
  /** The assumptions of the calculator. */
  assumptions: z.array(visibleText).default([]),
  /** The sources of its figures. */
  sources: z.array(sourceSchema).default([]),
  /** How a person works it out, on the page. */
  guide: shape({
    /** Begins with 'How to'. */
    heading: text
      .regex(/^(How to|Jinsi ya) /, "does not begin with 'How to'")
      .register(visibleTexts, { isShown: true }),
    /** The steps, in order; two or more. */
    steps: z.array(visibleText).min(2, 'has fewer than two steps'),
  }),
  /** Questions and answers on the page, three or more. */
  faqs: z.array(faqSchema).min(3, 'has fewer than three questions'),
  /** Slugs of others that come with the same job, in the order of the work. */
  related: z.array(text).default([]),
})

/** A definition as a maintainer writes it, where what has a default may be left out: for calculators/. */
export type DefinitionInput = z.input<typeof calculatorSchema>
/** A definition of the right shape, with its defaults filled in; its formulas are still texts. */
export type DefinitionWithDefaults = z.output<typeof calculatorSchema>
export type FieldKind = DefinitionWithDefaults['fields'][string]['kind']
export type FieldOf<Kind extends FieldKind> = Extract<
  DefinitionWithDefaults['fields'][string],
  { kind: Kind }
>
/** A choice; one with `of` is among the rows of that repeat, which are its options: '1', '2', …. */
type ChoiceField = FieldOf<'choice'> & { of?: string | undefined }
/** A field by itself or in a repeat's row. */
export type PlainField = FieldOf<'number'> | ChoiceField
export type Emphasis = DefinitionWithDefaults['results'][number]['emphasis']
export type WorkedExample = DefinitionWithDefaults['examples'][string]

/**
 * Gives a definition completion and type errors in the editor: keys, kinds, and that each result
 * is one of the formulas. It returns the definition unchanged; the build checks everything else.
 */
export function defineCalculator<Name extends string>(
  definition: DefinitionInput & {
    formulas: Record<Name, DefinitionInput['formulas'][string]>
    results: (DefinitionInput['results'][number] & { of: NoInfer<Name> })[]
  },
): DefinitionInput {
  return definition
}
