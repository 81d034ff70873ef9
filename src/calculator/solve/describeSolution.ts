import { figureWithUnit, unitFor } from '#language/grammar.ts'
import * as messages from '#messages/solve.ts'
import { type Bill, hasCentsIn } from '../../../schemas/bill/bill.ts'
import { inList, nameInSentence } from '../../../schemas/bill/billPhrases.ts'
import { formatMoney, hasCents } from '../../../schemas/bill/money.ts'
import { packsInFigures } from '../../../schemas/bill/packs.ts'
import { costOfAll, type Limit, type Solution, type Stock } from '../../../schemas/bill/solve.ts'
import type { FieldOf } from '../../../schemas/definition/calculator.ts'
import type { FormValues } from '../../../schemas/estimate/formValues.ts'
import { parseMeasurement } from '../../../schemas/estimate/measurementInput.ts'
import { formatExact } from '../../../schemas/formula/number.ts'
import { say } from '../../../schemas/messages/message.ts'

/** A field that was worked out, and the texts in the form. */
interface Asked {
  name: string
  definition: FieldOf<'number'>
  texts: FormValues
  stock: Stock
}

/** The answer in words: the value, what runs out first, and what is left of the rest; or why there is no value. */
export function describeSolution(solution: Solution, asked: Asked): string {
  const field = asked.definition.label
  if (solution.state === 'nothing') return say(messages.notEnough, { field })
  if (solution.state === 'unlimited') return say(messages.noLimit, { field })
  const { bill, limits, texts } = solution
  const value = valueInWords(asked, texts)
  const rest = inList(restOf(bill, asked.stock, limits))
  if (limits.length === 0) return say(messages.most, { field, value, rest })
  const named = inList(limits.map((limit) => limitName(limit, bill)))
  return rest === ''
    ? say(messages.found, { field, value, limits: named })
    : say(messages.foundWithRest, { field, value, limits: named, rest })
}

/** '266.66 m²', '12 ft 3.25 in'. */
function valueInWords({ name, definition, texts }: Asked, found: FormValues): string {
  const text = found[name] ?? ''
  const measured = parseMeasurement(definition.unit, {
    text,
    unit: texts[`${name}.unit`],
    inches: found[`${name}.inches`],
  })
  return measured?.asEntered ?? figureWithUnit(text, unitFor(definition.unit, text)).trim()
}

function limitName(limit: Limit, { lines }: Bill): string {
  const line = limit !== 'budget' && lines.find(({ key }) => key === limit.line)
  return line ? nameInSentence(line) : messages.money
}

/** The rest of all that does not run out first: 'sand (2 tonnes)', 'KSh 400'. */
function restOf(bill: Bill, { packs, budget }: Stock, limits: readonly Limit[]): string[] {
  const out = new Set(limits.map((limit) => (limit === 'budget' ? limit : limit.line)))
  const ofLines = bill.lines.flatMap((line) => {
    const has = packs.get(line.key)
    if (!has || out.has(line.key)) return []
    const rest = has.sub(line.packCount)
    const amount = packsInFigures(formatExact(rest), rest, line.countedPack)
    return [say(messages.left, { name: nameInSentence(line), amount })]
  })
  const cost = costOfAll(bill)
  if (!budget || !cost) return ofLines
  const rest = budget.sub(cost)
  if (rest.equals(0)) return ofLines
  return [...ofLines, formatMoney({ amount: rest, cents: hasCentsIn(bill) || hasCents(rest) })]
}
