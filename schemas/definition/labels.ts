import { nounOf } from '#language/grammar.ts'
import * as messages from '#language/working.ts'
import type { Formula } from '../formula/ast.ts'
import type { CompiledFormula, RowsWithOption } from '../formula/compiled.ts'
import { CONVERSIONS } from '../formula/conversions.ts'
import { formulaInWords } from '../formula/formulaInWords.ts'
import type { Notation } from '../formula/notation.ts'
import { printFormula } from '../formula/print.ts'
import { say } from '../messages/message.ts'
import { choiceOfRows } from './byOption.ts'
import type { PlainField } from './calculator.ts'
import type { Calculator, Repeat } from './compiled.ts'
import { formulaLabel, inSentence, splitName } from './formulaLabel.ts'
import { optionLabel } from './interpolation.ts'
import { repeatNamed } from './repeatNamed.ts'
import { referenceTo } from './rowReferences.ts'

type Use = Pick<Calculator['materials'][number], 'forEach' | 'by'>

/** The label of every name that a formula can mention: 'tileArea' is 'tile area'. */
export function labelsOf(calculator: Calculator): Map<string, string> {
  const labels = new Map<string, string>()
  for (const [name, { label }] of CONVERSIONS) labels.set(name, label)
  for (const [name, field] of Object.entries(calculator.fields)) {
    if (field.kind === 'repeat') {
      const rows = inSentence(field.label)
      for (const [key, column] of rowLabelsOf(field)) {
        labels.set(`${name}.${key}`, say(messages.columnOfRows, { column, rows }))
      }
    } else addField(labels, name, field)
  }
  for (const [name, { label }] of Object.entries(calculator.constants)) {
    labels.set(name, inSentence(label ?? splitName(name)))
  }
  for (const formula of calculator.formulas) {
    labels.set(formula.name, formulaLabel(formula, calculator.results))
  }
  return labels
}

/**
 * The label of a column: 'weight of all bars'; limited to the rows with an option, 'weight of all bars
 * with “12 mm”'.
 */
export function columnLabel(
  { fields }: Pick<Calculator, 'fields'>,
  labels: ReadonlyMap<string, string>,
  path: string,
  by: RowsWithOption | undefined,
): string {
  const column = labels.get(path) ?? path
  if (!by || !path.startsWith(`${by.repeat}.`)) return column
  const field = choiceOfRows(fields, by)
  const option = field ? optionLabel(field, by.option) : by.option
  return say(messages.columnWithOption, { column, option })
}

/** A formula as it is computed: 'sum(bars.weight)', with the option that it is for. */
export function formulaText({ ast, by }: Pick<CompiledFormula, 'ast' | 'by'>): string {
  const formula = printFormula(ast)
  return by ? say(messages.formulaWithOption, { formula, ...by }) : formula
}

/** The same for a use of a material, which may be for each row of a repeat: a row's own names come first. */
export function labelsForUse(calculator: Calculator, { forEach }: Use): Map<string, string> {
  const labels = labelsOf(calculator)
  if (forEach === undefined) return labels
  return new Map([...labels, ...labelsInRow(calculator, forEach)])
}

/** The amount that a use takes, in words: 'cut length × number ÷ bar length, for each mark'. */
export function amountInWords(
  calculator: Calculator,
  use: Use & { ast: Formula },
  notation?: Notation,
): string {
  const labels = labelsForUse(calculator, use)
  const amount = formulaInWords(use.ast, (name) => labels.get(name) ?? name, notation)
  if (use.by) {
    const choice = choiceOfRows(calculator.fields, use.by)?.label ?? use.by.choice
    return say(messages.forEachRow, { amount, row: inSentence(choice) })
  }
  if (use.forEach === undefined) return amount
  const { row } = repeatNamed(calculator, use.forEach)
  return say(messages.forEachRow, { amount, row: nounOf(row).one })
}

/** The labels of all that the formulas of a repeat may mention: its row's, and columns of the rows that belong to it. */
export function labelsInRow(calculator: Calculator, repeat: string): Map<string, string> {
  const { row } = repeatNamed(calculator, repeat)
  const labels = rowLabelsOf(repeatNamed(calculator, repeat))
  for (const [name, field] of Object.entries(calculator.fields)) {
    if (field.kind !== 'repeat' || referenceTo(calculator.fields, name, repeat) === undefined)
      continue
    const rows = inSentence(field.label)
    for (const [key, column] of rowLabelsOf(field)) {
      const text = say(messages.columnOfOwnRows, { column, rows, row: nounOf(row).one })
      labels.set(`${name}.${key}`, text)
    }
  }
  return labels
}

/** The same for what the formulas of a repeat mention in its rows. */
export function rowLabelsOf({ fields, formulas }: Repeat): Map<string, string> {
  const labels = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) addField(labels, name, field)
  for (const formula of formulas) labels.set(formula.name, formulaLabel(formula))
  return labels
}

function addField(labels: Map<string, string>, name: string, field: PlainField): void {
  if (field.kind === 'number') {
    labels.set(name, inSentence(field.label))
    return
  }
  for (const key of Object.keys(field.units)) {
    labels.set(`${name}.${key}`, inSentence(field.labels?.[key] ?? splitName(key)))
  }
}
