import * as messages from '#messages/listProblems.ts'
import { amountKey } from '../../schemas/bill/amounts.ts'
import { billLine } from '../../schemas/bill/bill.ts'
import { billFormValues } from '../../schemas/bill/billFormValues.ts'
import { isShopText, lineFormValues } from '../../schemas/bill/inputNames.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { say } from '../../schemas/messages/message.ts'
import { type ParsedList, quoted } from '../permalink/listText.ts'
import { aggregateMaterials } from './aggregateMaterials.ts'
import { evaluateList } from './evaluateList.ts'

/**
 * Keeps the estimates that their calculators accept, and the packs and prices that the list's bill would
 * write. It adds a problem for each part that it leaves out.
 *
 * @param calculators those of the list that the site has.
 */
export function validateList(
  parsed: ParsedList,
  calculators: ReadonlyMap<string, Calculator>,
): ParsedList {
  const problems = [...parsed.problems]
  const evaluations = evaluateList(parsed.list, calculators)
  const estimates = parsed.list.estimates.filter(({ id, slug, name }, index) => {
    const evaluation = evaluations.get(id)
    if (evaluation?.state === 'ready') return true
    const estimate =
      name.trim() === '' ? say(messages.numbered, { number: index + 1 }) : quoted(name)
    problems.push(
      evaluation
        ? say(messages.refused, { estimate, problem: evaluation.problem })
        : say(messages.unknownCalculator, { estimate, slug: quoted(slug) }),
    )
    return false
  })
  const { amounts, labour } = aggregateMaterials(evaluations)
  const billTexts = billFormValues(
    [...amounts, ...labour].map((amount) =>
      billLine(amount, lineFormValues(parsed.buying, amountKey(amount))),
    ),
  )
  const buying = Object.entries(parsed.buying).filter(([name, text]) => {
    // Read once whoever opens the list is asked about them.
    if (isShopText(name)) return true
    const isInBill = Object.hasOwn(billTexts, name) && billTexts[name] === text.trim()
    if (!isInBill)
      problems.push(say(messages.notInBill, { name: quoted(name), text: quoted(text) }))
    return isInBill
  })
  return {
    list: { ...parsed.list, estimates },
    buying: Object.fromEntries(buying),
    problems,
  }
}
