import type { ParsedDefinition } from '../definition/calculator.ts'
import type { CheckedCalculator, MaterialCatalogue } from '../definition/compiled.ts'
import { isBillField } from '../estimate/billFields.ts'
import { parseUnit } from '../formula/unit.ts'
import { type Diagnostic, suggestion } from './diagnostic.ts'
import { givenDiagnostics } from './given.ts'
import { rowsDiagnostics } from './givenRows.ts'
import type { SymbolTable } from './nameResolution.ts'

/** What a definition may refer to: the site's other calculators, and the catalogue of materials. */
export interface Others {
  catalogue: MaterialCatalogue
  slugs: readonly string[]
  /**
   * The calculator of a slug; the circle where it uses the one that asks; undefined where there is
   * none, or where it does not pass its own check.
   */
  find: (slug: string) => CheckedCalculator | { circle: string[] } | undefined
}

export const NO_OTHERS: Others = { catalogue: {}, slugs: [], find: () => undefined }

/**
 * Adds the formulas of the calculators that a definition uses to the table, as concrete.volume;
 * returns what does not agree between the two.
 */
export function readUses(
  definition: ParsedDefinition,
  names: SymbolTable,
  others: Others,
): Diagnostic[] {
  return Object.entries(definition.uses).flatMap(([name, use]): Diagnostic[] => {
    const path = `uses.${name}`
    const used = findOther(`${path}.of`, use.of, others)
    if ('message' in used) return [used]
    for (const formula of used.formulas) {
      names.units.set(`${name}.${formula.name}`, parseUnit(formula.unit))
    }
    for (const [constant, { unit }] of Object.entries(used.constants)) {
      names.units.set(`${name}.${constant}`, parseUnit(unit))
    }
    const known = Object.keys(used.fields).filter((field) => !isBillField(used.fields[field]))
    const unknown = Object.keys(use.given).filter((field) => !known.includes(field))
    const scope = { ...definition, units: names.units }
    return [
      ...unknown.map((field) => ({
        path: `${path}.given.${field}`,
        message: `is not a field of ${use.of}${suggestion(field, known)}`,
      })),
      ...Object.entries(used.fields).flatMap(([field, wanted]) =>
        wanted.kind === 'repeat'
          ? rowsDiagnostics(`${path}.given`, { name: field, wanted, used, use }, definition, names)
          : givenDiagnostics(`${path}.given`, use, { name: field, wanted }, scope),
      ),
    ]
  })
}

/** Another calculator that a definition names, or what keeps it from being used. */
export function findOther(
  path: string,
  slug: string,
  others: Others,
): CheckedCalculator | Diagnostic {
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
