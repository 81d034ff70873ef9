import type { Calculator } from '../definition/compiled.ts'
import { formulaLabel } from '../definition/formulaLabel.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import { repeatNamed } from '../definition/repeatNamed.ts'
import { beforeDot, columnsIn, type Formula, namesIn } from '../formula/ast.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { capitalised } from '../messages/message.ts'
import { labelInRow } from './formValues.ts'
import { type FieldError, inputsOfRow, type ReadForm } from './inputs.ts'

/*
 * Where a formula has no value, or none that is accepted, the page points at an input that a person can
 * correct.
 */

/** The values of a form, row by row. */
export type FilledIn = Pick<ReadForm, 'inputs' | 'repeats' | 'rowIndexes'>

/** A formula without a value that is accepted. */
export interface Failure {
  formula: CompiledFormula
  /** The part whose value makes it impossible; all of it where the value is outside its range. */
  cause: Formula
  /** The words after the formula's name: 'a number above zero'. */
  reason: string
  /** It has no value because fields are empty. */
  isAbsent?: true
}

/** 'Height above the concrete: a number above zero', or the definition's own errorMessage. */
function errorText({ formula, reason }: Failure, label: string): string {
  return formula.errorMessage ?? `${capitalised(label)}: ${reason}`
}

/** The error of a calculator's own formula, at the input to correct. */
export function locateError(calculator: Calculator, form: FilledIn, failure: Failure): FieldError {
  const label = formulaLabel(failure.formula, calculator.results)
  const candidates = fieldsAndConstantsBehind(calculator.formulas, failure.cause)
  const isEmpty = (name: string) => candidates.has(name) && !form.inputs[name]
  const empty = failure.isAbsent && Object.keys(calculator.fields).find(isEmpty)
  if (empty) return { path: empty, message: errorText(failure, label) }
  // What most people leave as it is stays folded, unless nothing else is the cause.
  const usual = new Set(calculator.usualValues.flatMap(({ summary }) => interpolatedNames(summary)))
  const asked = new Set([...candidates].filter((name) => !usual.has(name)))
  const path = inputToCorrect(calculator, form, asked.size > 0 ? asked : candidates)
  return { path, message: errorText(failure, label) }
}

/** The error of a formula in a row: at an input of the row, or outside if no input of the row is the cause. */
export function locateErrorInRow(
  calculator: Calculator,
  form: FilledIn,
  { repeat: name, position }: { repeat: string; position: number },
  failure: Failure,
): FieldError {
  const { row } = repeatNamed(calculator, name)
  const label = labelInRow(row, indexInForm(form, name, position), formulaLabel(failure.formula))
  const path = inputInRow(calculator, form, { repeat: name, position }, failure.cause)
  return { path, message: errorText(failure, label) }
}

/** The input to correct for a part of a row's formula: one of the row, or else one outside of it. */
export function inputInRow(
  calculator: Calculator,
  form: FilledIn,
  { repeat: name, position }: { repeat: string; position: number },
  cause: Formula,
): string {
  const candidates = fieldsAndConstantsBehind(repeatNamed(calculator, name).formulas, cause)
  const inputs = Object.keys(inputsOfRow(form, name, position)).filter((key) => candidates.has(key))
  const last = inputs.at(-1)
  if (last === undefined) return inputToCorrect(calculator, form, candidates)
  return `${name}.${indexInForm(form, name, position)}.${last}`
}

/** The index in the form of a row that is filled in, which may have empty rows before it. */
function indexInForm({ rowIndexes }: FilledIn, repeat: string, position: number): number {
  return rowIndexes[repeat]?.[position] ?? position
}

/** The fields, repeats and constants that a part of a formula rests on; other formulas are followed to theirs. */
export function fieldsAndConstantsBehind(
  formulas: readonly CompiledFormula[],
  cause: Formula,
): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (ast: Formula) => {
    for (const { column } of columnsIn(ast)) names.add(beforeDot(column))
    for (const { name } of namesIn(ast)) {
      const formula = formulas.find((other) => other.name === name)
      if (formula) visit(formula.ast)
      else names.add(beforeDot(name))
    }
  }
  visit(cause)
  return names
}

/**
 * The input to point at: of the fields that the failing part depends on, the last that a person types,
 * because allowances such as overlap and gap come last.
 */
export function inputToCorrect(
  { fields }: Calculator,
  { inputs, rowIndexes }: FilledIn,
  candidates: ReadonlySet<string>,
): string {
  const boxes = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'repeat') return inputs[name] ? [{ name, box: name }] : []
    // A repeat without rows adds nothing, and has no input to point at.
    const [row] = rowIndexes[name] ?? []
    const [first = ''] = Object.keys(field.fields)
    return row === undefined ? [] : [{ name, box: `${name}.${row}.${first}` }]
  })
  const box = (boxes.filter(({ name }) => candidates.has(name)).at(-1) ?? boxes.at(-1))?.box
  // A form of repeats alone may have no row yet: the first repeat is where to add one.
  return box ?? Object.keys(fields).find((name) => candidates.has(name)) ?? ''
}
