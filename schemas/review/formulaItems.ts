import type { Calculator } from '../definition/compiled.ts'
import { wordsFor } from '../estimate/tableStep.ts'
import { rowWordsOf, wordsOf } from '../estimate/words.ts'
import type { CompiledFormula, CompiledTable } from '../formula/compiled.ts'
import { decimalsInWords } from '../formula/explain.ts'
import { inWords } from '../formula/inWords.ts'
import { printFormula } from '../formula/print.ts'
import { isUnlimited, rangeInWords } from '../formula/range.ts'
import {
  inTemplate,
  originInWords,
  type SheetItem,
  start,
  unitInWords,
  withUnit,
} from './sheetWords.ts'

/** Every formula in words and as it is computed: those of rows first, those that are used among them. */
export function formulaItems(calculator: Calculator): SheetItem[] {
  const words = wordsOf(calculator)
  const inRows = Object.entries(calculator.fields).flatMap(([name, repeat]) => {
    if (repeat.kind !== 'repeat') return []
    const inRow = new Map([...words, ...rowWordsOf(repeat)])
    return repeat.formulas.map((formula) => {
      const each = `For each ${repeat.row}; its exact value goes into the sums.`
      return formulaItem(formula, inRow, `${name}.`, each)
    })
  })
  const own = calculator.formulas.map((formula) => {
    const result = calculator.results.find(({ of }) => of === formula.name)
    const shown = result
      ? `Shown as “${inTemplate(result.label)}”, rounded to ${decimalsInWords(result.decimals)}.`
      : 'Not shown by itself; its exact value goes into the formulas after it.'
    return formulaItem(formula, words, '', shown)
  })
  return [...inRows, ...own]
}

function formulaItem(
  { name, ast, table, unit, accepts, errorMessage, from }: CompiledFormula,
  words: ReadonlyMap<string, string>,
  prefix: string,
  shown: string,
): SheetItem {
  const said = errorMessage === undefined ? '.' : `: “${errorMessage}”.`
  const must = isUnlimited(accepts)
    ? errorMessage !== undefined && 'have a value'
    : `come out as ${rangeInWords(accepts)}`
  const limits = must ? [`Must ${must}, or the input is invalid${said}`] : []
  const origin = from === undefined ? [] : [`Taken from the ${from}, with the names of this one.`]
  const lines = [`Unit: ${unitInWords(unit)}. ${shown}`, ...limits, ...origin]
  if (table) {
    const keys = table.keys.map((key) => wordsFor(key, words.get(key.name) ?? key.name))
    return {
      term: `${start(words.get(name) ?? name)}, in a table by ${keys.join(' and ')}`,
      code: `${prefix}${name}`,
      lines: [...lines, ...tableLines(table, keys, unit)],
    }
  }
  return {
    term: `${start(words.get(name) ?? name)} = ${inWords(ast, (mentioned) => words.get(mentioned) ?? mentioned)}`,
    code: `${prefix}${name} = ${printFormula(ast)}`,
    lines,
  }
}

/** A table line by line, what is between its lines, and where it comes from. */
function tableLines(table: CompiledTable, [down = '', other]: string[], unit: string): string[] {
  const [first, second] = table.keys
  const said = (key: CompiledTable['keys'][number] | undefined) =>
    key?.options ?? key?.lines.map((line) => withUnit(line, key.unit)) ?? []
  const across = said(second)
  const rows = said(first).map((line, index) => {
    const figures = (table.figures[index] ?? []).map((figure, place) => {
      const at = across[place]
      return (at === undefined ? '' : `${at} `) + withUnit(figure, unit)
    })
    return `${line}: ${figures.join(', ')}`
  })
  const between =
    table.between === 'up'
      ? 'Between two lines of a number the next one up counts.'
      : 'Between two lines of a number a straight line runs.'
  const hasNumber = table.keys.some(({ options }) => !options)
  return [
    `By ${down}${other === undefined ? '' : `, and for each by ${other}`}:`,
    ...rows,
    ...(hasNumber ? [between] : []),
    originInWords(table),
  ]
}

/** What the page warns of, and when. */
export function warningItems(calculator: Calculator): SheetItem[] {
  const words = wordsOf(calculator)
  return calculator.warnings.map(({ when, text }) => ({
    term: inTemplate(text),
    lines: [`Shown beside the results while ${words.get(when) ?? when} (${when}) is above zero.`],
  }))
}
