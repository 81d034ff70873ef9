import { amountsOf } from '../../schemas/bill/amounts.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeChildEstimates } from '../../schemas/estimate/childEstimates.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FieldError } from '../../schemas/estimate/inputs.ts'
import { type AggregatedMaterials, aggregateMaterials } from '../list/aggregateMaterials.ts'
import { fetchCalculators } from '../list/calculators.ts'
import type { Calculators, Evaluations } from '../list/evaluateList.ts'
import type { JobList, ListedEstimate } from '../state/jobList.ts'

/** The estimates that a calculator makes of others, as a list has them. */
export interface ChildList {
  list: JobList
  evaluations: Evaluations
  /** The stages of the work in their order, each with the ids of its estimates. */
  stages: ReadonlyMap<string, readonly string[]>
}

/** A result is drawn more often than it is computed. */
const cache = new WeakMap<Estimate, ChildList | FieldError>()

const materials = new WeakMap<ChildList, AggregatedMaterials>()

/** The materials of all its estimates together, added up once. */
export function materialsOf(childList: ChildList): AggregatedMaterials {
  const known = materials.get(childList) ?? aggregateMaterials(childList.evaluations)
  materials.set(childList, known)
  return known
}

/** The slugs of the calculators that one makes estimates of. */
export function childSlugs({ estimates }: Calculator): string[] {
  return [...new Set(estimates.map(({ of }) => of))]
}

/**
 * The list of the estimates that a calculator makes of its own.
 *
 * @param calculators has all of `childSlugs`.
 * @returns an error where one of those calculators does not accept what it is given.
 */
export function childListOf(
  calculator: Calculator,
  estimate: Estimate,
  calculators: Calculators,
): ChildList | FieldError {
  const cached = cache.get(estimate)
  if (cached) return cached
  const children = computeChildEstimates(calculator, estimate, (slug) => {
    const other = calculators.get(slug)
    if (!other) throw new Error(`${slug} is not here yet`)
    return other
  })
  const list = 'path' in children ? children : listOf(calculator, children)
  cache.set(estimate, list)
  return list
}

function listOf(
  { slug: parentSlug }: Calculator,
  children: Exclude<ReturnType<typeof computeChildEstimates>, FieldError>,
): ChildList {
  const stages = new Map<string, string[]>()
  const estimates = children.map((child, index): ListedEstimate => {
    const { name, stage, estimate } = child
    const { slug } = child.calculator
    const id = `${index + 1}`
    stages.set(stage, [...(stages.get(stage) ?? []), id])
    return { id, slug, name, values: estimate.formValues, parentSlug }
  })
  const evaluations = children.map(({ calculator, estimate }, index) => {
    const materials = amountsOf(calculator, estimate)
    return [`${index + 1}`, { state: 'ready', estimate, materials }] as const
  })
  return { list: { title: '', note: '', estimates }, evaluations: new Map(evaluations), stages }
}

/**
 * The error of an estimate that a calculator makes and that is not accepted, at one of its own inputs.
 *
 * @param onLoss and errors: as in `fetchCalculators`.
 */
export async function childError(
  calculator: Calculator,
  estimate: Estimate,
  onLoss: () => void,
): Promise<FieldError | undefined> {
  const calculators = await fetchCalculators(childSlugs(calculator), onLoss)
  const children = childListOf(calculator, estimate, calculators)
  return 'path' in children ? children : undefined
}
