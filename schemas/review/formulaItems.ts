import * as review from '#language/review.ts'
import type { Calculator } from '../definition/compiled.ts'
import { columnLabel, formulaText, labelsInRow, labelsOf } from '../definition/labels.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { decimalsInWords } from '../formula/explain.ts'
import { formulaInWords } from '../formula/formulaInWords.ts'
import { isUnlimited, rangeInWords } from '../formula/range.ts'
import { capitalised, say } from '../messages/message.ts'
import { inTemplate, type SheetItem, unitInWords } from './sheetWords.ts'

/** Every formula in words and as it is computed: those of rows first, those that are used among them. */
export function formulaItems(calculator: Calculator): SheetItem[] {
  const labels = labelsOf(calculator)
  const inRows = Object.entries(calculator.fields).flatMap(([name, repeat]) => {
    if (repeat.kind !== 'repeat') return []
    const inRow = new Map([...labels, ...labelsInRow(calculator, name)])
    return repeat.formulas.map((formula) => {
      const values = { unit: unitInWords(formula.unit), row: repeat.row }
      return formulaItem(calculator, formula, inRow, `${name}.`, say(review.formulas.inRow, values))
    })
  })
  const ofCalculator = calculator.formulas.map((formula) => {
    const result = calculator.results.find(({ of }) => of === formula.name)
    const unit = unitInWords(formula.unit)
    const description = result
      ? say(review.formulas.shown, {
          unit,
          label: inTemplate(result.label),
          decimals: decimalsInWords(result.decimals),
        })
      : say(review.formulas.notShown, { unit })
    return formulaItem(calculator, formula, labels, '', description)
  })
  return [...inRows, ...ofCalculator]
}

function formulaItem(
  calculator: Calculator,
  formula: CompiledFormula,
  labels: ReadonlyMap<string, string>,
  prefix: string,
  description: string,
): SheetItem {
  const { name, ast, from, by } = formula
  const value = capitalised(labels.get(name) ?? name)
  const origin = from === undefined ? [] : [say(review.formulas.from, { title: from })]
  const lines = [description, ...limitsInWords(formula), ...origin]
  return {
    term: `${value} = ${formulaInWords(ast, (mentioned) => columnLabel(calculator, labels, mentioned, by))}`,
    code: `${prefix}${name} = ${formulaText(formula)}`,
    lines,
  }
}

/** The limits of a formula's value, and the message of the page outside of them. */
function limitsInWords({ accepts, errorMessage: message }: CompiledFormula): string[] {
  if (isUnlimited(accepts)) {
    return message === undefined ? [] : [say(review.formulas.mustExistSaying, { message })]
  }
  const range = rangeInWords(accepts)
  return [
    message === undefined
      ? say(review.formulas.mustBe, { range })
      : say(review.formulas.mustBeSaying, { range, message }),
  ]
}

/** The warnings of a calculator, each with the formula that shows it. */
export function warningItems(calculator: Calculator): SheetItem[] {
  const labels = labelsOf(calculator)
  return calculator.warnings.map(({ when, text, mend }) => ({
    term: inTemplate(text),
    lines: [
      say(review.warning, { words: labels.get(when) ?? when, name: when }),
      ...(mend ? [say(review.mend, { ...mend, words: labels.get(mend.field) ?? mend.field })] : []),
    ],
  }))
}
