import { DefinitionError, type Diagnostic } from '../compile/diagnostic.ts'
import type { Others } from '../compile/others.ts'
import type { CalculatorWithGuidance, MaterialCatalogue } from '../definition/compiled.ts'
import { checkDefinition } from './checkDefinition.ts'

/** A definition as it was read, right or wrong. */
interface DefinitionFile {
  file: string
  slug: string
  definition: unknown
}

/** The result of the check for one definition. */
export interface CheckResult {
  diagnostics: Diagnostic[]
  /** Undefined if there is a diagnostic. */
  calculator?: CalculatorWithGuidance
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
  const resultOf = (slug: string, path: readonly string[]): CheckResult | undefined => {
    const known = results.get(slug)
    const file = definitions.find((definition) => definition.slug === slug)
    if (known || !file) return known
    const find: Others['find'] = (other) =>
      path.includes(other)
        ? { circle: [...path.slice(path.indexOf(other)), other] }
        : resultOf(other, [...path, other])?.calculator
    const result = check(file, { catalogue, slugs, find })
    results.set(slug, result)
    return result
  }
  for (const slug of slugs) resultOf(slug, [slug])
  return results
}

function check({ file, slug, definition }: DefinitionFile, others: Others): CheckResult {
  try {
    return { diagnostics: [], calculator: checkDefinition(file, slug, definition, others) }
  } catch (error) {
    if (error instanceof DefinitionError) return { diagnostics: error.diagnostics }
    throw error
  }
}
