import type { Calculator } from '../definition/compiled.ts'
import { rowWordsOf, wordsOf } from '../estimate/words.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { decimalsInWords, inWords } from '../formula/explain.ts'
import { printFormula } from '../formula/print.ts'
import { isUnlimited, rangeInWords } from '../formula/range.ts'
import { inTemplate, type SheetItem, start, unitInWords } from './sheetWords.ts'

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
  { name, is, ast, unit, accepts, errorMessage, from }: CompiledFormula,
  words: ReadonlyMap<string, string>,
  prefix: string,
  shown: string,
): SheetItem {
  const said = errorMessage === undefined ? '.' : `: “${errorMessage}”.`
  const must = isUnlimited(accepts)
    ? errorMessage !== undefined && 'have a value'
    : `come out as ${rangeInWords(accepts)}`
  const limits = must ? [`Must ${must}, or the input is invalid${said}`] : []
  // As it is computed here: the text of a used formula has the names of its own calculator.
  const text = from === undefined ? is : printFormula(ast)
  const origin = from === undefined ? [] : [`Taken from the ${from}, with the names of this one.`]
  return {
    term: `${start(words.get(name) ?? name)} = ${inWords(ast, (mentioned) => words.get(mentioned) ?? mentioned)}`,
    code: `${prefix}${name} = ${text}`,
    lines: [`Unit: ${unitInWords(unit)}. ${shown}`, ...limits, ...origin],
  }
}
