import { type Diagnostic, suggestion } from '../../compile/diagnostic.ts'
import { givenBy } from '../../compile/leftOut.ts'
import type { Others } from '../../compile/others.ts'
import { type BillField, billFields } from '../../definition/billFields.ts'
import type { DefinitionWithDefaults } from '../../definition/calculator.ts'

/** Refuses to take materials or warnings that no used calculator has. */
export function takenDiagnostics(definition: DefinitionWithDefaults, others: Others): Diagnostic[] {
  const { uses, materials, warnings } = definition
  const diagnostics = (key: 'materials' | 'warnings', entries: readonly object[]) =>
    entries.flatMap((entry, index): Diagnostic[] => {
      if (!isTaken(entry)) return []
      const path = `${key}[${index}].use`
      const use = Object.hasOwn(uses, entry.use) ? uses[entry.use] : undefined
      if (!use) {
        const message = `is "${entry.use}", which is not in uses${suggestion(entry.use, Object.keys(uses))}`
        return [{ path, message }]
      }
      const used = others.find(use.of)
      if (!used || 'circle' in used || used[key].length > 0) return []
      return [{ path, message: `takes the ${key} of ${use.of}, which has none; leave it out` }]
    })
  return [
    ...diagnostics('materials', materials),
    ...diagnostics('warnings', warnings),
    ...askedDiagnostics(definition, others),
  ]
}

/** A field under the bill that several uses leave out is asked for once, so that it is the same in all. */
function askedDiagnostics(definition: DefinitionWithDefaults, others: Others): Diagnostic[] {
  const first = new Map<string, { use: string; field: BillField }>()
  return Object.entries(definition.uses).flatMap(([use, named]) => {
    const used = others.find(named.of)
    if (!used || 'circle' in used || !takesMaterials(definition, use)) return []
    const given = givenBy(named, used, definition)
    return billFields(used.fields).flatMap(([key, field]): Diagnostic[] => {
      if (given[key] !== undefined) return []
      const earlier = first.get(key)
      first.set(key, earlier ?? { use, field })
      if (!earlier || JSON.stringify(earlier.field) === JSON.stringify(field)) return []
      const message = `leaves out ${key}, which is '${field.default}' at first, and in uses.${earlier.use} '${earlier.field.default}'; add a field ${key} of your own, which both get`
      return [{ path: `uses.${use}.given`, message }]
    })
  })
}

/** Whether an entry stands for those of a used calculator. */
function isTaken(entry: object): entry is { use: string } {
  return 'use' in entry
}

/** Whether a definition takes the materials of a used calculator. */
export function takesMaterials(
  { materials }: Pick<DefinitionWithDefaults, 'materials'>,
  use: string,
): boolean {
  return materials.some((entry) => 'use' in entry && entry.use === use)
}
