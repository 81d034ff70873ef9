import type { Calculator, MaterialCatalogue } from '../definition/compiled.ts'
import { type Diagnostic, suggestion } from './diagnostic.ts'

/** The things that a definition may refer to: the site's other calculators, and the catalogue of materials. */
export interface Others {
  catalogue: MaterialCatalogue
  slugs: readonly string[]
  /** For a material that a calculator brings itself, the file of that calculator. */
  fileOfMaterial?: ReadonlyMap<string, string>
  /**
   * The calculator of a slug; the circle if it uses the one that asks; undefined if there is
   * none, or where it does not pass its own check.
   */
  find: (slug: string) => Calculator | { circle: string[] } | undefined
}

export const NO_OTHERS: Others = { catalogue: {}, slugs: [], find: () => undefined }

/** Another calculator that a definition names, or a diagnostic that says why it cannot be used. */
export function findOther(path: string, slug: string, others: Others): Calculator | Diagnostic {
  const other = others.find(slug)
  if (other && !('circle' in other)) return other
  if (other) {
    const circle = other.circle.join(' → ')
    return { path, message: `is '${slug}', which needs this calculator in turn: ${circle}` }
  }
  const message = others.slugs.includes(slug)
    ? `is '${slug}', which does not pass its own check yet; fix that first`
    : `is '${slug}', which is not a calculator${suggestion(slug, [...others.slugs])}`
  return { path, message }
}
