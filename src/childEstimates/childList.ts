import { amountsOf } from '../../schemas/bill/amounts.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeChildEstimates } from '../../schemas/estimate/childEstimates.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FieldError } from '../../schemas/estimate/inputs.ts'
import { fetchCalculators } from '../list/calculators.ts'
import type { Calculators, Evaluations } from '../list/evaluateList.ts'
import type { JobList } from '../state/jobList.ts'

/** The estimates that a calculator makes of others, as a list has them. */
export interface MadeList {
  list: JobList
  evaluations: Evaluations
  /** The stages of the work in their order, each with the ids of its estimates. */
  stages: ReadonlyMap<string, readonly string[]>
}

/** A result is drawn more often than it is computed. */
const cache = new WeakMap<Estimate, MadeList | FieldError>()

/** The slugs of the calculators that one makes estimates of. */
export function madeSlugs({ estimates }: Calculator): string[] {
  return [...new Set(estimates.map(({ of }) => of))]
}

/**
 * The list of the estimates that a calculator makes of its own.
 *
 * @param calculators has all of `madeSlugs`.
 * @returns an error where one of those calculators does not accept what it is given.
 */
export function madeListOf(
  calculator: Calculator,
  estimate: Estimate,
  calculators: Calculators,
): MadeList | FieldError {
  const cached = cache.get(estimate)
  if (cached) return cached
  const made = computeChildEstimates(calculator, estimate, (slug) => {
    const other = calculators.get(slug)
    if (!other) throw new Error(`${slug} is not here yet`)
    return other
  })
  const list = 'path' in made ? made : listOf(calculator, made)
  cache.set(estimate, list)
  return list
}

function listOf(
  { slug: madeBy }: Calculator,
  made: Exclude<ReturnType<typeof computeChildEstimates>, FieldError>,
): MadeList {
  const stages = new Map<string, string[]>()
  const estimates = made.map(({ name, stage, calculator: { slug }, estimate }, index) => {
    const id = `${index + 1}`
    stages.set(stage, [...(stages.get(stage) ?? []), id])
    return { id, slug, name, values: estimate.formValues, madeBy }
  })
  const evaluations = made.map(({ calculator, estimate }, index) => {
    const materials = amountsOf(calculator, estimate)
    return [`${index + 1}`, { state: 'ready', estimate, materials }] as const
  })
  return { list: { title: '', note: '', estimates }, evaluations: new Map(evaluations), stages }
}

/** Why an estimate that a calculator makes is not accepted, and at which of its inputs. */
export async function refusedEstimate(
  calculator: Calculator,
  estimate: Estimate,
): Promise<FieldError | undefined> {
  const calculators = await fetchCalculators(madeSlugs(calculator))
  if (!calculators) return undefined
  const made = madeListOf(calculator, estimate, calculators)
  return 'path' in made ? made : undefined
}
