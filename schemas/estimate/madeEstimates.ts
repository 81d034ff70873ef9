import Fraction from 'fraction.js'
import type { Calculator } from '../definition/compiled.ts'
import type { Formula } from '../formula/ast.ts'
import { decimalsOf, formatExact, isPositive, MAX_TYPED_LENGTH } from '../formula/number.ts'
import { interpolate } from '../messages/message.ts'
import { inputInRow, inputsBehind, inputToCorrect } from './errorLocation.ts'
import { computeEstimate, type Estimate } from './estimate.ts'
import type { FormValues } from './formValues.ts'
import type { FieldError, Inputs } from './inputs.ts'
import { withDefaults } from './withDefaults.ts'

/*
 * The estimates of other calculators that a calculator makes of its own: each is an ordinary one,
 * computed from the texts that a person would have typed.
 */

/** Definition and place of one estimate to make. */
interface Order {
  made: Calculator['estimates'][number]
  /** Counted from 0, where one is made for each row. */
  row: number | undefined
}

/** An estimate that a calculator made of another. */
export interface MadeEstimate {
  name: string
  stage: string
  calculator: Calculator
  estimate: Estimate
}

/** Decimals of a value that has none that end: enough for a tenth of a millimetre. */
const DECIMALS = 4

/**
 * Makes all estimates of a calculator from an estimate of its own, in the order of its definition.
 * One that is given something absent is absent.
 *
 * @param find the calculator of a slug; the check has proved that it is there.
 * @returns an error where the other calculator does not accept what it is given: it names the estimate,
 * and the input behind what is not accepted.
 */
export function makeEstimates(
  calculator: Calculator,
  own: Estimate,
  find: (slug: string) => Calculator,
): MadeEstimate[] | FieldError {
  const all: MadeEstimate[] = []
  for (const order of ordersOf(calculator, own)) {
    const other = find(order.made.of)
    const texts = handOver(own, order)
    if (!texts) continue
    const name = interpolate(order.made.name, () => String((order.row ?? 0) + 1))
    const outcome = computeEstimate(other, withDefaults(other.fields, texts))
    if (outcome.state === 'invalid') {
      const [{ path, message }] = outcome.fieldErrors
      return { path: pathBehind(calculator, own, order, path), message: `${name}: ${message}` }
    }
    const { stage } = order.made
    all.push({ name, stage, calculator: other, estimate: outcome.estimate })
  }
  return all
}

function ordersOf({ estimates }: Calculator, { values, repeats }: Estimate): Order[] {
  return estimates.flatMap((made): Order[] => {
    const condition = made.when === undefined ? undefined : values.get(made.when)
    if (made.when !== undefined && !(condition && isPositive(condition))) return []
    if (made.forEach === undefined) return [{ made, row: undefined }]
    return (repeats[made.forEach] ?? []).map((_, row) => ({ made, row }))
  })
}

/** What an estimate is given, as texts; undefined where something of it is absent. */
function handOver(own: Estimate, order: Order): FormValues | undefined {
  const texts: Record<string, string> = {}
  for (const [field, target] of Object.entries(order.made.given)) {
    if (typeof target === 'string') {
      const text = textOf(own, order, target)
      if (text === undefined) return undefined
      texts[field] = text
      continue
    }
    const rows = target.flatMap((repeat) => own.repeats[repeat] ?? [])
    for (const [place, row] of rows.entries()) {
      for (const [name, text] of textsOfRow(row)) texts[`${field}.${place}.${name}`] = text
    }
  }
  return texts
}

function textOf(
  { inputs, values, repeats, rowValues }: Estimate,
  { made: { forEach = '' }, row = 0 }: Order,
  target: string,
): string | undefined {
  const column = target.startsWith(`${forEach}.`) ? target.slice(forEach.length + 1) : undefined
  const input = column === undefined ? inputs[target] : repeats[forEach]?.[row]?.[column]
  // A choice has no value of its own: its option is handed over.
  if (input && input.value === undefined) return input.typed
  const exact =
    column === undefined ? values.get(target) : rowValues.get(forEach)?.[row]?.get(column)
  return exact && asTyped(exact)
}

function textsOfRow(row: Inputs): [string, string][] {
  return Object.entries(row).map(([name, { value, typed }]) => [
    name,
    value ? asTyped(value) : typed,
  ])
}

/** A finite decimal as it is; any other, and one too long to type, rounded up at the fourth decimal. */
function asTyped(value: Fraction): string {
  const text = formatExact(value).replaceAll(',', '')
  if (decimalsOf(value) !== undefined && text.length <= MAX_TYPED_LENGTH) return text
  return formatExact(new Fraction(value).ceil(DECIMALS)).replaceAll(',', '')
}

/** The input of the calculator itself behind one that the other does not accept. */
function pathBehind(
  calculator: Calculator,
  own: Estimate,
  { made: { given, forEach = '' }, row = 0 }: Order,
  path: string,
): string {
  const [field = '', place, column] = path.split('.')
  const target = given[field]
  if (Array.isArray(target)) {
    const boxes = target.flatMap((repeat) =>
      (own.rowIndexes[repeat] ?? []).map((index) => `${repeat}.${index}.${column}`),
    )
    return boxes[Number(place)] ?? ''
  }
  const names = target === undefined ? Object.values(given).flat() : [target]
  const inRow = names.find((name) => name.startsWith(`${forEach}.`))
  if (inRow === undefined) return inputBehind(calculator, own, names)
  const cause: Formula = { kind: 'name', name: inRow.slice(forEach.length + 1) }
  return inputInRow(calculator, own, { repeat: forEach, place: row }, cause)
}

/** The input to correct where fields, constants or formulas have values that do not serve. */
function inputBehind(calculator: Calculator, own: Estimate, names: readonly string[]): string {
  const behind = names.flatMap((name) => {
    const formula = calculator.formulas.find((other) => other.name === name)
    return formula ? [...inputsBehind(calculator.formulas, formula.ast)] : [name]
  })
  return inputToCorrect(calculator, own, new Set(behind))
}
