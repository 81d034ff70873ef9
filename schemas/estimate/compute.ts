import type Fraction from 'fraction.js'
import type { Calculator } from '../definition/compiled.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { FormulaError } from '../formula/error.ts'
import { evaluate, type Scope, type Value } from '../formula/evaluate.ts'
import { parseRational } from '../formula/number.ts'
import { isWithin, rangeInWords } from '../formula/range.ts'
import { CONVERSIONS } from '../measures.ts'
import { type Failure, type FilledIn, refusalInRow, refusalOf } from './blame.ts'
import type { Inputs, Refusal } from './inputs.ts'

/** For each group the exact values of its rows. */
export type RowValues = ReadonlyMap<string, readonly ReadonlyMap<string, Fraction>[]>

/** What the names and columns in a calculator's formulas stand for. */
export interface Computed {
  values: ReadonlyMap<string, Fraction>
  rowValues: RowValues
}

const CONVERSION_VALUES: ReadonlyMap<string, Value> = new Map(
  [...CONVERSIONS].map(([name, { value }]) => [name, parseRational(value)]),
)

/** Where a formula finds what it mentions: what was computed, and what the language knows. */
export function scopeOf({ values, rowValues }: Computed): Required<Scope> {
  return {
    value: (name) => values.get(name) ?? CONVERSION_VALUES.get(name),
    column: (path) => {
      const [group = '', of = ''] = path.split('.')
      return (rowValues.get(group) ?? []).map((row) => row.get(of))
    },
  }
}

/**
 * Computes every formula of a calculator, those of its groups first. What depends on an absent
 * field stays absent. Answers a refusal where a formula has no value that is accepted: it names the
 * field that is likeliest to blame.
 */
export function computeFormulas(calculator: Calculator, form: FilledIn): Computed | Refusal {
  const values = new Map<string, Fraction>()
  for (const [name, constant] of Object.entries(calculator.constants)) {
    const value = parseRational(constant.value)
    if (value) values.set(name, value)
  }
  addInputs(values, form.inputs)
  const rowValues = new Map<string, readonly ReadonlyMap<string, Fraction>[]>()
  const scope = scopeOf({ values, rowValues })

  for (const [name, group] of Object.entries(calculator.fields)) {
    if (group.kind !== 'group') continue
    const rows: ReadonlyMap<string, Fraction>[] = []
    for (const [place, row] of (form.groups[name] ?? []).entries()) {
      const own = new Map<string, Fraction>()
      addInputs(own, row)
      const inRow: Scope = { value: (of) => own.get(of) ?? scope.value(of) }
      const failure = computeAll(group.formulas, own, inRow)
      if (failure) return refusalInRow(calculator, form, { group: name, place }, failure)
      rows.push(own)
    }
    rowValues.set(name, rows)
  }

  const failure = computeAll(calculator.formulas, values, scope)
  return failure ? refusalOf(calculator, form, failure) : { values, rowValues }
}

function addInputs(values: Map<string, Fraction>, inputs: Inputs): void {
  for (const [name, input] of Object.entries(inputs)) {
    if (input.value) values.set(name, input.value)
    for (const [key, value] of input.named) values.set(`${name}.${key}`, value)
  }
}

/** Adds each formula's value to `values`; answers the first formula that has no acceptable one. */
function computeAll(
  formulas: readonly CompiledFormula[],
  values: Map<string, Fraction>,
  scope: Scope,
): Failure | undefined {
  for (const formula of formulas) {
    try {
      const value = evaluate(formula.tree, scope)
      if (value && !isWithin(value, formula.accepts)) {
        return { formula, culprit: formula.tree, reason: rangeInWords(formula.accepts) }
      }
      if (value) values.set(formula.name, value)
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error
      const reason = `it ${error.message}, so that it cannot be worked out`
      return { formula, culprit: error.culprit ?? formula.tree, reason }
    }
  }
  return undefined
}
