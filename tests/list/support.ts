import fc from 'fast-check'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { type Given, textsOf } from '../../schemas/estimate/texts.ts'
import { recallAll, takenBy } from '../../src/list/checkedList.ts'
import {
  asName,
  asNote,
  EMPTY_LIST,
  type JobList,
  LIST_LIMITS,
  type ListedEstimate,
} from '../../src/list/jobList.ts'
import { calculators, typedInto } from '../export/support.ts'

export const byAddress: ReadonlyMap<string, Calculator> = new Map(
  calculators.map((calculator) => [calculator.address, calculator]),
)

/** An estimate as a calculator's page puts it on the list. */
export function listed(address: string, name: string, given: Given): ListedEstimate {
  const calculator = byAddress.get(address)
  const outcome = calculator && computeEstimate(calculator, textsOf(calculator.fields, given))
  if (outcome?.state !== 'ready') throw new Error(`${name} is not accepted`)
  return { address, name, texts: outcome.estimate.texts }
}

export function listOf(...estimates: ListedEstimate[]): JobList {
  return { ...EMPTY_LIST, estimates }
}

/** What a list takes: for the key of each amount, the exact sum as a quotient. */
export function sumsOf(list: JobList): Record<string, string> {
  const { amounts } = takenBy(recallAll(list.estimates, byAddress))
  return Object.fromEntries(
    amounts.map(({ material, variant, exact }) => [
      `${material.id} ${variant ?? ''}`,
      exact.toFraction(),
    ]),
  )
}

const words = fc.string({ unit: 'grapheme', maxLength: 30 })

/** Estimates that calculators accept, as many as their pages would put on a list. */
export const anyEstimate: fc.Arbitrary<ListedEstimate> = fc
  .constantFrom(...calculators)
  .chain((calculator) =>
    fc.tuple(words, typedInto(calculator)).map(([name, typed]) => {
      const outcome = computeEstimate(calculator, typed)
      const [example] = Object.values(calculator.examples)
      const texts =
        outcome.state === 'ready'
          ? outcome.estimate.texts
          : listed(calculator.address, name, example?.given ?? {}).texts
      return { address: calculator.address, name: asName(name, LIST_LIMITS.name), texts }
    }),
  )

/** Lists with names, a title, a note and prices. */
export const anyList: fc.Arbitrary<JobList> = fc
  .record({
    title: words.map((text) => asName(text, LIST_LIMITS.title)),
    note: words.map(asNote),
    estimates: fc.array(anyEstimate, { maxLength: 12 }),
    price: fc.option(fc.integer({ min: 1, max: 100_000 }).map(String), { nil: undefined }),
  })
  .map(({ price, ...list }) => {
    const takes = takenBy(recallAll(list.estimates, byAddress)).amounts
    const [first] = takes
    const buying =
      price !== undefined && first && first.variant === undefined
        ? { [`price-${first.material.id}`]: price }
        : {}
    return { ...list, buying }
  })
