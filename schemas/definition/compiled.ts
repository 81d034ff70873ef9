import type { CompiledFormula } from '../formula/compiled.ts'
import type { Range } from '../formula/range.ts'
import type { Formula } from '../formula/tree.ts'
import type { FieldOf, ParsedDefinition, PlainField, WorkedExample } from './calculator.ts'
import type { ParsedCatalogue } from './materials.ts'

/** A group of rows, with its formulas in the order of computing. */
export interface Group extends Omit<FieldOf<'group'>, 'formulas'> {
  formulas: CompiledFormula[]
}

/** A field of a calculator that passed the check. */
export type Field = PlainField | Group

type ParsedMaterial = ParsedCatalogue[string]

/** A way in which a material is sold. */
export interface Pack extends Omit<ParsedMaterial['packs'][string], 'holds' | 'unit'> {
  id: string
  /** How much one holds, in the material's unit: '7/1.6'. Without it, the pack `asks`. */
  holds?: string | undefined
}

/** A material of the catalogue that passed the check. */
export interface Material extends Omit<ParsedMaterial, 'packs'> {
  id: string
  /** The first is the one at first, and holds something without asking. */
  packs: readonly [Pack, ...Pack[]]
}

/** Every material by its id. */
export type Catalogue = Readonly<Record<string, Material>>

/** How much of a material a calculator's result takes. */
export interface Take extends Omit<ParsedDefinition['takes'][string], 'where'> {
  material: Material
  tree: Formula
  where: Readonly<Record<string, Range>>
}

/**
 * What stands below a calculator's form, and what a reviewer reads besides its formulas: its figures
 * with what they come from, which a form does not need.
 */
export interface CalculatorGuide
  extends Pick<ParsedDefinition, 'constants' | 'assumptions' | 'sources' | 'guide' | 'faqs'> {
  fields: Record<string, Field>
  takes: Take[]
  /** Without what they expect: that was checked, and pages compute it. */
  examples: Record<string, Omit<WorkedExample, 'expect'>>
}

/**
 * A definition that passed the check, with its formulas in the order of computing: what a form and
 * its result need.
 */
export interface Calculator
  extends Omit<
    ParsedDefinition,
    | 'uses'
    | 'formulas'
    | 'results'
    | 'takes'
    | Exclude<keyof CalculatorGuide, 'constants'>
    | 'icon'
    | 'related'
    | 'alsoCalled'
    | 'group'
    | 'order'
  > {
  /** The file's name, which is the page's address. */
  address: string
  fields: Record<string, Field>
  /** With those of the calculators that it uses. */
  formulas: CompiledFormula[]
  /** Without what they grow with: tests try that with random inputs, and no page reads it. */
  results: Omit<ParsedDefinition['results'][number], 'growsWith' | 'shrinksWith' | 'belowZero'>[]
  takes: Take[]
}

/** A calculator with all that its definition promises, as tests and tools get it. */
export interface CheckedCalculator
  extends Calculator,
    CalculatorGuide,
    Pick<ParsedDefinition, 'icon' | 'related' | 'alsoCalled' | 'group' | 'order'> {
  results: ParsedDefinition['results']
}

/** What a calculator's page says of another that comes with the same job. */
export type RelatedCalculator = Pick<Calculator, 'address' | 'title' | 'summary'>

/** A calculator's guide as its page gets it: in a file of its own, once the page can be used. */
export interface PageGuide extends CalculatorGuide {
  related: RelatedCalculator[]
}
