import fc from 'fast-check'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf, type Given } from '../../schemas/estimate/formValues.ts'
import { aggregateMaterials } from '../../src/list/aggregateMaterials.ts'
import { evaluateList } from '../../src/list/evaluateList.ts'
import type { ParsedList } from '../../src/permalink/listText.ts'
import {
  addEstimate,
  cleanName,
  cleanNote,
  type JobList,
  LIST_LIMITS,
  type NewEstimate,
} from '../../src/state/jobList.ts'
import { EMPTY_LIST } from '../../src/state/store.ts'
import { calculators, typedInto } from '../export/support.ts'
import { calculators as bySlug } from '../working/calculators.ts'

export { bySlug }

/** An estimate as a calculator's page puts it on the list. */
export function listed(slug: string, name: string, given: Given): NewEstimate {
  const calculator = bySlug.get(slug)
  const outcome = calculator && computeEstimate(calculator, formValuesOf(calculator.fields, given))
  if (outcome?.state !== 'ready') throw new Error(`${name} is not accepted`)
  return { slug, name, values: outcome.estimate.formValues }
}

export function listOf(...estimates: NewEstimate[]): JobList {
  return estimates.reduce(addEstimate, EMPTY_LIST)
}

/** The materials of a list: for the key of each amount, the exact sum as a quotient. */
export function sumsOf(list: JobList): Record<string, string> {
  const { amounts } = aggregateMaterials(evaluateList(list, bySlug))
  return Object.fromEntries(
    amounts.map(({ material, variant, exact }) => [
      `${material.id} ${variant ?? ''}`,
      exact.toFraction(),
    ]),
  )
}

const words = fc.string({ unit: 'grapheme', maxLength: 30 })

/** Estimates that calculators accept, as many as their pages would put on a list. */
export const anyEstimate: fc.Arbitrary<NewEstimate> = fc.oneof(
  ...calculators.map((calculator) =>
    fc.tuple(words, typedInto(calculator)).map(([name, typed]) => {
      const outcome = computeEstimate(calculator, typed)
      const [example] = Object.values(calculator.examples)
      const values =
        outcome.state === 'ready'
          ? outcome.estimate.formValues
          : listed(calculator.slug, name, example?.given ?? {}).values
      return { slug: calculator.slug, name: cleanName(name, LIST_LIMITS.name), values }
    }),
  ),
)

/** Lists with names, a title and a note, and with prices. */
export const anyList: fc.Arbitrary<Omit<ParsedList, 'problems'>> = fc
  .record({
    title: words.map((text) => cleanName(text, LIST_LIMITS.title)),
    note: words.map(cleanNote),
    estimates: fc.array(anyEstimate, { maxLength: 12 }),
    price: fc.option(fc.integer({ min: 1, max: 100_000 }).map(String), { nil: undefined }),
  })
  .map(({ price, title, note, estimates }) => {
    const list = { ...listOf(...estimates), title, note }
    const [first] = aggregateMaterials(evaluateList(list, bySlug)).amounts
    const buying =
      price !== undefined && first && first.variant === undefined
        ? { [`price-${first.material.id}`]: price }
        : {}
    return { list, buying }
  })
