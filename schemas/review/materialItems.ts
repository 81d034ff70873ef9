import { amountsOf } from '../bill/amounts.ts'
import { askedFor, type BillLine, billOf } from '../bill/bill.ts'
import { packsInWords } from '../bill/packs.ts'
import { billSteps } from '../bill/steps.ts'
import type { Calculator, CalculatorGuide } from '../definition/compiled.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { amountInWords, wordsForUse } from '../estimate/words.ts'
import { printFormula } from '../formula/print.ts'
import { rangeInWords } from '../formula/range.ts'
import {
  inTemplate,
  originInWords,
  type SheetItem,
  start,
  unitInWords,
  withUnit,
} from './sheetWords.ts'

/** How much of each material a calculator needs, how that is worked out, and how it is sold. */
export function materialItems(
  calculator: Calculator,
  { materials }: Pick<CalculatorGuide, 'materials'>,
): SheetItem[] {
  return materials.map((use) => {
    const { material, forEach, ast, variant, where, note } = use
    const words = wordsForUse(calculator, use)
    const limits = Object.entries(where).map(
      ([name, range]) =>
        `Only where ${words.get(name) ?? name} is ${rangeInWords(range)}${note === undefined ? '.' : `; elsewhere the page says: “${note}”`}`,
    )
    const { weight } = material
    const weighs = weight
      ? [`Weighs ${withUnit(weight.value, weight.unit)}. ${originInWords(weight)}`]
      : []
    const apart = variant === undefined ? [] : [`Kept apart by “${inTemplate(variant)}”.`]
    return {
      term: `${start(material.name)} = ${amountInWords(calculator, use)}`,
      code: `${material.id} = ${printFormula(ast)}${forEach === undefined ? '' : ` for each of ${forEach}`}`,
      lines: [
        material.kind === 'labour'
          ? `Labour: ${packsInWords(material)}.`
          : `Taken in ${unitInWords(material.unit)}, exactly; rounded up once to what is sold: ${packsInWords(material)}.`,
        ...limits,
        ...apart,
        ...weighs,
        originInWords(material),
      ],
    }
  })
}

/** '24 bars of steel of 12 m, 8 mm': which of several, where a material comes in several. */
const askedForByName = (line: BillLine) =>
  [askedFor(line), line.variant].filter((part) => part !== undefined).join(', ')

/** What an example needs, in the first pack of each material, and if wished how that comes about. */
export function toBuy(calculator: Calculator, estimate: Estimate, isWorkedOut: boolean): string[] {
  const { amounts, notes } = amountsOf(calculator, estimate)
  const { lines } = billOf(amounts, () => ({}))
  return [
    ...(lines.length > 0 ? [`To buy: ${lines.map(askedForByName).join('; ')}.`] : []),
    ...notes,
    ...(isWorkedOut ? billSteps(calculator, estimate, lines).map((step) => step.visual) : []),
  ]
}
