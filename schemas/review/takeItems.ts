import type { Calculator } from '../definition/compiled.ts'
import { amountsOf } from '../estimate/amounts.ts'
import { askedFor, billOf } from '../estimate/bill.ts'
import { buyingSteps, packsInWords } from '../estimate/buying.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { wordsOf } from '../estimate/words.ts'
import { inWords } from '../formula/explain.ts'
import { rangeInWords } from '../formula/range.ts'
import {
  inTemplate,
  originInWords,
  type SheetItem,
  start,
  unitInWords,
  withUnit,
} from './sheetWords.ts'

/** What a calculator takes of each material, how that is worked out, and how it is sold. */
export function takeItems(calculator: Calculator): SheetItem[] {
  const words = wordsOf(calculator)
  return calculator.takes.map(({ material, is, tree, variant, where, otherwise }) => {
    const limits = Object.entries(where).map(
      ([name, range]) =>
        `Only where ${words.get(name) ?? name} is ${rangeInWords(range)}${otherwise === undefined ? '.' : `; elsewhere the page says: “${otherwise}”`}`,
    )
    const { weighs } = material
    const weight = weighs
      ? [`Weighs ${withUnit(weighs.value, weighs.unit)}. ${originInWords(weighs)}`]
      : []
    const apart = variant === undefined ? [] : [`Kept apart by “${inTemplate(variant)}”.`]
    return {
      term: `${start(material.name)} = ${inWords(tree, (mentioned) => words.get(mentioned) ?? mentioned)}`,
      code: `${material.id} = ${is}`,
      lines: [
        `Taken in ${unitInWords(material.unit)}, exactly; rounded up once to what is sold: ${packsInWords(material)}.`,
        ...limits,
        ...apart,
        ...weight,
        originInWords(material),
      ],
    }
  })
}

/** What an example takes, in the packs that stand first, and how that comes about. */
export function toBuy(calculator: Calculator, estimate: Estimate): string[] {
  const { amounts, notes } = amountsOf(calculator, estimate)
  const { lines } = billOf(amounts, () => ({}))
  return [
    ...(lines.length > 0 ? [`To buy: ${lines.map(askedFor).join('; ')}.`] : []),
    ...notes,
    ...buyingSteps(calculator, estimate, lines).map((step) => step.written),
  ]
}
