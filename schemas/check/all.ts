import { DefinitionError, type Diagnostic } from '../compile/diagnostic.ts'
import type { Others } from '../compile/others.ts'
import type { CalculatorWithGuidance, MaterialCatalogue } from '../definition/compiled.ts'
import { checkDefinition } from './checkDefinition.ts'

/** A file of calculators/, right or wrong. */
interface DefinitionFile {
  /** For messages: 'calculators/tile-estimator.ts'. */
  file: string
  slug: string
  /** The file's default export; undefined if the file does not load. */
  definition: unknown
}

/** The outcome of the check of a definition. */
interface CheckResult {
  diagnostics: Diagnostic[]
  /** Undefined if there is a diagnostic. */
  calculator?: CalculatorWithGuidance
}

/** A definition file with the outcome of its check. */
export interface CheckedFile extends DefinitionFile, CheckResult {
  /** Whether all its texts are in the requested language; otherwise all are its own. */
  isTranslated?: boolean
}

/**
 * Checks definitions that may use each other: each after those it uses, whatever their order here.
 *
 * @param catalogue the materials that they may name
 * @returns the result of each, by slug
 */
export function checkAll(
  definitions: readonly DefinitionFile[],
  catalogue: MaterialCatalogue = {},
): Map<string, CheckResult> {
  const results = new Map<string, CheckResult>()
  const slugs = definitions.map(({ slug }) => slug)
  const fileOfMaterial = new Map(
    definitions.flatMap(({ file, definition }) =>
      Object.keys(ownMaterialsOf(definition)).map((id) => [id, file] as const),
    ),
  )
  const resultOf = (slug: string, path: readonly string[]): CheckResult | undefined => {
    const known = results.get(slug)
    const file = definitions.find((definition) => definition.slug === slug)
    if (known || !file) return known
    const find: Others['find'] = (other) =>
      path.includes(other)
        ? { circle: [...path.slice(path.indexOf(other)), other] }
        : resultOf(other, [...path, other])?.calculator
    const result = check(file, { catalogue, slugs, fileOfMaterial, find })
    results.set(slug, result)
    return result
  }
  for (const slug of slugs) resultOf(slug, [slug])
  return results
}

/** The materials that a definition brings, right or wrong. */
function ownMaterialsOf(definition: unknown): object {
  const own =
    definition instanceof Object && 'ownMaterials' in definition && definition.ownMaterials
  return own instanceof Object ? own : {}
}

function check({ file, slug, definition }: DefinitionFile, others: Others): CheckResult {
  try {
    return { diagnostics: [], calculator: checkDefinition(file, slug, definition, others) }
  } catch (error) {
    if (error instanceof DefinitionError) return { diagnostics: error.diagnostics }
    throw error
  }
}
