import { amountKey } from '../../schemas/bill/amounts.ts'
import { billLine } from '../../schemas/bill/bill.ts'
import { billFormValues } from '../../schemas/bill/formValues.ts'
import { lineFormValues } from '../../schemas/bill/inputNames.ts'
import { aggregateMaterials } from './aggregateMaterials.ts'
import { type Calculators, evaluateList } from './evaluateList.ts'
import { type ParsedList, quoted } from './listText.ts'

/**
 * Keeps of a list from outside what its calculators accept and its bill would write, and adds a
 * problem for each thing that was left out.
 *
 * @param calculators those that the site has of the ones that the list names.
 */
export function validateList(parsed: ParsedList, calculators: Calculators): ParsedList {
  const problems = [...parsed.problems]
  const evaluations = evaluateList(parsed.list, calculators)
  const estimates = parsed.list.estimates.filter(({ id, slug, name }, index) => {
    const evaluation = evaluations.get(id)
    if (evaluation?.state === 'ready') return true
    const problem = evaluation?.problem ?? `there is no calculator ${quoted(slug)}`
    problems.push(`${name.trim() === '' ? `Estimate ${index + 1}` : quoted(name)}: ${problem}.`)
    return false
  })
  const { amounts, labour } = aggregateMaterials(evaluations)
  const own = billFormValues(
    [...amounts, ...labour].map((amount) =>
      billLine(amount, lineFormValues(parsed.buying, amountKey(amount))),
    ),
  )
  const buying = Object.entries(parsed.buying).filter(([name, text]) => {
    const isOwn = Object.hasOwn(own, name) && own[name] === text.trim()
    if (!isOwn) problems.push(`${quoted(name)}: ${quoted(text)} is not part of this bill.`)
    return isOwn
  })
  return {
    list: { ...parsed.list, estimates },
    buying: Object.fromEntries(buying),
    problems,
  }
}
