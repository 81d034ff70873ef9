import { packNoun } from '#language/grammar.ts'
import * as review from '#language/review.ts'
import { amountsOf } from '../bill/amounts.ts'
import { type BillLine, billOf } from '../bill/bill.ts'
import { askedFor } from '../bill/billPhrases.ts'
import { chosenPack } from '../bill/packs.ts'
import { billSteps } from '../bill/steps.ts'
import type { Calculator } from '../definition/compiled.ts'
import { optionLabel } from '../definition/interpolation.ts'
import { amountInWords, labelsForUse } from '../definition/labels.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { printFormula } from '../formula/print.ts'
import { rangeInWords } from '../formula/range.ts'
import { capitalised, say } from '../messages/message.ts'
import { packsInWords } from './packsInWords.ts'
import { inTemplate, originInWords, type SheetItem, unitInWords, withUnit } from './sheetWords.ts'

/** How much of each material a calculator needs, how that is worked out, and how it is sold. */
export function materialItems(
  calculator: Calculator,
  { materials }: Pick<Calculator, 'materials'>,
): SheetItem[] {
  return materials.map((use) => {
    const { material, by, ast, pieces, lengthAst, variant, where, note, from, stage } = use
    const forEach = by ? `${by.repeat}.${by.choice}` : use.forEach
    const labels = labelsForUse(calculator, use)
    const limits = Object.entries(where).map(([name, accepted]) => {
      const limit = { words: labels.get(name) ?? name, range: rangeInWords(accepted) }
      return note === undefined
        ? say(review.materials.where, limit)
        : say(review.materials.whereSaying, { ...limit, note })
    })
    const { weight } = material
    const figure = weight && withUnit(weight.value, weight.unit)
    const weighs = figure
      ? [[say(review.materials.weighs, { figure }), originInWords(weight)].join(' ')]
      : []
    const apart =
      variant === undefined ? [] : [say(review.materials.apart, { variant: inTemplate(variant) })]
    const formula = `${material.id} = ${printFormula(ast)}`
    const packs = packsInWords(material, lengthAst !== undefined)
    return {
      term: `${capitalised(material.name)} = ${amountInWords(calculator, use)}`,
      code:
        forEach === undefined
          ? formula
          : say(review.materials.forEach, { formula, repeat: forEach }),
      lines: [
        material.kind === 'labour'
          ? say(review.materials.labour, { packs })
          : say(review.materials.bought, { unit: unitInWords(material.unit), packs }),
        ...(pieces
          ? [say(review.materials.pieces, { length: material.packs[0].stockLength ?? '' })]
          : []),
        ...(lengthAst
          ? [
              say(review.materials.length, {
                words: amountInWords(calculator, { ...use, ast: lengthAst }),
              }),
            ]
          : []),
        ...limits,
        ...apart,
        ...packsAtFirst(calculator, use),
        ...weighs,
        originInWords(material),
        ...(stage === undefined ? [] : [say(review.estimates.stage, { stage })]),
        ...(from === undefined ? [] : [say(review.formulas.from, { title: from })]),
      ],
    }
  })
}

type Use = Calculator['materials'][number]

/** Which pack is chosen at first, where an option decides that. */
function packsAtFirst(calculator: Calculator, { material, packs = {}, ...use }: Use): string[] {
  if (use.packAtFirst !== undefined) {
    const { other } = packNoun(chosenPack({ material }, use.packAtFirst))
    return [say(review.materials.soldAtFirst, { packs: other })]
  }
  const rows = calculator.fields[use.forEach ?? use.by?.repeat ?? '']
  const inRow = rows?.kind === 'repeat' ? rows.fields : {}
  return Object.entries(packs).flatMap(([choice, ofOptions]) => {
    const field = inRow[choice] ?? calculator.fields[choice]
    if (field?.kind !== 'choice') return []
    return Object.entries(ofOptions).map(([option, id]) =>
      say(review.materials.packAtFirst, {
        option: optionLabel(field, option),
        packs: packNoun(chosenPack({ material }, id)).other,
      }),
    )
  })
}

/** '24 bars of steel of 12 m, 8 mm': which of several, where a material comes in several. */
const askedForByName = (line: BillLine) =>
  [askedFor(line), line.variant].filter((part) => part !== undefined).join(', ')

/** The materials of an example, in the first pack of each, and if wished their working. */
export function toBuy(calculator: Calculator, estimate: Estimate, isWorkedOut: boolean): string[] {
  const { amounts, notes } = amountsOf(calculator, estimate)
  const { lines } = billOf(amounts, () => ({}))
  const asked = lines.map(askedForByName).join('; ')
  return [
    ...(lines.length > 0 ? [say(review.examples.toBuy, { lines: asked })] : []),
    ...notes,
    ...(isWorkedOut ? billSteps(calculator, estimate, lines).map((step) => step.visual) : []),
  ]
}
