import type { FieldOf, ParsedDefinition, PlainField } from '../definition/calculator.ts'
import { PLACE } from '../formula/place.ts'
import type { Others } from './others.ts'

/** A definition whose choices have places where a table needs them. */
export function withPlaces(definition: ParsedDefinition, others: Others): ParsedDefinition {
  const tables = Object.values(definition.formulas).flatMap(({ table }) => table ?? [])
  const used = usedPlaces(definition, others)
  const inAllRows = Object.values(definition.fields).flatMap((field) =>
    field.kind === 'repeat' ? tablesIn(field) : [],
  )
  const isKey = (name: string) =>
    [...tables, ...inAllRows].some(({ by }) => Object.hasOwn(by, name))
  const fields = Object.entries(definition.fields).map(([name, field]) => {
    if (field.kind === 'choice' && (isKey(name) || used.has(name))) {
      return [name, withPlace(field, used.get(name))] as const
    }
    if (field.kind !== 'repeat') return [name, field] as const
    const own = tablesIn(field)
    const inRow = Object.entries(field.fields).map(([key, inner]): [string, PlainField] => [
      key,
      inner.kind === 'choice' && own.some(({ by }) => Object.hasOwn(by, key))
        ? withPlace(inner)
        : inner,
    ])
    return [name, { ...field, fields: Object.fromEntries(inRow) }] as const
  })
  return { ...definition, fields: Object.fromEntries(fields) }
}

function tablesIn({ formulas }: FieldOf<'repeat'>) {
  return Object.values(formulas).flatMap(({ table }) => table ?? [])
}

/** The choices that a used calculator gets and looks something up by, with the places that it has. */
function usedPlaces({ uses }: ParsedDefinition, others: Others): Map<string, FieldOf<'choice'>> {
  const places = new Map<string, FieldOf<'choice'>>()
  for (const { of, given } of Object.values(uses)) {
    const used = others.find(of)
    if (!used || 'circle' in used) continue
    for (const [name, target] of Object.entries(given)) {
      const field = used.fields[name]
      if (field?.kind === 'choice' && PLACE in field.units && typeof target === 'string') {
        places.set(target, field)
      }
    }
  }
  return places
}

function withPlace(field: FieldOf<'choice'>, of = field): FieldOf<'choice'> {
  const order = Object.keys(of.options)
  const options = Object.entries(field.options).map(([id, option]) => {
    const place = of.options[id]?.values[PLACE] ?? String(order.indexOf(id))
    return [id, { ...option, values: { ...option.values, [PLACE]: place } }] as const
  })
  return {
    ...field,
    units: { ...field.units, [PLACE]: '1' },
    labels: { ...field.labels, [PLACE]: field.label },
    options: Object.fromEntries(options),
  }
}
