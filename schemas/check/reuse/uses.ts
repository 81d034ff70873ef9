import { type Diagnostic, suggestion } from '../../compile/diagnostic.ts'
import type { SymbolTable } from '../../compile/nameResolution.ts'
import type { Others } from '../../compile/others.ts'
import { isBillField } from '../../definition/billFields.ts'
import type { ParsedDefinition } from '../../definition/calculator.ts'
import { givenDiagnostics } from './given.ts'
import { rowsDiagnostics } from './givenRows.ts'

/** Every disagreement between a definition and the fields of the calculators that it uses. */
export function usesDiagnostics(
  definition: ParsedDefinition,
  names: SymbolTable,
  others: Others,
): Diagnostic[] {
  return Object.entries(definition.uses).flatMap(([name, use]): Diagnostic[] => {
    const path = `uses.${name}`
    const used = others.find(use.of)
    // resolveUsedNames refuses a calculator that cannot be used.
    if (!used || 'circle' in used) return []
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
