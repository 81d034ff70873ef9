import type { Diagnostic } from '../compile/diagnostic.ts'
import type { Others } from '../compile/others.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import { compileMaterials } from './materialCatalogue.ts'

const CATALOGUE = 'calculators/shared/materials.ts'

/**
 * Adds the materials that a definition brings itself to the catalogue that it may name. A list adds up what
 * has one id, so that none may have the id of another material, nor its name.
 *
 * @param diagnostics gets what is wrong with one
 */
export function withOwnMaterials(
  { ownMaterials }: Pick<DefinitionWithDefaults, 'ownMaterials'>,
  others: Others,
  diagnostics: Diagnostic[],
): Others {
  const own = compileMaterials(ownMaterials, 'ownMaterials.', diagnostics)
  for (const [id, { name }] of Object.entries(ownMaterials)) {
    const path = `ownMaterials.${id}`
    const namesake = Object.values(others.catalogue).find((other) => other.name === name)
    if (Object.hasOwn(others.catalogue, id)) {
      const message = `is a material of ${CATALOGUE} already; use that one, or choose another id`
      diagnostics.push({ path, message })
    } else if (namesake) {
      const message = `is '${name}', as ${namesake.id} of ${CATALOGUE} is called; use that one, or choose another name`
      diagnostics.push({ path: `${path}.name`, message })
    }
  }
  return { ...others, catalogue: { ...others.catalogue, ...own } }
}

/** Materials that a definition brings, and does not buy. */
export function unboughtDiagnostics({
  ownMaterials,
  materials,
}: Pick<DefinitionWithDefaults, 'ownMaterials' | 'materials'>): Diagnostic[] {
  const bought = materials.flatMap((line) => ('use' in line ? [] : line.material))
  return Object.keys(ownMaterials)
    .filter((id) => !bought.includes(id))
    .map((id) => ({
      path: `ownMaterials.${id}`,
      message: 'is bought by no line of materials; use it there, or leave it out',
    }))
}
