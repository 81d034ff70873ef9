import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import type { Given } from '../../schemas/estimate/formValues.ts'
import { givenCases } from '../cases/readCases.ts'
import { calculatorAt, loadedCalculators } from '../support/calculators.ts'

const ofSite = import.meta.glob('../../calculators/*.ts')

export { calculatorAt }

/** Every calculator of the site and of the test build, by slug. */
export const calculators: ReadonlyMap<string, CalculatorWithGuidance> = new Map(
  loadedCalculators.map((calculator) => [calculator.slug, calculator]),
)

/** Whether a calculator stands in the test build alone: no visitor meets it. */
export function isOfTestsAlone({ slug }: CalculatorWithGuidance): boolean {
  return !(`../../calculators/${slug}.ts` in ofSite)
}

export interface Case {
  calculator: CalculatorWithGuidance
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
