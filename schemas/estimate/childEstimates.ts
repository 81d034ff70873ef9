import type Fraction from 'fraction.js'
import type { Calculator } from '../definition/compiled.ts'
import { namesGiven } from '../definition/namesGiven.ts'
import { beforeDot, behindDot, type Formula } from '../formula/ast.ts'
import { decimalsOf, formatExact, isPositive, MAX_TYPED_LENGTH } from '../formula/number.ts'
import { interpolate } from '../messages/message.ts'
import { fieldsAndConstantsBehind, inputInRow, inputToCorrect } from './errorLocation.ts'
import { computeEstimate, type Estimate } from './estimate.ts'
import type { FormValues } from './formValues.ts'
import { type FieldError, type Inputs, inputsOfRow } from './inputs.ts'
import { withDefaults } from './withDefaults.ts'

/*
 * Child estimates, which a calculator makes of other calculators: each is an ordinary one,
 * computed from the texts that a person would have typed.
 */

/** The definition of a child estimate, and the row that it is made for. */
interface ChildPlan {
  child: Calculator['estimates'][number]
  /** Counted from 0, where there is one for each row. */
  row: number | undefined
}

/** An estimate of another calculator, with its name and stage. */
export interface ChildEstimate {
  name: string
  stage: string
  calculator: Calculator
  estimate: Estimate
}

/** Decimals of a value that has none that end: enough for a tenth of a millimetre. */
const DECIMALS = 4

/** All child estimates of an estimate at once, or the error of one; as `childEstimatesOf`. */
export function computeChildEstimates(
  calculator: Calculator,
  parent: Estimate,
  find: (slug: string) => Calculator,
): ChildEstimate[] | FieldError {
  const all: ChildEstimate[] = []
  for (const child of childEstimatesOf(calculator, parent, find)) {
    if ('path' in child) return child
    all.push(child)
  }
  return all
}

/**
 * Computes the child estimates of an estimate one by one, in the order of the definition: whoever asks for
 * the next decides when. If an input is absent, the estimate is not made.
 *
 * @param find the calculator of a slug; the check has proved that it is there.
 * @returns at last an error, if another calculator does not accept its inputs: it names the estimate, and the
 * calculator's own input to correct.
 */
export function* childEstimatesOf(
  calculator: Calculator,
  parent: Estimate,
  find: (slug: string) => Calculator,
): Generator<ChildEstimate | FieldError, void> {
  for (const plan of plansOf(calculator, parent)) {
    const other = find(plan.child.of)
    const texts = childTexts(parent, plan)
    if (!texts) continue
    const name = interpolate(plan.child.name, () => String((plan.row ?? 0) + 1))
    const outcome = computeEstimate(other, withDefaults(other.fields, texts))
    if (outcome.state === 'invalid') {
      const [{ path, message }] = outcome.fieldErrors
      const own = inputOfParent(calculator, parent, plan, path)
      yield { path: own, message: `${name}: ${message}` }
      return
    }
    const { stage } = plan.child
    yield { name, stage, calculator: other, estimate: outcome.estimate }
  }
}

function plansOf({ estimates }: Calculator, { values, rowValues }: Estimate): ChildPlan[] {
  return estimates.flatMap((child): ChildPlan[] => {
    const { forEach, when } = child
    const isMade = (inRow: Estimate['values']) =>
      when === undefined ||
      (forEach !== undefined && beforeDot(when) === forEach
        ? isAboveZero(inRow, behindDot(when))
        : isAboveZero(values, when))
    if (forEach === undefined) return isMade(values) ? [{ child, row: undefined }] : []
    return (rowValues.get(forEach) ?? []).flatMap((inRow, row) =>
      isMade(inRow) ? [{ child, row }] : [],
    )
  })
}

function isAboveZero(values: Estimate['values'], name: string): boolean {
  const value = values.get(name)
  return value !== undefined && isPositive(value)
}

/**
 * The child estimates that are not made, because a repeat that they are made of has no rows: their names,
 * by that repeat, each once.
 */
export function estimatesWithoutRows(
  { estimates, fields, formulas }: Calculator,
  { repeats, values }: Estimate,
): Map<string, string[]> {
  const missing = new Map<string, Set<string>>()
  for (const { name, forEach, when } of estimates) {
    if (when !== undefined && isAboveZero(values, when)) continue
    const made = formulas.find((formula) => formula.name === when)
    const depends = made ? [...fieldsAndConstantsBehind(formulas, made.ast)] : []
    const sources = forEach === undefined ? depends : [forEach]
    const empty = sources.find(
      (source) => fields[source]?.kind === 'repeat' && !repeats[source]?.length,
    )
    if (empty) missing.set(empty, (missing.get(empty) ?? new Set()).add(withoutRow(name)))
  }
  return new Map([...missing].map(([repeat, names]) => [repeat, [...names]]))
}

/** The name without the part that has the number of its row: 'Tiles' of 'Tiles, room {row}'. */
function withoutRow(name: string): string {
  const parts = name.split(', ').filter((part) => !part.includes('{row}'))
  return parts.join(', ') || interpolate(name, () => '1')
}

/** The texts that an estimate is given; undefined where one of its inputs is absent. */
function childTexts(parent: Estimate, plan: ChildPlan): FormValues | undefined {
  const texts: Record<string, string> = {}
  for (const [field, target] of Object.entries(plan.child.given)) {
    if (typeof target === 'string') {
      const text = textOf(parent, plan, target)
      if (text === undefined) return undefined
      texts[field] = text
      continue
    }
    if ('option' in target) {
      texts[field] = target.option
      continue
    }
    const rows = target.flatMap((repeat) => parent.repeats[repeat] ?? [])
    for (const [position, row] of rows.entries()) {
      for (const [name, text] of textsOfRow(row)) texts[`${field}.${position}.${name}`] = text
    }
  }
  return texts
}

function textOf(
  estimate: Estimate,
  { child: { forEach }, row = 0 }: ChildPlan,
  target: string,
): string | undefined {
  const repeat = beforeDot(target)
  const isInRow = repeat === forEach
  const name = isInRow ? behindDot(target) : target
  const inputs = isInRow ? inputsOfRow(estimate, repeat, row) : estimate.inputs
  // A choice has no value of its own, so that its option is given.
  if (inputs[name] && inputs[name].value === undefined) return inputs[name].typed
  const values = isInRow ? estimate.rowValues.get(repeat)?.[row] : estimate.values
  const exact = values?.get(name)
  return exact && typableText(exact)
}

function textsOfRow(row: Inputs): [string, string][] {
  return Object.entries(row).map(([name, { value, typed }]) => [
    name,
    value ? typableText(value) : typed,
  ])
}

/** A finite decimal as it is; any other, and one too long to type, rounded up at the fourth decimal. */
function typableText(value: Fraction): string {
  const textOf = (number: Fraction) => formatExact(number).replaceAll(',', '')
  const isTypable = decimalsOf(value) !== undefined && textOf(value).length <= MAX_TYPED_LENGTH
  return textOf(isTypable ? value : value.ceil(DECIMALS))
}

/** The calculator's own input to correct, for one that the other calculator does not accept. */
function inputOfParent(
  calculator: Calculator,
  parent: Estimate,
  { child: { given, forEach = '' }, row = 0 }: ChildPlan,
  path: string,
): string {
  const [field = '', position, column] = path.split('.')
  const target = given[field]
  if (Array.isArray(target)) {
    const boxes = target.flatMap((repeat) =>
      (parent.rowIndexes[repeat] ?? []).map((index) => `${repeat}.${index}.${column}`),
    )
    return boxes[Number(position)] ?? ''
  }
  const names = typeof target === 'string' ? [target] : namesGiven({ given, when: undefined })
  const inRow = names.find((name) => name.startsWith(`${forEach}.`))
  if (inRow === undefined) return inputForNames(calculator, parent, names)
  const cause: Formula = { kind: 'name', name: inRow.slice(forEach.length + 1) }
  return inputInRow(calculator, parent, { repeat: forEach, position: row }, cause)
}

/** The input to correct for fields, constants or formulas whose values are not accepted. */
function inputForNames(calculator: Calculator, parent: Estimate, names: readonly string[]): string {
  const candidates = names.flatMap((name) => {
    const formula = calculator.formulas.find((other) => other.name === name)
    return formula ? [...fieldsAndConstantsBehind(calculator.formulas, formula.ast)] : [name]
  })
  return inputToCorrect(calculator, parent, new Set(candidates))
}
