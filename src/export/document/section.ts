import type Fraction from 'fraction.js'
import { unitFor } from '#language/grammar.ts'
import type { BillLine } from '../../../schemas/bill/bill.ts'
import { billSteps } from '../../../schemas/bill/steps.ts'
import type { Calculator, Field } from '../../../schemas/definition/compiled.ts'
import { formulaText } from '../../../schemas/definition/labels.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { entered, inputRows } from '../../../schemas/estimate/inputRows.ts'
import { warningTexts } from '../../../schemas/estimate/warnings.ts'
import { workingLines } from '../../../schemas/estimate/working.ts'
import { namesIn } from '../../../schemas/formula/ast.ts'
import { CONVERSIONS } from '../../../schemas/formula/conversions.ts'
import { formatExact } from '../../../schemas/formula/number.ts'
import { printFormula } from '../../../schemas/formula/print.ts'
import { drawResult } from '../../pictures/draw.ts'
import type { Drawing } from '../../pictures/drawing.ts'

/** One estimate in a document. */
export interface Section {
  /** On a list the person's own name for it: 'Bedroom 1'. */
  name: string
  /** The calculator's page title. */
  calculator: string
  /** Every field in the order of the page, with the value that was used. */
  inputs: NamedValue[]
  results: NamedValue[]
  /** Warnings about these results, as sentences. */
  warnings: readonly string[]
  /** Values in formulas besides inputs and results: constants, values of choices, steps. */
  constantsAndSteps: NamedValue[]
  /** How the calculator reached the results, line by line. */
  working: readonly string[]
  /** The result to scale; undefined for a calculator that declares no picture. */
  picture: Drawing | undefined
}

/** A figure with its name. */
export interface NamedValue {
  /** Its name in formulas. */
  name: string
  /** Its name for people; empty for a value that nobody enters or sees. */
  label: string
  /** With grouping, as '1,234.50'; for a choice, the option in words. */
  value: string
  /** Empty for a plain number and for a choice. */
  unit: string
  /** As the definition writes it; empty for what is not computed. */
  formula: string
  /** Whether it is the answer a person came for. */
  isKeyFigure: boolean
}

/**
 * Describes an estimate as a section of a document.
 *
 * @param bought lines of the estimate's own bill, which the working ends with.
 */
export function describeSection(
  name: string,
  calculator: Calculator,
  estimate: Estimate,
  bought: readonly BillLine[] = [],
): Section {
  const buying = billSteps(calculator, estimate, bought)
  return {
    name,
    calculator: calculator.title.page,
    inputs: inputValues(calculator, estimate),
    results: resultValues(calculator, estimate),
    warnings: warningTexts(calculator, estimate),
    constantsAndSteps: constantsAndSteps(calculator, estimate),
    working: [...workingLines(calculator, estimate), ...buying.map(({ visual }) => visual)],
    picture: drawResult(calculator, estimate),
  }
}

function inputValues(calculator: Calculator, estimate: Estimate): NamedValue[] {
  return inputRows(calculator, estimate).map((row) => ({
    name: row.key,
    label: row.label,
    value: entered(row),
    unit: unitFor(row.unit, row.value),
    formula: '',
    isKeyFigure: false,
  }))
}

function resultValues(calculator: Calculator, { rows }: Estimate): NamedValue[] {
  const formulas = new Map(
    calculator.formulas.map((formula) => [formula.name, formulaText(formula)]),
  )
  return rows.map(({ key, label, value, unit, emphasis }) => ({
    name: key,
    label,
    value,
    unit,
    formula: formulas.get(key) ?? '',
    isKeyFigure: emphasis === 'key',
  }))
}

function constantsAndSteps(
  calculator: Calculator,
  { values, rowValues, rows }: Estimate,
): NamedValue[] {
  const shownNames = new Set([...Object.keys(calculator.fields), ...rows.map(({ key }) => key)])
  const formulas = new Map(calculator.formulas.map((formula) => [formula.name, formula]))
  const mentioned = new Set(
    calculator.formulas.flatMap(({ ast }) => namesIn(ast).map(({ name }) => name)),
  )
  const conversions = [...CONVERSIONS].flatMap(([name, { value, unit }]) =>
    mentioned.has(name) ? [unlabelled(name, value, unit)] : [],
  )
  const figures = [...values].flatMap(([name, exact]) => {
    if (shownNames.has(name)) return []
    const value = formatExact(exact)
    const formula = formulas.get(name)
    const unit = unitFor(formula?.unit ?? unitOfConstant(calculator, name), value)
    return [unlabelled(name, value, unit, formula && formulaText(formula))]
  })
  const inRows = [...rowValues].flatMap(([repeat, computed]) =>
    computed.flatMap((row, index) => computedValues(calculator, `${repeat}.${index}`, row)),
  )
  return [...conversions, ...inRows, ...figures]
}

function unlabelled(name: string, value: string, unit: string, formula = ''): NamedValue {
  return { name, label: '', value, unit, formula, isKeyFigure: false }
}

/** In one row of a repeat: the values of choices that its formulas name, and its formulas' own. */
function computedValues(
  { fields }: Calculator,
  row: string,
  values: ReadonlyMap<string, Fraction>,
): NamedValue[] {
  const repeat = fields[row.split('.')[0] ?? '']
  if (repeat?.kind !== 'repeat') return []
  const formulas = new Map(repeat.formulas.map((formula) => [formula.name, formula]))
  const mentioned = new Set(
    repeat.formulas.flatMap(({ ast }) => namesIn(ast).map(({ name }) => name)),
  )
  return [...values].flatMap(([name, exact]) => {
    const formula = formulas.get(name)
    if (!formula && !(name.includes('.') && mentioned.has(name))) return []
    const value = formatExact(exact)
    const unit = unitFor(formula?.unit ?? unitOfChoice(repeat.fields, name), value)
    return [unlabelled(`${row}.${name}`, value, unit, formula && printFormula(formula.ast))]
  })
}

/** The unit of a constant, or of a choice's value. */
function unitOfConstant({ fields, constants }: Calculator, name: string): string {
  return constants[name]?.unit ?? unitOfChoice(fields, name)
}

/** The unit of a choice's value, which formulas call 'mix.bags'. */
function unitOfChoice(fields: Readonly<Record<string, Field>>, name: string): string {
  const [choice = '', value = ''] = name.split('.')
  const field = fields[choice]
  return (field?.kind === 'choice' && field.units[value]) || '1'
}
