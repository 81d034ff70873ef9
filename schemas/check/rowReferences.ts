import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import { namesOfKind } from '../compile/nameResolution.ts'
import type { DefinitionWithDefaults, PlainField } from '../definition/calculator.ts'
import { referenceTo } from '../definition/rowReferences.ts'

type Fields = DefinitionWithDefaults['fields']

/** Refuses a row that belongs to no repeat, to two rows of one, or in turn to rows that belong to it. */
export function rowReferenceDiagnostics(fields: Fields): Diagnostic[] {
  const repeats = namesOfKind(fields, 'repeat')
  return Object.entries(fields).flatMap(([repeat, field]) => {
    if (field.kind !== 'repeat') return []
    return Object.entries(field.fields).flatMap(([key, inner]: [string, PlainField]) => {
      if (inner.kind !== 'choice' || inner.of === undefined) return []
      const { of } = inner
      const refused = (message: string): Diagnostic[] => [
        { path: `fields.${repeat}.fields.${key}.of`, message: `is '${of}', ${message}` },
      ]
      if (!repeats.includes(of)) {
        const others = repeats.filter((other) => other !== repeat)
        return refused(`which is not a repeat of this calculator${suggestion(of, others)}`)
      }
      const circle = circleFrom(fields, repeat, [of])
      if (circle) {
        return refused(
          `whose rows belong to these in turn: ${circle.join(' → ')}; leave one of the fields out`,
        )
      }
      const first = referenceTo(fields, repeat, of)
      return first === key
        ? []
        : refused(`as that of ${first} is; a row belongs to one row of ${of}`)
    })
  })
}

/** The way from a repeat over those that its rows belong to back to itself. */
function circleFrom(
  fields: Fields,
  repeat: string,
  path: readonly string[],
): readonly string[] | undefined {
  const last = path.at(-1) ?? ''
  if (last === repeat) return [repeat, ...path]
  const next = Object.keys(fields).filter((other) => referenceTo(fields, last, other) !== undefined)
  for (const other of next) {
    const circle = path.includes(other) ? undefined : circleFrom(fields, repeat, [...path, other])
    if (circle) return circle
  }
  return undefined
}
