import type { CheckedCalculator } from '../schemas/definition/compiled.ts'
import { interpolatedNames, optionLabel } from '../schemas/definition/interpolation.ts'

/** A calculator in another language, with what keeps the keys of its amounts those of the English one. */
export function withVariantLabels(
  calculator: CheckedCalculator,
  english: CheckedCalculator | undefined,
): CheckedCalculator {
  const labelsOf = (name: string): [string, Record<string, string>][] => {
    const [own, other] = [calculator.fields[name], english?.fields[name]]
    if (own?.kind !== 'choice' || other?.kind !== 'choice') return []
    const labels = Object.keys(own.options).map((id) => [id, optionLabel(other, id)] as const)
    return labels.every(([id, label]) => label === optionLabel(own, id))
      ? []
      : [[name, Object.fromEntries(labels)]]
  }
  return {
    ...calculator,
    materials: calculator.materials.map((use) => {
      const labels = interpolatedNames(use.variant ?? '').flatMap(labelsOf)
      return labels.length > 0 ? { ...use, variantLabels: Object.fromEntries(labels) } : use
    }),
  }
}
