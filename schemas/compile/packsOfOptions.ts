import type { MaterialUse } from '../definition/compiled.ts'
import type { ParsedMaterialUse } from '../definition/materialUse.ts'
import { type Diagnostic, suggestion } from './diagnostic.ts'
import type { Scope } from './formulaAst.ts'
import { fieldsIn, namesOfKind } from './nameResolution.ts'

/** Each option of one choice names a pack that holds something without asking. */
export function packsDiagnostics(
  path: string,
  { packs, by }: Pick<ParsedMaterialUse, 'packs' | 'by'>,
  material: MaterialUse['material'],
  { definition, repeat }: Scope,
): Diagnostic[] {
  const [first, ...others] = Object.entries(packs ?? {})
  if (!packs) return []
  const fields = fieldsIn(definition, repeat ?? by?.repeat)
  if (!first || others.length > 0) {
    const choice = namesOfKind(fields, 'choice')[0] ?? 'wire'
    return [{ path, message: `is not of one choice; write { ${choice}: { … } }` }]
  }
  const [name, ofOptions] = first
  const field = fields[name]
  const isOfEachRow = by && by.choice !== name && !Object.hasOwn(definition.fields, name)
  if (field?.kind !== 'choice' || isOfEachRow) {
    const near = suggestion(name, namesOfKind(fields, 'choice'))
    return [{ path: `${path}.${name}`, message: `is not a choice${near}` }]
  }
  const known = material.packs
    .filter(({ holds, isByLength }) => holds !== undefined && !isByLength)
    .map(({ id }) => id)
  const lacking = Object.keys(field.options).filter((option) => !Object.hasOwn(ofOptions, option))
  return [
    ...lacking.map((option) => ({
      path: `${path}.${name}`,
      message: `has no pack for '${option}'; known here: ${known.join(', ')}`,
    })),
    ...Object.entries(ofOptions).flatMap(([option, pack]): Diagnostic[] => {
      const at = `${path}.${name}.${option}`
      if (!Object.hasOwn(field.options, option)) {
        const near = suggestion(option, Object.keys(field.options))
        return [{ path: at, message: `is not an option of ${name}${near}` }]
      }
      if (known.includes(pack)) return []
      const message = `is '${pack}', which is not a pack of ${material.id} that holds something${suggestion(pack, known)}`
      return [{ path: at, message }]
    }),
  ]
}
