import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf, type Given } from '../../schemas/estimate/formValues.ts'
import { givenCases } from '../cases/readCases.ts'

const checked = import.meta.glob<Calculator>(['../../calculators/*.ts', '../calculators/*.ts'], {
  query: '?calculator',
  import: 'default',
  eager: true,
})

/** Every calculator of the site and of the test build, by slug. */
export const calculators: ReadonlyMap<string, Calculator> = new Map(
  Object.values(checked).map((calculator) => [calculator.slug, calculator]),
)

/** Whether a calculator stands in the test build alone: no visitor meets it. */
export function isOfTestsAlone({ slug }: Calculator): boolean {
  return !(`../../calculators/${slug}.ts` in checked)
}

export function calculatorAt(slug: string): Calculator {
  const calculator = calculators.get(slug)
  if (!calculator) throw new Error(`No calculator at ${slug}`)
  return calculator
}

/** The estimate of inputs that are known to be valid; the other fields have their defaults. */
export function estimateOf(calculator: Calculator, given: Given): Estimate {
  const outcome = computeEstimate(calculator, formValuesOf(calculator.fields, given))
  if (outcome.state === 'invalid')
    throw new Error(`Not valid: ${outcome.fieldErrors.map(({ message }) => message).join(', ')}`)
  return outcome.estimate
}

export interface Case {
  calculator: Calculator
  given: Given
}

/** Every worked example, and the valid cases that came with the specification. */
export function knownCases(): Case[] {
  const examples = [...calculators.values()].flatMap((calculator) =>
    Object.values(calculator.examples).map(({ given }) => ({ calculator, given })),
  )
  const cases = givenCases().filter(({ expected }) => expected !== null)
  return [
    ...examples,
    ...cases.map(({ calculator, inputs }) => ({
      calculator: calculatorAt(calculator),
      given: inputs,
    })),
  ]
}
