import Fraction from 'fraction.js'
import type { FieldOf } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { computeEstimate, type Estimate } from '../estimate/estimate.ts'
import type { FormValues } from '../estimate/formValues.ts'
import { FEET_AND_INCHES } from '../estimate/measurementInput.ts'
import { factorBetween } from '../measures.ts'
import { allLines, type Bill, totalOf, totalWithLabour } from './bill.ts'

/*
 * The largest value of a field for which what a person has is enough. It asks the estimate and the bill that
 * the page shows, and halves on the field's own step, so that the value is exact.
 */

/** What a person has; what is not named has no limit. */
export interface Stock {
  /** By the key of a line, how many of the packs that it counts. */
  packs: ReadonlyMap<string, Fraction>
  /** In shillings: for all lines, and for those of the labour that is added. */
  budget: Fraction | undefined
}

/** What runs out: the key of a line, or the money. */
export type Limit = { line: string } | 'budget'

export type Solution =
  /** The texts in the field's inputs, and the bill with them. */
  | {
      state: 'found'
      texts: FormValues
      bill: Bill
      /** What a step more takes too much of; empty where the calculator accepts no larger value. */
      limits: readonly Limit[]
    }
  /** Not even the smallest value fits. */
  | { state: 'nothing' }
  /** However large the value is, nothing runs out. */
  | { state: 'unlimited' }

export interface Question {
  calculator: Calculator
  /** The texts in the form; the calculator accepts them. */
  texts: FormValues
  /** A name of the definition's `solveFor`. */
  field: string
  stock: Stock
  billOf: (estimate: Estimate) => Bill
  /** Is awaited before each further estimate: input is not held up. */
  pause: () => Promise<void>
}

/** A bill that may be compared with what a person has; undefined where there is none. */
type Tried = { bill: Bill; limits: readonly Limit[] } | undefined

/** The largest value that is tried is so many times the present one, and has no more steps than a text can say. */
const MANY = 1_000_000n
const MOST_STEPS = 10n ** 13n

/**
 * Finds the largest value that fits; a step more does not. Values below the present one that are not accepted
 * count as too small, and those above it as too large.
 *
 * @returns undefined where the texts are not accepted.
 */
export async function solve(question: Question): Promise<Solution | undefined> {
  const { calculator, texts, field, pause } = question
  const definition = calculator.fields[field]
  const present = computeEstimate(calculator, texts)
  if (definition?.kind !== 'number' || present.state !== 'ready') return undefined
  const { value } = present.estimate.inputs[field] ?? {}
  if (!value) return undefined
  const step = stepOf(definition, texts[`${field}.unit`])
  const bill = question.billOf(present.estimate)
  const keys = allLines(bill).map(({ key }) => key)
  const textsAt = (steps: bigint) => textsOf(step, field, steps)
  const at = async (steps: bigint): Promise<Tried> => {
    await pause()
    return triedWith(question, { ...texts, ...textsAt(steps) }, keys)
  }

  const start = value.div(step.size).floor().n
  let fits = NONE
  let tooLarge = start + 1n
  if (exceeded(question.stock, bill).length === 0) {
    fits = start
    const first = doubled(start, step)
    for (tooLarge = first; hasRoom(await at(tooLarge)); tooLarge *= 2n) {
      if (tooLarge > first * MANY || 2n * tooLarge > MOST_STEPS) return { state: 'unlimited' }
      fits = tooLarge
    }
  }
  while (tooLarge - fits > 1n) {
    const middle = (fits + tooLarge) / 2n
    const tried = await at(middle)
    const isEnough = tried ? hasRoom(tried) : middle < start
    if (isEnough) fits = middle
    else tooLarge = middle
  }
  const best = fits === NONE ? undefined : await at(fits)
  if (!best || !hasRoom(best)) return { state: 'nothing' }
  const next = await at(tooLarge)
  return { state: 'found', texts: textsAt(fits), bill: best.bill, limits: next?.limits ?? [] }
}

/** Before the smallest value that is tried, which is zero. */
const NONE = -1n

/** The first value above the present one that is tried. */
function doubled(start: bigint, { unitsOf }: Step): bigint {
  return 2n * (start > unitsOf ? start : unitsOf)
}

function hasRoom(tried: Tried): tried is NonNullable<Tried> {
  return tried?.limits.length === 0
}

/** The step of a field, and how its inputs are written. */
interface Step {
  /** In the field's own unit. */
  size: Fraction
  /** How many steps are one of the unit in the inputs. */
  unitsOf: bigint
  unit: string | undefined
  isWhole: boolean
}

/** A hundredth of the unit that a person chose, of feet and inches a hundredth of an inch; a whole of what is counted. */
function stepOf({ unit, accepts }: FieldOf<'number'>, chosen = unit): Step {
  const isWhole = accepts.integer === true || unit === '1'
  const one = factorBetween(chosen === FEET_AND_INCHES ? 'in' : chosen, unit) ?? new Fraction(1)
  const unitsOf = isWhole ? 1n : HUNDREDTHS
  return { size: one.div(new Fraction(unitsOf)), unitsOf, unit: chosen, isWhole }
}

const HUNDREDTHS = 100n
const INCHES_PER_FOOT = 12n

function textsOf({ isWhole, unit }: Step, field: string, steps: bigint): FormValues {
  if (isWhole) return { [field]: String(steps) }
  if (unit !== FEET_AND_INCHES) return { [field]: inHundredths(steps) }
  const foot = INCHES_PER_FOOT * HUNDREDTHS
  return { [field]: String(steps / foot), [`${field}.inches`]: inHundredths(steps % foot) }
}

/** '12.50'. */
function inHundredths(steps: bigint): string {
  return `${steps / HUNDREDTHS}.${String(steps % HUNDREDTHS).padStart(2, '0')}`
}

/** Tries some texts. Where a line of the bill is gone, as with a bar that is too long to buy, nobody can tell. */
function triedWith(
  { calculator, field, stock, billOf }: Question,
  texts: FormValues,
  keys: readonly string[],
): Tried {
  const outcome = computeEstimate(calculator, texts)
  if (outcome.state !== 'ready' || outcome.estimate.inputs[field]?.fellBack) return undefined
  const bill = billOf(outcome.estimate)
  const now = new Set(allLines(bill).map(({ key }) => key))
  return keys.every((key) => now.has(key)) ? { bill, limits: exceeded(stock, bill) } : undefined
}

/** The lines of a bill that take more than a person has, and the budget. */
function exceeded({ packs, budget }: Stock, bill: Bill): Limit[] {
  const lines = bill.lines.flatMap(({ key, packCount }): Limit[] => {
    const has = packs.get(key)
    return has && packCount.gt(has) ? [{ line: key }] : []
  })
  const cost = costOfAll(bill)
  return budget === undefined || cost?.lte(budget) ? lines : [...lines, 'budget']
}

/** The cost of all lines with the labour that is added; undefined while one has no price. */
export function costOfAll(bill: Bill): Fraction | undefined {
  if (!allLines(bill).every(({ cost }) => cost)) return undefined
  return bill.labour ? totalWithLabour(bill) : totalOf(bill)?.amount
}
