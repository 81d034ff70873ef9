import type Fraction from 'fraction.js'
import * as z from 'zod/mini'
import type { Emphasis } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { fillIn, optionLabel } from '../definition/texts.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { FormulaError } from '../formula/error.ts'
import { evaluate } from '../formula/evaluate.ts'
import { formatExact, formatNumber, isPositive, parseRational } from '../formula/number.ts'
import { unitBehind } from '../formula/unit.ts'
import { type Input, inputsSchema } from './inputs.ts'

/** A result as it is shown. */
export interface ResultRow {
  /** The name of the formula. */
  key: string
  label: string
  /** Rounded once, half away from zero, with grouping: '1,234.50'. */
  value: string
  unit: string
  emphasis: Emphasis
}

/** What a valid form comes to. */
export interface Estimate {
  inputs: Readonly<Record<string, Input>>
  /** The exact value of every name that a formula can mention, and of every formula. */
  values: ReadonlyMap<string, Fraction>
  rows: ResultRow[]
}

export type Outcome =
  | { state: 'ready'; estimate: Estimate }
  /** The fields that are not accepted, in the order of the page. */
  | { state: 'invalid'; fields: string[] }

const schemas = new WeakMap<Calculator, ReturnType<typeof buildSchema>>()

/**
 * The schema of a calculator's form: from the texts in its fields to an estimate, or to issues at
 * the fields that are not accepted. The form's resolver and every other reader of inputs use it;
 * it is built once for each calculator.
 */
export function estimateSchema(calculator: Calculator): ReturnType<typeof buildSchema> {
  const known = schemas.get(calculator)
  if (known) return known
  const schema = buildSchema(calculator)
  schemas.set(calculator, schema)
  return schema
}

function buildSchema(calculator: Calculator) {
  return z.pipe(
    inputsSchema(calculator.fields),
    z.transform((inputs: Record<string, Input>, context): Estimate => {
      const values = knownValues(calculator, inputs)
      const failure = computeFormulas(calculator.formulas, values)
      if (!failure) return { inputs, values, rows: resultRows(calculator, inputs, values) }
      const { message, formula } = failure
      context.issues.push({ code: 'custom', message, input: inputs, path: [formula.blame] })
      return z.NEVER
    }),
  )
}

/** Computes a calculator from the texts in its fields. No text makes it throw. */
export function computeEstimate(calculator: Calculator, typed: Record<string, string>): Outcome {
  const parsed = estimateSchema(calculator).safeParse(typed)
  if (parsed.success) return { state: 'ready', estimate: parsed.data }
  return { state: 'invalid', fields: parsed.error.issues.map((issue) => String(issue.path[0])) }
}

function knownValues(
  calculator: Calculator,
  inputs: Readonly<Record<string, Input>>,
): Map<string, Fraction> {
  const values = new Map<string, Fraction>()
  for (const [name, constant] of Object.entries(calculator.constants)) {
    const value = parseRational(constant.value)
    if (value) values.set(name, value)
  }
  for (const [name, input] of Object.entries(inputs)) {
    if (input.value) values.set(name, input.value)
    for (const [key, value] of input.named) values.set(`${name}.${key}`, value)
  }
  return values
}

/** Adds each formula's value to `values`; answers the first formula that has no acceptable one. */
function computeFormulas(
  formulas: CompiledFormula[],
  values: Map<string, Fraction>,
): { message: string; formula: CompiledFormula } | undefined {
  const valueNamed = (name: string) => {
    const value = values.get(name)
    if (!value) throw new FormulaError(`mentions ${name}, which has no value`)
    return value
  }
  for (const formula of formulas) {
    try {
      const value = evaluate(formula.tree, valueNamed)
      if (formula.accepts === 'positive' && !isPositive(value)) {
        return { message: `${formula.name} is not above zero`, formula }
      }
      values.set(formula.name, value)
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error
      return { message: error.message, formula }
    }
  }
  return undefined
}

function resultRows(
  calculator: Calculator,
  inputs: Readonly<Record<string, Input>>,
  values: ReadonlyMap<string, Fraction>,
): ResultRow[] {
  const unitOf = new Map(calculator.formulas.map(({ name, unit }) => [name, unit]))
  return calculator.results.flatMap(({ of, label, unit, decimals, emphasis }) => {
    const exact = values.get(of)
    if (!exact) return []
    const value = formatNumber(exact, decimals)
    return {
      key: of,
      label: fillIn(
        label,
        (name) => shownInput(calculator, inputs, name) ?? shownValue(values.get(name)),
      ),
      value,
      unit: unit ?? unitBehind(unitOf.get(of) ?? '1', value),
      emphasis,
    }
  })
}

/** A formula's value inside a label: rounded to the decimals that measures are shown with. */
function shownValue(exact: Fraction | undefined): string | undefined {
  return exact && formatNumber(exact, 2)
}

/** The value that was used for a field, for reading: '12', '1,200.5', or the option's label. */
export function shownInput(
  calculator: Calculator,
  inputs: Readonly<Record<string, Input>>,
  name: string,
): string | undefined {
  const field = calculator.fields[name]
  const input = inputs[name]
  if (!field || !input) return undefined
  if (field.kind === 'choice') return optionLabel(field, input.typed)
  return input.value && formatExact(input.value)
}
