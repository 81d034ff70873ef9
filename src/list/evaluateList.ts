import * as listMessages from '#messages/list.ts'
import * as messages from '#messages/listProblems.ts'
import { amountsOf, type MaterialAmounts } from '../../schemas/bill/amounts.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { withDefaults } from '../../schemas/estimate/withDefaults.ts'
import { say } from '../../schemas/messages/message.ts'
import { quoted } from '../permalink/listText.ts'
import type { JobList } from '../state/jobList.ts'

/** The outcome of an item's values: the estimate, or why its calculator does not accept them. */
export type Evaluation =
  | { state: 'ready'; estimate: Estimate; materials: MaterialAmounts }
  | { state: 'invalid'; problem: string }

/** Evaluations by the ids of their estimates, in the list's order. */
export type Evaluations = ReadonlyMap<string, Evaluation>

/** The evaluations so far: after a change of one item, only that item is computed again. */
const cache = new WeakMap<FormValues, { calculator: Calculator; evaluation: Evaluation }>()

/**
 * Computes an item of a list from its values. It accepts only values that the calculator's own page would
 * write, as a link does; a field that the definition gained since then has its default. It never throws.
 */
export function evaluateItem(calculator: Calculator, values: FormValues): Evaluation {
  const cached = cache.get(values)
  if (cached?.calculator === calculator) return cached.evaluation
  const evaluation = evaluate(calculator, values)
  cache.set(values, { calculator, evaluation })
  return evaluation
}

function evaluate(calculator: Calculator, values: FormValues): Evaluation {
  const outcome = computeEstimate(calculator, withDefaults(calculator.fields, values))
  if (outcome.state === 'invalid') return invalid(outcome.fieldErrors[0].message)
  const { estimate } = outcome
  const strange = Object.keys(values).find((name) => !Object.hasOwn(estimate.formValues, name))
  if (strange !== undefined) return invalid(say(messages.strangeField, { name: quoted(strange) }))
  const other = Object.entries(values).find(
    ([name, text]) => estimate.formValues[name] !== text.trim(),
  )
  // The default replaced a text. The person who wrote the list did not see that.
  if (other) {
    const [name, text] = other
    return invalid(say(messages.strangeText, { name: quoted(name), text: quoted(text) }))
  }
  return { state: 'ready', estimate, materials: amountsOf(calculator, estimate) }
}

function invalid(problem: string): Evaluation {
  return { state: 'invalid', problem }
}

/** Computes the items of a list. An item whose calculator is not loaded has no evaluation. */
export function evaluateList(
  { estimates }: JobList,
  calculators: ReadonlyMap<string, Calculator>,
): Evaluations {
  return new Map(
    estimates.flatMap(({ id, slug, values }): [string, Evaluation][] => {
      const calculator = calculators.get(slug)
      return calculator ? [[id, evaluateItem(calculator, values)]] : []
    }),
  )
}

/** The name of an estimate of a list: its own, or its calculator's where it has none; of what is no estimate, the id. */
export function nameOf(
  { estimates }: JobList,
  id: string,
  calculators: ReadonlyMap<string, Calculator>,
): string {
  const { name = id, slug = '' } = estimates.find((estimate) => estimate.id === id) ?? {}
  return name.trim() || (calculators.get(slug)?.title.menu ?? slug)
}

/**
 * Names the estimates that the bill leaves out, because their calculator no longer accepts them or no
 * longer exists.
 */
export function notCounted(
  list: JobList,
  evaluations: Evaluations,
  calculators: ReadonlyMap<string, Calculator>,
): string[] {
  return list.estimates.flatMap(({ id }) => {
    const evaluation = evaluations.get(id)
    if (evaluation?.state === 'ready') return []
    const name = nameOf(list, id, calculators)
    return evaluation
      ? say(listMessages.notCounted, { name, problem: evaluation.problem })
      : say(listMessages.notCountedUnknown, { name })
  })
}
