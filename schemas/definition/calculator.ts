import { z } from 'zod'
import { acceptsSchema } from './accepts.ts'
import { GROUPS } from './groups.ts'
import { CALCULATOR_ICON, iconSchema, pictureSchema } from './picture.ts'
import { shape, text } from './shapes.ts'
import { takeSchema } from './take.ts'

/*
 * What a definition may say: its shape. What its parts must have to do with each other (names that
 * exist, units that come out, examples that compute) stands in schemas/check/.
 */

/** The name of a field, constant, formula, example or a choice's value: what formulas mention. */
const name = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'is not a name; names are words like roomArea')
  .refine((key) => !(key in Object.prototype), 'is a name that JavaScript keeps for itself')

/** An exact number as text, so that 2/7 stays 2/7. Parsed in one place, with its unit, by schemas/check/. */
const rational = text

const unit = text

/** Where a figure comes from: a source that can be looked up, or an assumption of ours. */
const origin = {
  source: text.optional(),
  assumption: text.optional(),
}

/** Only with these options of a choice is the field there; without them it is absent. */
const shownFor = z
  .record(name, z.array(text).min(1, 'is empty; at least one option is expected'))
  .optional()

const numberField = shape({
  kind: z.literal('number'),
  label: text,
  /** '1' for a plain number. */
  unit,
  /** A sentence under the field. */
  hint: text.optional(),
  /** Shown in the empty field. */
  placeholder: text.optional(),
  /** What stands in the field at first; none: it is empty. */
  default: text.optional(),
  /** 'number', 'positive', or limits: { least, most, above, below, whole }. */
  accepts: acceptsSchema,
  /** What happens to an input that is not accepted: it is invalid, or the default is used. */
  otherwise: z.enum(['invalid', 'default']).default('invalid'),
  /** True: it may stay empty. What depends on it is then absent, never zero. */
  optional: z.literal(true).optional(),
  shownFor,
})

const option = shape({
  /** May show the option's own values: '{length} × {height} mm'. */
  label: text,
  values: z.record(name, rational),
})

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
  shownFor,
  ...origin,
})

/** What stands in a row of a group: no group again. */
const rowField = z.discriminatedUnion('kind', [numberField, choiceField], {
  error: (issue) =>
    issue.code === 'invalid_union'
      ? "is missing or not known; the kind of a field in a group is 'number' or 'choice'"
      : undefined,
})

/** What it is called in words, as in the working; without it, its name split into words. */
const label = text.optional()

const constant = shape({ label, value: rational, unit, ...origin })

const formula = shape({
  /** Without it, the label of its result, or its name split into words. */
  label,
  unit,
  /** The expression; its language is described in calculators/README.md. */
  is: text,
  /** As a field's: a value outside makes the input invalid. */
  accepts: acceptsSchema.default({}),
  /** What is said where the value is not accepted: 'The openings are larger than the wall'. */
  otherwise: text.optional(),
})

/** Rows of fields that repeat: the openings of a wall, the rooms of a house. */
const groupField = shape({
  kind: z.literal('group'),
  /** What the rows are together: 'Doors and windows'. */
  label: text,
  hint: text.optional(),
  /** What one row is called, in the singular: 'opening'. */
  row: text,
  /** So many rows are there at first, and no fewer. */
  least: z.int().min(0).default(0),
  most: z.int().min(1).max(100),
  fields: z.record(name, rowField),
  /** What is worked out for each row; the calculator's formulas add it up: sum(openings.area). */
  formulas: z.record(name, formula).default({}),
})

/** The kinds of field: a closed set. The renderer has one component for each. */
const field = z.discriminatedUnion('kind', [numberField, choiceField, groupField], {
  error: (issue) =>
    issue.code === 'invalid_union'
      ? "is missing or not known; a field's kind is 'number', 'choice' or 'group'"
      : undefined,
})

/** Another calculator whose formulas this one uses. */
const use = shape({
  /** Its address. */
  of: text,
  /** For each of its fields the field, constant or formula of this one that it gets. */
  given: z.record(name, name),
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
  growsWith: z.array(name).default([]),
  /** Number fields that never make it larger when they grow. */
  shrinksWith: z.array(name).default([]),
  /** Why it may come out below zero; without a reason none may. */
  belowZero: text.optional(),
})

const toast = shape({ toast: shape({ title: text, text }) })

const example = shape({
  /** What is worked out, as a person would put it: 'A 20 m² slab, 10 cm thick'. */
  name: text,
  /**
   * Inputs as typed; a field that is left out has its default. A group has a list of rows:
   * openings: [{ width: '0.9', height: '2.1' }]. A field's unit control is 'length.unit': 'ft'.
   */
  given: z.record(
    z.string(),
    z.union([z.string(), z.array(z.record(name, z.string()))], {
      error: 'is neither a text nor a list of rows, as typed',
    }),
  ),
  /** Every result, exactly as shown. */
  expect: z.record(name, text),
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
  /** One or two sentences: the card on the home page and the page's meta description. */
  summary: text,
  /** Words that people use for it, beside those of title and summary: the home page finds it by them. */
  alsoCalled: z.array(text).default([]),
  /** Where it stands in the menu and on the home page. */
  group: z.enum(GROUPS).default('Calculators'),
  /** Place within its group; no two calculators share one. */
  order: z.int().min(1),
  /** The drawn sign on the home page. */
  icon: iconSchema.default(CALCULATOR_ICON),
  fields: z.record(name, field),
  constants: z.record(name, constant).default({}),
  /** Calculators whose formulas this one uses, by the name they have here: concrete.cementBags. */
  uses: z.record(name, use).default({}),
  formulas: z.record(name, formula),
  results: z.array(result).min(1, 'is empty; at least one result is expected'),
  /** What there is to buy, by the id of its material in the catalogue. */
  takes: z.record(z.string(), takeSchema).default({}),
  /**
   * An invalid input clears the result. 'clear' says nothing, 'tell' says which field it is and what
   * it takes, a toast says the same words each time.
   */
  whenInvalid: z.union([z.enum(['clear', 'tell']), toast], {
    error: "is neither 'clear' nor 'tell' nor { toast: { title, text } }",
  }),
  /** What a change of any input does to the result on the page. */
  whenChanged: z.enum(['keep', 'clear']),
  /** What stands where the result will be. */
  empty: text,
  /** Advice beside a result. */
  tip: text.optional(),
  /** A sentence under the page's form. */
  footnote: text.optional(),
  /** The drawing beside the form and the result. */
  picture: pictureSchema.optional(),
  examples: z.record(name, example),
  /** What the calculator takes for granted, and where its rules come from. */
  assumptions: z.array(text).default([]),
  sources: z.array(shape({ title: text, about: text, url: z.url().optional() })).default([]),
  guide: shape({
    heading: text.startsWith('How to', "does not begin with 'How to'"),
    steps: z.array(text).min(2, 'has fewer than two steps'),
  }),
  faqs: z.array(faq).min(3, 'has fewer than three questions'),
  /** Addresses of others that come with the same job, in the order of the work. */
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
/** A field that stands by itself or in a group's row. */
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
