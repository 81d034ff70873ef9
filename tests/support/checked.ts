import catalogue from '../../calculators/shared/materials.ts'
import { checkAll } from '../../schemas/check/all.ts'
import { checkMaterialCatalogue } from '../../schemas/check/materialCatalogue.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf, type Given } from '../../schemas/estimate/formValues.ts'

/** The materials of the site. */
export const materials = checkMaterialCatalogue('calculators/shared/materials.ts', catalogue)

/** Checks definitions beside each other. Gives each by its slug, and throws where it is refused. */
export function checkTogether(
  definitions: Readonly<Record<string, unknown>>,
): (slug: string) => CalculatorWithGuidance {
  const read = Object.entries(definitions).map(([slug, definition]) => ({
    file: `calculators/${slug}.ts`,
    slug,
    definition,
  }))
  const verdicts = checkAll(read, materials)
  return (slug) => {
    const { calculator, diagnostics = [] } = verdicts.get(slug) ?? {}
    if (calculator) return calculator
    throw new Error(diagnostics.map(({ path, message }) => `${path} ${message}`).join('\n'))
  }
}

/** Checks one definition. Throws where it is refused. */
export function check(definition: unknown): CalculatorWithGuidance {
  return checkTogether({ checked: definition })('checked')
}

/** The examples of a definition, each of which expects more. */
export function expecting<Example extends { expect: Readonly<Record<string, string>> }>(
  { examples }: { examples: Readonly<Record<string, Example>> },
  more: Readonly<Record<string, string>>,
): Record<string, Example> {
  return Object.fromEntries(
    Object.entries(examples).map(([key, example]) => [
      key,
      { ...example, expect: { ...example.expect, ...more } },
    ]),
  )
}

/** The estimate of inputs that are known to be valid; the other fields have their defaults. */
export function estimateOf(calculator: CalculatorWithGuidance, given: Given): Estimate {
  const outcome = computeEstimate(calculator, formValuesOf(calculator.fields, given))
  if (outcome.state === 'invalid')
    throw new Error(`Not valid: ${outcome.fieldErrors.map(({ message }) => message).join(', ')}`)
  return outcome.estimate
}
