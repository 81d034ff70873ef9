import type { Formula } from '../formula/ast.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import type { Range } from '../formula/range.ts'
import type { DefinitionWithDefaults, FieldOf, PlainField, WorkedExample } from './calculator.ts'
import type { ParsedCatalogue } from './materialCatalogue.ts'
import type { ParsedMaterialUse } from './materialUse.ts'
import type { Warning } from './result.ts'

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
  perTypedUnit?: string | undefined
  /** Its contents are in metres, of a material that is counted. */
  isByLength?: true
}

/** A material of the catalogue that passed the check. */
export interface Material extends Omit<ParsedMaterial, 'packs'> {
  id: string
  /** The first is the one at first, and holds something without asking. */
  packs: readonly [Pack, ...Pack[]]
}

/** Every material by its id. */
export type MaterialCatalogue = Readonly<Record<string, Material>>

type ParsedConstant = DefinitionWithDefaults['constants'][string]

/** A figure that nobody enters. */
export interface Constant extends ParsedConstant {
  /** It is the default of a used calculator's field that gets nothing here: that one's title, and the field's hint. */
  defaultOf?: { title: string; hint?: string | undefined } | undefined
}

/** How much of a material a calculator's result needs. */
export interface MaterialUse
  extends Omit<ParsedMaterialUse, 'material' | 'amount' | 'pieces' | 'length' | 'where'> {
  material: Material
  /**
   * The English labels of the options that its variant shows, by choice and option, where a page
   * speaks another language: an amount's key is the same in all.
   */
  variantLabels?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The English text of its variant, where that is another one. */
  variantInEnglish?: string | undefined
  /** The amount in the material's unit; of pieces, how long all of them are, in metres. */
  ast: Formula
  /** The pieces that are cut from stock lengths. */
  pieces?: readonly Readonly<Record<'length' | 'count', Formula>>[] | undefined
  /** Of how long all of it is, in metres. */
  lengthAst?: Formula | undefined
  where: Readonly<Record<string, Range>>
  /** The pack that is chosen at first, where the choice that `packs` goes by has its default here and is not asked for. */
  packAtFirst?: string | undefined
  /** The title of the calculator that it comes from. */
  from?: string | undefined
}

/**
 * All that a page needs of a calculator to answer, with its formulas in topological order: for all that
 * computes, buys, draws or exports.
 */
export interface Calculator
  extends Omit<
    DefinitionWithDefaults,
    | 'uses'
    | 'fields'
    | 'constants'
    | 'formulas'
    | 'materials'
    | 'warnings'
    | 'examples'
    | 'guide'
    | 'faqs'
    | 'sources'
    | 'assumptions'
    | 'related'
  > {
  /** The file's name, which is the last part of the page's address. */
  slug: string
  fields: Record<string, Field>
  /** With those of the calculators that it uses, and the defaults of their fields that get nothing. */
  constants: Record<string, Constant>
  /** With those of the calculators that it uses. */
  formulas: CompiledFormula[]
  /** With those of the calculators that it uses. */
  materials: MaterialUse[]
  warnings: Warning[]
  /** The language of its words, where that is not the page's. */
  lang?: string
}

/**
 * A definition that passed the check, with all that it says: for tools, tests, reviewers, and a page's guide,
 * which comes after the rest of the page.
 */
export interface CalculatorWithGuidance
  extends Calculator,
    Pick<DefinitionWithDefaults, 'guide' | 'faqs' | 'sources' | 'assumptions' | 'related'> {
  /** Without their expected results: the check has compared those, and pages compute them. */
  examples: Record<string, Pick<WorkedExample, 'name' | 'given'>>
}
