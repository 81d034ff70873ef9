import { amountsOf, type MaterialAmounts } from '../../schemas/bill/amounts.ts'
import { isPricedField } from '../../schemas/definition/billFields.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { type ChildEstimate, childEstimatesOf } from '../../schemas/estimate/childEstimates.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FieldError } from '../../schemas/estimate/inputs.ts'
import { type AggregatedMaterials, aggregateMaterials } from '../list/aggregateMaterials.ts'
import { fetchCalculators } from '../list/calculators.ts'
import type { Evaluation, Evaluations } from '../list/evaluateList.ts'
import type { JobList, ListedEstimate } from '../state/jobList.ts'

/** The estimates that a calculator makes of others, as a list has them. */
export interface ChildList {
  list: JobList
  evaluations: Evaluations
  /** The stages of the work in their order, each with the ids of its estimates, and of its own materials. */
  stages: ReadonlyMap<string, readonly string[]>
}

/** A result is drawn more often than it is computed. */
const cache = new WeakMap<Estimate, ChildList | FieldError>()
/** A price changes no estimate: those of the last inputs are still right. */
let last: { calculator: Calculator; inputs: string; list: ChildList | FieldError } | undefined

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

/** The list of an estimate, or of another with the same inputs, if it was computed before. */
export function knownChildList(
  calculator: Calculator,
  estimate: Estimate,
): ChildList | FieldError | undefined {
  const cached = cache.get(estimate)
  if (cached) return cached
  if (last?.calculator !== calculator || last.inputs !== inputsOf(calculator, estimate)) return
  cache.set(estimate, last.list)
  return last.list
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
  calculators: ReadonlyMap<string, Calculator>,
): ChildList | FieldError {
  const steps = listInSteps(calculator, estimate, calculators)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same, estimate by estimate. */
function* listInSteps(
  calculator: Calculator,
  estimate: Estimate,
  calculators: ReadonlyMap<string, Calculator>,
): Generator<undefined, ChildList | FieldError> {
  const known = knownChildList(calculator, estimate)
  if (known) return known
  const find = (slug: string) => {
    const other = calculators.get(slug)
    if (!other) throw new Error(`${slug} is not here yet`)
    return other
  }
  const children: EvaluatedChild[] = []
  let list: ChildList | FieldError | undefined
  for (const child of childEstimatesOf(calculator, estimate, find)) {
    if ('path' in child) list = child
    else children.push({ ...child, materials: amountsOf(child.calculator, child.estimate) })
    yield
  }
  list ??= listOf(calculator, estimate, children)
  cache.set(estimate, list)
  last = { calculator, inputs: inputsOf(calculator, estimate), list }
  return list
}

interface EvaluatedChild extends ChildEstimate {
  materials: MaterialAmounts
}

/** The inputs that estimates are made of, as one text. */
function inputsOf({ slug, fields }: Calculator, { formValues }: Estimate): string {
  const asked = Object.entries(formValues).filter(([name]) => !isPricedField(fields[name]))
  return JSON.stringify([slug, asked])
}

function listOf(
  calculator: Calculator,
  parent: Estimate,
  children: readonly EvaluatedChild[],
): ChildList {
  const { slug: parentSlug, materials } = calculator
  const stages = new Map<string, string[]>()
  const estimates = children.map((child, index): ListedEstimate => {
    const { name, stage, estimate } = child
    const { slug } = child.calculator
    const id = `${index + 1}`
    stages.set(stage, [...(stages.get(stage) ?? []), id])
    return { id, slug, name, values: estimate.formValues, parentSlug }
  })
  const evaluations = children.map(
    ({ estimate, materials }, index) =>
      [`${index + 1}`, { state: 'ready', estimate, materials }] as const,
  )
  const own = [...new Set(materials.map(({ stage = '' }) => stage))].map((stage) => {
    const ofStage = { ...calculator, materials: materials.filter((use) => use.stage === stage) }
    stages.set(stage, [...(stages.get(stage) ?? []), stage])
    const amounts = amountsOf(ofStage, parent)
    return [stage, { state: 'ready', estimate: parent, materials: amounts }] as const
  })
  const byId = new Map<string, Evaluation>([...evaluations, ...own])
  const ids = [...stages.values()].flat()
  return {
    list: { title: '', note: '', estimates },
    evaluations: new Map(
      ids.flatMap((id): [string, Evaluation][] => {
        const evaluation = byId.get(id)
        return evaluation ? [[id, evaluation]] : []
      }),
    ),
    stages,
  }
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
  const list = await computeChildList(calculator, estimate, calculators)
  return 'path' in list ? list : undefined
}

const coming = new WeakMap<Estimate, Promise<ChildList | FieldError>>()

/** As `childListOf`, in pieces: between them keys and taps have their turn. */
export function computeChildList(
  calculator: Calculator,
  estimate: Estimate,
  calculators: ReadonlyMap<string, Calculator>,
): Promise<ChildList | FieldError> {
  const list = coming.get(estimate) ?? runInPieces(listInSteps(calculator, estimate, calculators))
  coming.set(estimate, list)
  return list
}

/** So long it runs until a key or a tap has its turn. */
const PIECE_MS = 20

async function runInPieces<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  let since = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - since < PIECE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
