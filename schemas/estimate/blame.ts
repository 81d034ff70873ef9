import type { Calculator } from '../definition/compiled.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { type Formula, namesIn, sumsIn } from '../formula/tree.ts'
import { wordsOfFormula } from './formulaWords.ts'
import type { ReadForm, Refusal } from './inputs.ts'
import { labelInRow } from './texts.ts'

/*
 * A formula that has no value, or none that is accepted, is told at a field that a person can mend.
 */

/** What a form came to, row by row. */
export type FilledIn = Pick<ReadForm, 'inputs' | 'groups' | 'places'>

/** A formula without a value that is accepted. */
export interface Failure {
  formula: CompiledFormula
  /** The part whose value makes it impossible; all of it where it is outside its range. */
  culprit: Formula
  /** What is said behind the formula's name: 'a number above zero'. */
  reason: string
}

/** 'Height above the concrete: a number above zero', or the words that the definition has for it. */
function inWords({ formula, reason }: Failure, called: string): string {
  return formula.otherwise ?? `${called.charAt(0).toUpperCase()}${called.slice(1)}: ${reason}`
}

/** The refusal of a calculator's own formula. */
export function refusalOf(calculator: Calculator, form: FilledIn, failure: Failure): Refusal {
  const called = wordsOfFormula(calculator.results, failure.formula)
  const behind = namesBehind(calculator.formulas, failure.culprit)
  return { path: boxToMend(calculator, form, behind), message: inWords(failure, called) }
}

/** The refusal of a formula in a row: told in that row, or outside where nothing in it is to blame. */
export function refusalInRow(
  calculator: Calculator,
  form: FilledIn,
  { group: name, place }: { group: string; place: number },
  failure: Failure,
): Refusal {
  const group = calculator.fields[name]
  if (group?.kind !== 'group') throw new Error(`There is no group named ${name}`)
  const row = form.places[name]?.[place] ?? place
  const called = labelInRow(group.row, row, wordsOfFormula([], failure.formula))
  const behind = namesBehind(group.formulas, failure.culprit)
  const own = Object.keys(form.groups[name]?.[place] ?? {}).filter((key) => behind.has(key))
  const last = own.at(-1)
  const path = last ? `${name}.${row}.${last}` : boxToMend(calculator, form, behind)
  return { path, message: inWords(failure, called) }
}

/** The fields and groups that a part of a formula depends on. */
function namesBehind(formulas: readonly CompiledFormula[], culprit: Formula): ReadonlySet<string> {
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
  return behind
}

/**
 * The box to point at: of the fields behind the part that fails the last that a person types,
 * because allowances such as overlap and gap stand at the end.
 */
function boxToMend(
  { fields }: Calculator,
  { inputs, places }: FilledIn,
  behind: ReadonlySet<string>,
): string {
  const boxes = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'group') return inputs[name] ? [{ name, box: name }] : []
    // A group without rows adds nothing, and has no box to point at.
    const [row] = places[name] ?? []
    const [first = ''] = Object.keys(field.fields)
    return row === undefined ? [] : [{ name, box: `${name}.${row}.${first}` }]
  })
  return (boxes.filter(({ name }) => behind.has(name)).at(-1) ?? boxes.at(-1))?.box ?? ''
}
