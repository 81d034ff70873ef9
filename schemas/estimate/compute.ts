import type Fraction from 'fraction.js'
import type { Calculator } from '../definition/compiled.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { FormulaError } from '../formula/error.ts'
import { evaluate, type Scope, type Value } from '../formula/evaluate.ts'
import { parseRational } from '../formula/number.ts'
import { isWithin, rangeInWords } from '../formula/range.ts'
import { type Formula, namesIn, sumsIn } from '../formula/tree.ts'
import { CONVERSIONS } from '../measures.ts'
import type { Inputs, Refusal } from './inputs.ts'
import { wordsOf } from './words.ts'

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
export function computeFormulas(
  calculator: Calculator,
  inputs: Inputs,
  groups: Readonly<Record<string, readonly Inputs[]>>,
): Computed | Refusal {
  const values = new Map<string, Fraction>()
  for (const [name, constant] of Object.entries(calculator.constants)) {
    const value = parseRational(constant.value)
    if (value) values.set(name, value)
  }
  addInputs(values, inputs)
  const rowValues = new Map<string, readonly ReadonlyMap<string, Fraction>[]>()
  const scope = scopeOf({ values, rowValues })

  for (const [name, group] of Object.entries(calculator.fields)) {
    if (group.kind !== 'group') continue
    const rows: ReadonlyMap<string, Fraction>[] = []
    for (const [index, row] of (groups[name] ?? []).entries()) {
      const own = new Map<string, Fraction>()
      addInputs(own, row)
      const failure = computeAll(group.formulas, own, {
        value: (of) => own.get(of) ?? scope.value(of),
      })
      if (failure) {
        const [field = ''] = Object.keys(group.fields)
        return { path: `${name}.${index}.${field}`, message: failureInWords(calculator, failure) }
      }
      rows.push(own)
    }
    rowValues.set(name, rows)
  }

  const failure = computeAll(calculator.formulas, values, scope)
  if (!failure) return { values, rowValues }
  return {
    path: blame(calculator, groups, failure.culprit),
    message: failureInWords(calculator, failure),
  }
}

function addInputs(values: Map<string, Fraction>, inputs: Inputs): void {
  for (const [name, input] of Object.entries(inputs)) {
    if (input.value) values.set(name, input.value)
    for (const [key, value] of input.named) values.set(`${name}.${key}`, value)
  }
}

interface Failure {
  formula: CompiledFormula
  /** The part whose value makes the formula impossible; the formula itself where it is outside its range. */
  culprit: Formula
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
      if (value && !isWithin(value, formula.accepts)) return { formula, culprit: formula.tree }
      if (value) values.set(formula.name, value)
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error
      return { formula, culprit: error.culprit ?? formula.tree }
    }
  }
  return undefined
}

/** 'Height above the concrete: a number above zero', or the words that the definition has for it. */
function failureInWords(calculator: Calculator, { formula, culprit }: Failure): string {
  if (formula.otherwise !== undefined) return formula.otherwise
  const words = wordsOf(calculator).get(formula.name) ?? formula.name
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return culprit === formula.tree
    ? `${name}: ${rangeInWords(formula.accepts)}`
    : `${name} cannot be worked out from these figures`
}

/**
 * The field to point at: of those behind the part that fails, the last that a person types, because
 * allowances such as overlap and gap stand at the end.
 */
function blame(
  { fields, formulas }: Calculator,
  groups: Readonly<Record<string, readonly Inputs[]>>,
  culprit: Formula,
): string {
  const behind = new Set<string>()
  const visit = (tree: Formula) => {
    for (const { column } of sumsIn(tree)) behind.add(column.split('.')[0] ?? column)
    for (const { name } of namesIn(tree)) {
      const formula = formulas.find((other) => other.name === name)
      if (formula) visit(formula.tree)
      else behind.add(name.split('.')[0] ?? name)
    }
  }
  visit(culprit)
  // A group without rows adds nothing, and has no box to point at.
  const boxes = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'group') return [{ name, box: name }]
    const [first = ''] = Object.keys(field.fields)
    return groups[name]?.length ? [{ name, box: `${name}.0.${first}` }] : []
  })
  return (boxes.filter(({ name }) => behind.has(name)).at(-1) ?? boxes.at(-1))?.box ?? ''
}
