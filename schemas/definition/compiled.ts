import type { Formula } from '../formula/ast.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import type { Range } from '../formula/range.ts'
import type { FieldOf, ParsedDefinition, PlainField, WorkedExample } from './calculator.ts'
import type { ParsedCatalogue } from './materialCatalogue.ts'

/** A field whose rows repeat, with its formulas in the order of computing. */
export interface Repeat extends Omit<FieldOf<'repeat'>, 'formulas'> {
  formulas: CompiledFormula[]
}

/** A field of a calculator that passed the check. */
export type Field = PlainField | Repeat

type ParsedMaterial = ParsedCatalogue[string]

/** A way in which a material is sold. */
export interface Pack extends Omit<ParsedMaterial['packs'][string], 'holds' | 'unit'> {
  id: string
  /** How much one holds, in the material's unit: '7/1.6'. Without it, the pack `asks`. */
  holds?: string | undefined
  /** The unit that a person types for `holdsLabel`, where it is another one, as tonnes. */
  unit?: string | undefined
  /** How much of the material one of that unit is. */
  oneTyped?: string | undefined
}

/** A material of the catalogue that passed the check. */
export interface Material extends Omit<ParsedMaterial, 'packs'> {
  id: string
  /** The first is the one at first, and holds something without asking. */
  packs: readonly [Pack, ...Pack[]]
}

/** Every material by its id. */
export type MaterialCatalogue = Readonly<Record<string, Material>>

/** How much of a material a calculator's result needs. */
export interface MaterialUse
  extends Omit<ParsedDefinition['materials'][number], 'material' | 'amount' | 'where'> {
  material: Material
  /**
   * The English labels of the options that its variant shows, by choice and option, where a page
   * speaks another language: an amount's key is the same in all.
   */
  variantLabels?: Readonly<Record<string, Readonly<Record<string, string>>>>
  ast: Formula
  where: Readonly<Record<string, Range>>
}

/**
 * The guide below a calculator's form, and what a reviewer reads besides its formulas: its figures with
 * their sources, which a form does not need.
 */
export interface CalculatorGuide
  extends Pick<ParsedDefinition, 'constants' | 'assumptions' | 'sources' | 'guide' | 'faqs'> {
  fields: Record<string, Field>
  materials: MaterialUse[]
  /** Without what they expect: the check has compared it, and pages compute it. */
  examples: Record<string, Pick<WorkedExample, 'name' | 'given'>>
}

/**
 * A definition that passed the check, with its formulas in topological order: what a form and its
 * result need.
 */
export interface Calculator
  extends Omit<
    ParsedDefinition,
    | 'title'
    | 'uses'
    | 'formulas'
    | 'results'
    | 'materials'
    | Exclude<keyof CalculatorGuide, 'constants'>
    | 'icon'
    | 'related'
    | 'keywords'
    | 'category'
    | 'order'
  > {
  /** The file's name, which is the last part of the page's address. */
  slug: string
  /** The breadcrumb's is in the entry, which comes with every page. */
  title: Omit<ParsedDefinition['title'], 'breadcrumb'>
  fields: Record<string, Field>
  /** With those of the calculators that it uses. */
  formulas: CompiledFormula[]
  /** Without what they increase with: tests try that with random inputs, and no page reads it. */
  results: Omit<
    ParsedDefinition['results'][number],
    'increasesWith' | 'decreasesWith' | 'mayBeNegative'
  >[]
  /** Without their formulas' texts, which a reviewer reads. */
  materials: Omit<MaterialUse, 'amount'>[]
}

/** The keys that come with the guide, because a page needs them only once there is a result. */
type DeferredKey = 'materials' | 'warnings' | 'estimates' | 'picture'

/** The part of a calculator that its form and its figures need: its page has no more until it can be used. */
export interface FormCalculator extends Omit<Calculator, DeferredKey | 'constants'> {
  /** Without what is said of them in the working, which the guide has. */
  formulas: CompiledFormula[]
  constants: Record<string, { value: string }>
  /** Later there are estimates of other calculators, which must be accepted with its own. */
  makesEstimates?: boolean
  /** Later there is a picture, whose place is kept. */
  hasPicture?: boolean
  /** The language of its words, where that is not the page's. */
  lang?: string
}

/** A calculator with everything from its definition, as tests and tools get it. */
export interface CheckedCalculator
  extends Calculator,
    CalculatorGuide,
    Pick<ParsedDefinition, 'icon' | 'related' | 'keywords' | 'category' | 'order'> {
  title: ParsedDefinition['title']
  results: ParsedDefinition['results']
  materials: MaterialUse[]
}

/** The part of a calculator that the page of another of the same job shows. */
export type RelatedCalculator = Pick<Calculator, 'slug' | 'title'>

/**
 * A calculator's guide as its page gets it, with all else that serves once there is a result: in a file
 * of its own, once the page can be used.
 */
export interface PageGuide extends CalculatorGuide, Pick<Calculator, DeferredKey | 'formulas'> {
  related: RelatedCalculator[]
}
