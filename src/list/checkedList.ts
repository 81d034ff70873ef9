import type { Calculator, Field } from '../../schemas/definition/compiled.ts'
import { amountKey, amountsOf, type Taken } from '../../schemas/estimate/amounts.ts'
import { billLine } from '../../schemas/estimate/bill.ts'
import { lineTexts } from '../../schemas/estimate/billNames.ts'
import { billTexts } from '../../schemas/estimate/billTexts.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { rowCount, type Texts } from '../../schemas/estimate/texts.ts'
import type { JobList, ListedEstimate } from './jobList.ts'
import { type ParsedList, quoted } from './listText.ts'
import { mergeTaken } from './merged.ts'

/** Calculators by their addresses. */
export type Calculators = ReadonlyMap<string, Calculator>

/** What an estimate's texts come to: the estimate, or why they are not accepted. */
export type Recalled =
  | { state: 'ready'; estimate: Estimate; taken: Taken }
  | { state: 'refused'; problem: string }

/**
 * Computes an estimate from the texts that a list keeps. They must be what the calculator's own page
 * would write, as a link's must; but what a definition has gained since then takes its default.
 * No text makes it throw.
 */
export function recall(calculator: Calculator, texts: Texts): Recalled {
  const known = recalled.get(texts)
  if (known?.calculator === calculator) return known.outcome
  const outcome = computed(calculator, texts)
  recalled.set(texts, { calculator, outcome })
  return outcome
}

/** A change of one estimate computes that one alone. */
const recalled = new WeakMap<Texts, { calculator: Calculator; outcome: Recalled }>()

function computed(calculator: Calculator, texts: Texts): Recalled {
  const outcome = computeEstimate(calculator, completed(calculator.fields, texts))
  if (outcome.state === 'invalid') return refused(outcome.refusals[0].message)
  const { estimate } = outcome
  const strange = Object.keys(texts).find((name) => !Object.hasOwn(estimate.texts, name))
  if (strange !== undefined) return refused(`${quoted(strange)} is no field of it`)
  const other = Object.entries(texts).find(([name, text]) => estimate.texts[name] !== text.trim())
  // A default stood in for something: whoever wrote this did not see that.
  if (other) return refused(`${quoted(other[1])} is not what ${quoted(other[0])} takes`)
  return { state: 'ready', estimate, taken: amountsOf(calculator, estimate) }
}

function refused(problem: string): Recalled {
  return { state: 'refused', problem }
}

/** The texts with the defaults of fields that they do not name; what is optional stays away. */
function completed(fields: Readonly<Record<string, Field>>, texts: Texts): Texts {
  const defaults: Record<string, string> = {}
  const add = (prefix: string, name: string, field: Exclude<Field, { kind: 'group' }>) => {
    if (field.kind === 'number' && field.optional) return
    if (field.default !== undefined) defaults[prefix + name] = field.default
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'group') {
      add('', name, field)
      continue
    }
    for (let row = 0; row < rowCount(name, texts); row += 1) {
      for (const [inner, own] of Object.entries(field.fields)) add(`${name}.${row}.`, inner, own)
    }
  }
  return { ...defaults, ...texts }
}

/** What each estimate of a list comes to; undefined where its calculator is not at hand. */
export function recallAll(
  estimates: readonly ListedEstimate[],
  calculators: Calculators,
): (Recalled | undefined)[] {
  return estimates.map(({ address, texts }) => {
    const calculator = calculators.get(address)
    return calculator && recall(calculator, texts)
  })
}

/** What the estimates of a list take together, of those that are accepted. */
export function takenBy(recalled: readonly (Recalled | undefined)[]) {
  return mergeTaken(recalled.map((one) => (one?.state === 'ready' ? one.taken : undefined)))
}

/**
 * Keeps of a list from outside what its calculators accept and its bill would write, and adds a
 * sentence for each thing that was left out.
 *
 * @param calculators those that the site has of the ones that the list names.
 */
export function checkedList({ list, problems }: ParsedList, calculators: Calculators): ParsedList {
  const found = [...problems]
  const estimates = list.estimates.filter(({ address, name, texts }, index) => {
    const called = name.trim() === '' ? `Estimate ${index + 1}` : quoted(name)
    const calculator = calculators.get(address)
    if (!calculator) found.push(`${called}: there is no calculator ${quoted(address)}.`)
    const recalled = calculator && recall(calculator, texts)
    if (recalled?.state === 'refused') found.push(`${called}: ${recalled.problem}.`)
    return recalled?.state === 'ready'
  })
  const { amounts } = takenBy(recallAll(estimates, calculators))
  const own = billTexts(
    amounts.map((amount) => billLine(amount, lineTexts(list.buying, amountKey(amount)))),
  )
  const buying = Object.entries(list.buying).filter(([name, text]) => {
    const isOwn = Object.hasOwn(own, name) && own[name] === text.trim()
    if (!isOwn) found.push(`${quoted(name)}: ${quoted(text)} says nothing of this bill.`)
    return isOwn
  })
  return { list: { ...list, estimates, buying: Object.fromEntries(buying) }, problems: found }
}

/** What an estimate is called: by its own name, or its calculator's where it has none. */
export function calledIn({ estimates }: JobList, place: number, calculators: Calculators): string {
  const { name = '', address = '' } = estimates[place] ?? {}
  return name.trim() || (calculators.get(address)?.title.menu ?? address)
}
