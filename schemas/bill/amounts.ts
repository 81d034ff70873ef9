import type Fraction from 'fraction.js'
import { nounOf } from '#language/grammar.ts'
import { choiceOfRows, shownOption } from '../definition/byOption.ts'
import type { Calculator, Material, Pack } from '../definition/compiled.ts'
import { hasRowOf, optionInRow, scopeInRow, scopeOf } from '../estimate/compute.ts'
import { countedAs } from '../estimate/countedAs.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { shownInRow, shownValue } from '../estimate/shownValue.ts'
import type { Formula } from '../formula/ast.ts'
import type { RowsWithOption } from '../formula/compiled.ts'
import { FormulaError } from '../formula/error.ts'
import { evaluate, type Scope } from '../formula/evaluate.ts'
import { areWithin, isWithin } from '../formula/range.ts'
import { interpolate } from '../messages/message.ts'
import { inStockLengths, type Piece } from './pieces.ts'

/*
 * How much of each material an estimate needs: exact amounts, before anything is rounded to what the
 * shop sells.
 */

/** An exact amount of a material, in its unit. */
export interface Amount {
  material: Material
  /** The text that keeps it apart from others of its kind: '12 mm'. */
  variant?: string | undefined
  /** The variant as it is in English. */
  variantKey?: string | undefined
  /** The pack that is chosen until a person chooses one, where it is not the material's first. */
  packAtFirst?: string | undefined
  exact: Fraction
  /** How long all of it is, in metres; absent where a calculator does not say. */
  length?: Fraction | undefined
  /** The pieces that are cut from stock lengths, which are a part of `exact` or all of it. */
  pieces?: readonly Piece[] | undefined
}

/** The materials of an estimate, and notes on those that a person may miss among them. */
export interface MaterialAmounts {
  amounts: Amount[]
  /** The amounts of work, which is paid for and not bought. */
  labour: Amount[]
  notes: string[]
}

type Use = Calculator['materials'][number]

/** One use of a material, with the amount that it comes to. */
interface UsedMaterial {
  use: Use
  /** The place of the row that it is for, among those of its repeat that are filled in; else 0. */
  row: number
  /** The rows that it is for, where there is one for each option of a choice. */
  by?: RowsWithOption | undefined
  amount: Amount
}

/** Where a use finds its values: in the estimate, or in a row of its repeat. */
interface UseScope extends Pick<UsedMaterial, 'row' | 'by'> {
  scope: Scope
  shownText: (name: string) => string | undefined
  /** The option that is chosen for a choice. */
  optionOf: (choice: string) => string | undefined
}

/** The name of an amount on a list, in links and in the tab's store: 'cement', 'steel 12 mm'. */
export function amountKey({
  material,
  variant,
  variantKey = variant,
}: Pick<Amount, 'material' | 'variant' | 'variantKey'>): string {
  return variantKey === undefined ? material.id : `${material.id} ${variantKey}`
}

/** The packs that an amount may be bought in: those in metres and feet only where its length is known. */
export function packsOf({
  material: { packs },
  length,
}: Pick<Amount, 'material' | 'length'>): Pack[] {
  return packs.filter(({ isByLength }) => !isByLength || length)
}

/**
 * The materials of an estimate, in the order of its definition; uses of one material and variant
 * are added up. An amount that depends on an absent value is absent, and so is a use outside of its limits,
 * which the definition may explain in a note.
 */
export function amountsOf(calculator: Calculator, estimate: Estimate): MaterialAmounts {
  const outside = calculator.materials.filter((use) =>
    useScopesOf(calculator, estimate, use).some(({ scope }) => isOutside(use, scope)),
  )
  const all = mergeAmounts(usedMaterials(calculator, estimate).map(({ amount }) => amount))
  return {
    amounts: all.filter((amount) => !isLabour(amount)),
    labour: all.filter(isLabour),
    notes: [...new Set(outside.flatMap(({ note }) => note ?? []))],
  }
}

/** Whether an amount is one of work, which is paid for and not bought. */
export function isLabour({ material }: Pick<Amount, 'material'>): boolean {
  return material.kind === 'labour'
}

/**
 * Each use that has an amount, in the order of the definition; of one for each row of a repeat, each
 * row's.
 */
export function usedMaterials(calculator: Calculator, estimate: Estimate): UsedMaterial[] {
  return calculator.materials.flatMap((use) =>
    useScopesOf(calculator, estimate, use).flatMap(
      ({ row, by, scope, ...texts }): UsedMaterial[] => {
        const measured = areWithin(use.where, scope.value) ? valueIn(use.ast, scope) : undefined
        if (!measured) return []
        const pieces = piecesIn(use, scope)
        const exact = pieces ? inStockLengths(measured, use.material) : measured
        const length = use.lengthAst && valueIn(use.lengthAst, scope)
        const { variantLabels, variantInEnglish = use.variant, packs = {} } = use
        const [packAtFirst = use.packAtFirst] = Object.entries(packs).flatMap(
          ([choice, ofOptions]) => ofOptions[texts.optionOf(choice) ?? ''] ?? [],
        )
        const variant = use.variant && interpolate(use.variant, texts.shownText)
        const inEnglish = (name: string) =>
          variantLabels?.[name]?.[texts.optionOf(name) ?? ''] ?? texts.shownText(name)
        const variantKey = variantInEnglish && interpolate(variantInEnglish, inEnglish)
        const material = withNoun(
          use.material,
          countedAs(calculator, estimate.inputs, use.material.unit),
        )
        const named = { material, variant, variantKey, packAtFirst }
        return [{ use, row, by, amount: { ...named, exact, length, pieces } }]
      },
    ),
  )
}

/** A material by another word for one piece of it: stones are no blocks. */
function withNoun(material: Material, noun: string): Material {
  if (noun === material.unit) return material
  const { other } = nounOf(noun)
  const renamed = (pack: Pack): Pack =>
    pack.singular === material.unit ? { ...pack, singular: noun, plural: other } : pack
  const [first, ...packs] = material.packs
  return { ...material, unit: noun, name: other, packs: [renamed(first), ...packs.map(renamed)] }
}

function useScopesOf(calculator: Calculator, estimate: Estimate, { forEach, by }: Use): UseScope[] {
  const scope = scopeOf(estimate)
  const optionOf = (name: string) => estimate.inputs[name]?.typed
  // Different sizes are kept apart: a sheet of 3.198 m is none of 3.20 m.
  const shownText = (name: string) => shownValue(calculator, estimate, name, true)
  const choice = by && choiceOfRows(calculator.fields, by)
  if (choice) {
    return Object.keys(choice.options).flatMap((option) => {
      const rows = { ...by, option }
      if (!hasRowOf(estimate, rows)) return []
      const own = (name: string) => shownOption(choice, rows, name)
      return {
        row: 0,
        by: rows,
        scope: scopeOf(estimate, rows),
        shownText: (name: string) => own(name) ?? shownText(name),
        optionOf: (name: string) => (name === by.choice ? option : optionOf(name)),
      }
    })
  }
  if (forEach === undefined) return [{ row: 0, scope, shownText, optionOf }]
  return (estimate.rowValues.get(forEach) ?? []).map((values, row) => ({
    row,
    scope: scopeInRow(calculator, estimate, { repeat: forEach, row }, values),
    shownText: (name) => shownInRow(calculator, estimate, { repeat: forEach, row }, name),
    optionOf: (name) => optionInRow(estimate, forEach, row, name),
  }))
}

function piecesIn({ pieces }: Use, scope: Scope): Piece[] | undefined {
  return pieces?.flatMap((cut) => {
    const length = valueIn(cut.length, scope)
    const count = valueIn(cut.count, scope)
    return length && count ? [{ length, count: count.ceil().n }] : []
  })
}

function isOutside({ where }: Use, { value }: Scope): boolean {
  return Object.entries(where).some(([name, range]) => {
    const exact = value(name)
    return exact !== undefined && !isWithin(exact, range)
  })
}

function valueIn(ast: Formula, scope: Scope): Fraction | undefined {
  try {
    return evaluate(ast, scope)
  } catch (error) {
    // Without a value there is nothing to buy; the note of its limits explains that.
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

/**
 * Amounts of several estimates together: those of one material and variant are added, exactly, so
 * that they are rounded once, in the pack of the first. The order is that of the materials' first appearance.
 */
export function mergeAmounts(amounts: readonly Amount[]): Amount[] {
  const byKey = new Map<string, Amount>()
  for (const amount of amounts) {
    const known = byKey.get(amountKey(amount))
    byKey.set(amountKey(amount), known ? sumOf(known, amount) : amount)
  }
  return [...byKey.values()]
}

/** Both together; the length of all is known where that of each is. */
function sumOf(one: Amount, other: Amount): Amount {
  const length = other.length && one.length?.add(other.length)
  const pieces =
    one.pieces || other.pieces ? [...(one.pieces ?? []), ...(other.pieces ?? [])] : undefined
  return { ...one, exact: one.exact.add(other.exact), length, pieces }
}
