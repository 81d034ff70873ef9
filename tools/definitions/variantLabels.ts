import { fieldsIn } from '../../schemas/compile/nameResolution.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { interpolatedNames, optionLabel } from '../../schemas/definition/interpolation.ts'

/** A calculator in another language whose amounts keep the keys of the English one. */
export function withVariantLabels(
  calculator: CalculatorWithGuidance,
  english: CalculatorWithGuidance | undefined,
): CalculatorWithGuidance {
  const labelsOf = (
    name: string,
    forEach: string | undefined,
  ): [string, Record<string, string>][] => {
    const [own, other] = [calculator, english].map((one) => one && fieldsIn(one, forEach)[name])
    if (own?.kind !== 'choice' || other?.kind !== 'choice') return []
    const labels = Object.keys(own.options).map((id) => [id, optionLabel(other, id)] as const)
    return labels.every(([id, label]) => label === optionLabel(own, id))
      ? []
      : [[name, Object.fromEntries(labels)]]
  }
  return {
    ...calculator,
    materials: calculator.materials.map((use, index) => {
      const names = interpolatedNames(use.variant ?? '')
      const labels = names.flatMap((name) => labelsOf(name, use.forEach ?? use.by?.repeat))
      const variant = english?.materials[index]?.variant
      return {
        ...use,
        ...(labels.length > 0 && { variantLabels: Object.fromEntries(labels) }),
        ...(variant !== use.variant && { variantInEnglish: variant }),
      }
    }),
  }
}
