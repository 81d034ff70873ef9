import type { Catalogue, Material, Pack } from '../definition/compiled.ts'
import { catalogueSchema, type ParsedCatalogue } from '../definition/materials.ts'
import { parseRational } from '../formula/number.ts'
import {
  adviceFor,
  combine,
  formatUnit,
  mayBeDeclared,
  parseUnit,
  type Unit,
} from '../formula/unit.ts'
import { originProblems, rationalProblems } from './fields.ts'
import { plainDataProblem } from './plainData.ts'
import { DefinitionError, formulaProblem, type Problem } from './problem.ts'
import { shapeProblems } from './shape.ts'

type ParsedMaterial = ParsedCatalogue[string]

/**
 * Checks the catalogue of materials and compiles it: every pack holds something, in the unit that
 * the material is taken in.
 *
 * @param file the catalogue's file, for messages: 'calculators/shared/materials.ts'
 * @throws DefinitionError listing every mistake found, with path and what would be right.
 */
export function checkMaterials(file: string, definition: unknown): Catalogue {
  const notPlain = plainDataProblem(definition)
  if (notPlain) throw new DefinitionError(file, [notPlain])
  const parsed = catalogueSchema.safeParse(definition)
  if (!parsed.success) throw new DefinitionError(file, shapeProblems(parsed.error))
  const problems: Problem[] = []
  const materials = Object.entries(parsed.data).map(([id, material]) =>
    compileMaterial(id, material, problems),
  )
  if (problems.length > 0) throw new DefinitionError(file, problems)
  return Object.fromEntries(
    materials.flatMap((material) => (material ? [[material.id, material]] : [])),
  )
}

function compileMaterial(
  id: string,
  material: ParsedMaterial,
  problems: Problem[],
): Material | undefined {
  const unit = unitAt(`${id}.unit`, material.unit, problems)
  problems.push(...originProblems(id, material))
  const { weighs } = material
  const weight = weighs && unitAt(`${id}.weighs.unit`, weighs.unit, problems)
  if (weighs) {
    problems.push(
      ...holdsProblems(`${id}.weighs.value`, weighs.value),
      ...originProblems(`${id}.weighs`, weighs),
    )
  }
  const packs = Object.entries(material.packs).map(([key, pack]) =>
    compilePack(`${id}.packs.${key}`, key, pack, { ...material, unit, weight }, problems),
  )
  const [first, ...others] = packs
  if (!first) {
    problems.push({ path: `${id}.packs`, message: 'is empty; at least one pack is expected' })
    return undefined
  }
  if (first.asks !== undefined) {
    const message =
      'asks what it holds, but is the first; begin with a pack that is known to hold something'
    problems.push({ path: `${id}.packs.${first.id}.asks`, message })
  }
  return { ...material, id, packs: [first, ...others] }
}

/** What a pack is measured against. */
interface Measured {
  unit: Unit | undefined
  weighs?: ParsedMaterial['weighs']
  weight: Unit | undefined
}

function compilePack(
  path: string,
  id: string,
  { holds, unit, ...pack }: ParsedMaterial['packs'][string],
  material: Measured,
  problems: Problem[],
): Pack {
  if ((holds === undefined) === (pack.asks === undefined)) {
    const message =
      holds === undefined
        ? 'says neither what it holds nor what it asks; write holds: an exact number'
        : 'says both what it holds and what it asks; leave one out'
    problems.push({ path, message })
  }
  if (holds === undefined) return { ...pack, id }
  problems.push(...holdsProblems(`${path}.holds`, holds))
  if (unit === undefined) return { ...pack, id, holds }
  const own = unitAt(`${path}.unit`, unit, problems)
  const { weighs, weight } = material
  if (!weighs) {
    const message = `is ${unit}, but the material does not say what it weighs; add weighs, or give holds in its own unit`
    problems.push({ path: `${path}.unit`, message })
  } else if (own && weight && material.unit) {
    const derived = combine([
      [own, 1],
      [weight, -1],
    ])
    if (!mayBeDeclared(derived, material.unit)) {
      const message = `is ${unit}, and divided by what the material weighs it comes out in ${formatUnit(derived)}, not in ${formatUnit(material.unit)}; ${adviceFor(derived, material.unit)}`
      problems.push({ path: `${path}.unit`, message })
    }
  }
  const [above, below] = [holds, weighs?.value ?? '1'].map((text) => parseRational(text))
  const inUnit = above && below && below.n !== 0n ? above.div(below).toFraction() : holds
  return { ...pack, id, holds: inUnit }
}

function holdsProblems(path: string, text: string): Problem[] {
  if (parseRational(text)?.n !== 0n) return rationalProblems(path, text)
  return [{ path, message: 'is nothing; something above zero is expected' }]
}

function unitAt(path: string, text: string, problems: Problem[]): Unit | undefined {
  try {
    return parseUnit(text)
  } catch (error) {
    problems.push(formulaProblem(path, error))
    return undefined
  }
}
