import { fieldsIn } from '../../schemas/compile/nameResolution.ts'
import { shownOption } from '../../schemas/definition/byOption.ts'
import { byCategory, type CategoryGroup } from '../../schemas/definition/categories.ts'
import type { Calculator, MaterialUse } from '../../schemas/definition/compiled.ts'
import { interpolatedNames } from '../../schemas/definition/interpolation.ts'
import type { PricedMaterial, PricedVariant } from '../../schemas/definition/pricedMaterial.ts'
import { interpolate } from '../../schemas/messages/message.ts'

/**
 * The materials that calculators buy, each under the category of the first that does. A variant that one
 * choice says, as the diameter of a bar, is a size to price; one that a person measures is not.
 */
export function pricedMaterials(
  calculators: readonly Calculator[],
): CategoryGroup<PricedMaterial>[] {
  const known = new Map<string, PricedMaterial>()
  return byCategory(calculators)
    .map(({ category, items }) => ({
      category,
      items: items.flatMap((calculator) =>
        calculator.materials.flatMap((use) => {
          const before = known.get(use.material.id)
          const material = before ?? pricedMaterial(calculator, use)
          if (!material) return []
          known.set(material.id, material)
          addVariants(material, calculator, use)
          return before ? [] : [material]
        }),
      ),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Undefined for work, and for what is sold in no pack of a known content. */
function pricedMaterial(
  { lang, ownMaterials }: Calculator,
  { material }: MaterialUse,
): PricedMaterial | undefined {
  const { id, name, kind } = material
  const packs = material.packs.flatMap(({ id, singular, of, holds }) =>
    holds === undefined ? [] : [{ id, singular, of }],
  )
  if (kind === 'labour' || packs.length === 0) return undefined
  return {
    id,
    name,
    packs,
    variants: [],
    isOfAnySize: false,
    lang: Object.hasOwn(ownMaterials, id) ? lang : undefined,
  }
}

function addVariants(material: PricedMaterial, calculator: Calculator, use: MaterialUse): void {
  if (use.variant === undefined) return
  const variants = variantsOf(calculator, use)
  if (variants.length === 0) material.isOfAnySize = true
  const isNew = ({ key }: PricedVariant) => !material.variants.some((one) => one.key === key)
  material.variants.push(...variants.filter(isNew))
}

function variantsOf(calculator: Calculator, use: MaterialUse): PricedVariant[] {
  const { material, variant = '', variantInEnglish = variant, variantLabels } = use
  const names = interpolatedNames(variant)
  if (names.length === 0) return [{ key: variantInEnglish, label: variant, lang: calculator.lang }]
  const [choice = '', ...others] = new Set(names.map((name) => name.split('.')[0] ?? ''))
  const field = fieldsIn(calculator, use.forEach ?? use.by?.repeat)[choice]
  if (field?.kind !== 'choice' || others.length > 0) return []
  // A block of another size, which a person measures, is bought by another use.
  const asked = Object.keys(use.where).flatMap((name) => name.split(`${choice}.`)[1] ?? [])
  const options = Object.entries(field.options).filter(([, { values }]) =>
    asked.every((key) => Object.hasOwn(values, key)),
  )
  return options.map(([option, { countedAs }]) => {
    const shown = (name: string) => shownOption(field, { choice, option }, name)
    const inEnglish = (name: string) => variantLabels?.[name]?.[option] ?? shown(name)
    return {
      key: interpolate(variantInEnglish, inEnglish),
      label: interpolate(variant, shown),
      noun: countedAs?.[material.unit],
      lang: calculator.lang,
    }
  })
}
