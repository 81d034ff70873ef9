import type { DefinitionWithDefaults, FieldOf, PlainField } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { type Diagnostic, suggestion } from './diagnostic.ts'
import { findOther, type Others } from './others.ts'

/**
 * The definition with the options of other calculators in the places of `optionsOf`; whatever reads it
 * knows no other choices.
 *
 * @param diagnostics gets each choice that cannot be found
 */
export function withOptionsOf(
  definition: DefinitionWithDefaults,
  others: Others,
  diagnostics: Diagnostic[],
): DefinitionWithDefaults {
  const filled = <Other extends PlainField | FieldOf<'repeat'>>(path: string, field: Other) =>
    field.kind === 'choice' ? withOptions(path, field, others, diagnostics) : field
  const fields = Object.entries(definition.fields).map(([name, field]) => {
    const path = `fields.${name}`
    if (field.kind !== 'repeat') return [name, filled(path, field)] as const
    const inRow = Object.entries(field.fields).map(([key, inner]) => [
      key,
      filled(`${path}.fields.${key}`, inner),
    ])
    return [name, { ...field, fields: Object.fromEntries(inRow) }] as const
  })
  return { ...definition, fields: Object.fromEntries(fields) }
}

/** The choices of a calculator and of its rows, by name; the rows themselves are no options for another. */
function choicesOf({ fields }: Calculator): Map<string, FieldOf<'choice'>> {
  const plain = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'repeat'
      ? Object.entries(field.fields).map(([key, inner]) => [`${name}.${key}`, inner] as const)
      : [[name, field] as const],
  )
  return new Map(
    plain.flatMap(([name, field]) =>
      field.kind === 'choice' && !('of' in field) ? [[name, field]] : [],
    ),
  )
}

function withOptions(
  path: string,
  field: FieldOf<'choice'>,
  others: Others,
  diagnostics: Diagnostic[],
): FieldOf<'choice'> {
  const { optionsOf, ...own } = field
  if (!optionsOf) return own
  const other = findOther(`${path}.optionsOf.of`, optionsOf.of, others)
  if ('message' in other) {
    diagnostics.push(other)
    return own
  }
  const choices = choicesOf(other)
  const choice = choices.get(optionsOf.field)
  if (!choice) {
    const known = [...choices.keys()]
    const message = `is "${optionsOf.field}", which is no choice of ${optionsOf.of}${suggestion(optionsOf.field, known)}`
    diagnostics.push({ path: `${path}.optionsOf.field`, message })
    return own
  }
  const ids = Object.keys(choice.options)
  const { only = ids } = optionsOf
  for (const [index, id] of only.entries()) {
    if (ids.includes(id)) continue
    const message = `is '${id}', which is no option of ${optionsOf.field} in ${optionsOf.of}${suggestion(id, ids)}`
    diagnostics.push({ path: `${path}.optionsOf.only[${index}]`, message })
  }
  const hasOrigin = own.source !== undefined || own.assumption !== undefined
  const { source, assumption } = hasOrigin ? own : choice
  return {
    ...own,
    default: own.default === '' ? choice.default : own.default,
    units: choice.units,
    labels: { ...choice.labels, ...own.labels },
    options: Object.fromEntries(Object.entries(choice.options).filter(([id]) => only.includes(id))),
    source,
    assumption,
  }
}
