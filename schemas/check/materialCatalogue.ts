import { originDiagnostics, rationalDiagnostics } from '../compile/constants.ts'
import { DefinitionError, type Diagnostic, formulaDiagnostic } from '../compile/diagnostic.ts'
import { plainDataDiagnostic } from '../compile/plainData.ts'
import { shapeDiagnostics } from '../compile/shape.ts'
import type { Material, MaterialCatalogue, Pack } from '../definition/compiled.ts'
import { catalogueSchema, type ParsedCatalogue } from '../definition/materialCatalogue.ts'
import { parseRational } from '../formula/number.ts'
import { formatUnit, isCount, mayBeDeclared, multiplyUnits, type Unit } from '../formula/unit.ts'
import { readUnit } from '../formula/unitSpelling.ts'
import { holdsDiagnostics, saidDiagnostics } from './holds.ts'
import { markupDiagnostics } from './texts/markup.ts'

type ParsedMaterial = ParsedCatalogue[string]

/**
 * Checks the catalogue of materials and compiles it: every pack holds something, in the material's
 * unit.
 *
 * @param file the catalogue's file, for messages: 'calculators/shared/materials.ts'
 * @throws DefinitionError listing every mistake found, with path and what would be right.
 */
export function checkMaterialCatalogue(file: string, definition: unknown): MaterialCatalogue {
  const notPlain = plainDataDiagnostic(definition)
  if (notPlain) throw new DefinitionError(file, [notPlain])
  const parsed = catalogueSchema.safeParse(definition)
  if (!parsed.success) throw new DefinitionError(file, shapeDiagnostics(parsed.error))
  const diagnostics = markupDiagnostics(definition, catalogueSchema)
  const materials = compileMaterials(parsed.data, '', diagnostics)
  if (diagnostics.length > 0) throw new DefinitionError(file, diagnostics)
  return materials
}

/**
 * Compiles materials, and adds what is wrong with one to the diagnostics.
 *
 * @param at the beginning of their paths: 'ownMaterials.'
 */
export function compileMaterials(
  materials: ParsedCatalogue,
  at: string,
  diagnostics: Diagnostic[],
): MaterialCatalogue {
  return Object.fromEntries(
    Object.entries(materials).flatMap(([id, material]) => {
      const compiled = compileMaterial(`${at}${id}`, id, material, diagnostics)
      return compiled ? [[id, compiled]] : []
    }),
  )
}

function compileMaterial(
  path: string,
  id: string,
  material: ParsedMaterial,
  diagnostics: Diagnostic[],
): Material | undefined {
  const unit = unitAt(`${path}.unit`, material.unit, diagnostics)
  diagnostics.push(...originDiagnostics(path, material))
  const { weight } = material
  let weightUnit = weight && unitAt(`${path}.weight.unit`, weight.unit, diagnostics)
  if (weight && weightUnit && unit && !isCount(unit) && !weight.unit.includes('/')) {
    const message = `is '${weight.unit}', but what is weighed is one ${material.unit}; write '${weight.unit}/${material.unit}'`
    diagnostics.push({ path: `${path}.weight.unit`, message })
    weightUnit = undefined
  }
  if (weight) {
    diagnostics.push(
      ...holdsDiagnostics(`${path}.weight.value`, weight.value),
      ...originDiagnostics(`${path}.weight`, weight),
    )
  }
  const packs = Object.entries(material.packs).map(([key, pack]) =>
    compilePack(
      `${path}.packs.${key}`,
      key,
      pack,
      { ...material, inUnit: material.unit, unit, weightUnit },
      diagnostics,
    ),
  )
  const [first, ...others] = packs
  if (!first) {
    diagnostics.push({ path: `${path}.packs`, message: 'is empty; at least one pack is expected' })
    return undefined
  }
  if (material.kind === undefined && Object.hasOwn(material.packs, 'unit')) {
    const message = "has the pack 'unit', as work has; write kind: 'labour', or name its pack"
    diagnostics.push({ path, message })
  }
  if (first.holdsLabel !== undefined) {
    const message = 'is on the first pack; begin with a pack that has holds'
    diagnostics.push({ path: `${path}.packs.${first.id}.holdsLabel`, message })
  }
  const wrong = packs.filter((pack) => pack.stockLength !== undefined && !isStock(pack, material))
  for (const { id: pack, stockLength = '' } of wrong) {
    const at = `${path}.packs.${pack}.stockLength`
    const noNumber = rationalDiagnostics(at, stockLength)
    if (noNumber.length > 0) {
      diagnostics.push(...noNumber)
      continue
    }
    const message = `is on a pack that nothing is cut from; only the first pack has it, which is whole and of a material that is counted, or in m and as long as it holds`
    diagnostics.push({ path: at, message })
  }
  if (first.isByLength) {
    const message = `is m on the first pack, but not every calculator says how long all of it is; begin with a pack in ${material.unit}`
    diagnostics.push({ path: `${id}.packs.${first.id}.unit`, message })
  }
  return { ...material, id, packs: [first, ...others] }
}

/** Whether pieces may be cut from a pack: it is the first, whole, and one of what is counted or its length in m. */
function isStock(
  { id, stockLength = '', holds = '', decimals }: Pack,
  material: ParsedMaterial,
): boolean {
  const long = parseRational(stockLength)
  const one = parseRational(material.unit === 'm' ? stockLength : '1')
  const isFirst = id === Object.keys(material.packs)[0]
  return (
    isFirst && decimals === 0 && long?.s === 1n && parseRational(holds)?.equals(one ?? 0) === true
  )
}

/** The part of a material that a pack is compared with. */
interface Measured {
  name: string
  unit: Unit | undefined
  /** As the material has it. */
  inUnit: string
  weight?: ParsedMaterial['weight']
  weightUnit: Unit | undefined
}

function compilePack(
  path: string,
  id: string,
  { holds, unit, ...pack }: ParsedMaterial['packs'][string],
  material: Measured,
  diagnostics: Diagnostic[],
): Pack {
  if ((holds === undefined) === (pack.holdsLabel === undefined)) {
    const message =
      holds === undefined
        ? 'has neither holds nor holdsLabel; write holds: an exact number'
        : 'has both holds and holdsLabel; leave one out'
    diagnostics.push({ path, message })
  }
  const { singular, plural } = pack
  if (singular === `${plural}s`) {
    const message = `has the singular '${singular}' and the plural '${plural}'; exchange them`
    diagnostics.push({ path, message })
  }
  if (holds !== undefined) {
    diagnostics.push(
      ...holdsDiagnostics(`${path}.holds`, holds),
      ...saidDiagnostics(`${path}.holds`, holds, `${singular} ${pack.of}`, unit ?? material.inUnit),
    )
  }
  if (unit === undefined) return { ...pack, id, holds }
  const packUnit = unitAt(`${path}.unit`, unit, diagnostics)
  const { weight, weightUnit } = material
  if (!weight && unit === 'm' && material.unit && isCount(material.unit)) {
    if (holds === undefined) {
      const message =
        'asks how many metres one has; give holds: what is sold by its length is one measure long'
      diagnostics.push({ path, message })
    }
    return { ...pack, id, holds, isByLength: true }
  }
  if (!weight) {
    const message = `is ${unit}, but the material has no weight; add one, or give holds in its own unit`
    diagnostics.push({ path: `${path}.unit`, message })
    return { ...pack, id, holds }
  }
  if (packUnit && weightUnit && material.unit) {
    const derived = multiplyUnits([
      [packUnit, 1],
      [weightUnit, -1],
    ])
    if (!mayBeDeclared(derived, material.unit)) {
      const weighed = formatUnit(weighedIn(weightUnit, material.unit))
      const message = `is ${unit}; a pack of ${material.name} is in ${formatUnit(material.unit)} (its own unit; then leave unit out), or in ${weighed} (its weight is in ${weight.unit})`
      // The other packs of that unit are wrong in the same way.
      if (diagnostics.every((other) => other.message !== message)) {
        diagnostics.push({ path: `${path}.unit`, message })
      }
    }
  }
  const [above, below] = [holds ?? '1', weight.value].map((text) => parseRational(text))
  const inUnit = above && below && below.n !== 0n ? above.div(below).toFraction() : holds
  return holds === undefined
    ? { ...pack, id, unit, perTypedUnit: inUnit }
    : { ...pack, id, holds: inUnit }
}

/** The unit in which a pack is weighed: the weight's unit for one of the material, times that one. */
function weighedIn(weightUnit: Unit, unit: Unit): Unit {
  if (isCount(unit) && !weightUnit.has(formatUnit(unit))) return weightUnit
  return multiplyUnits([
    [weightUnit, 1],
    [unit, 1],
  ])
}

function unitAt(path: string, text: string, diagnostics: Diagnostic[]): Unit | undefined {
  try {
    return readUnit(text)
  } catch (error) {
    diagnostics.push(formulaDiagnostic(path, error))
    return undefined
  }
}
