import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import { namesOfKind } from '../compile/nameResolution.ts'
import type { DefinitionWithDefaults, FieldOf } from '../definition/calculator.ts'
import { parseTyped } from '../formula/number.ts'
import { isEmpty, isWithin } from '../formula/range.ts'

type Fields = Readonly<Record<string, DefinitionWithDefaults['fields'][string]>>
type Usual = NonNullable<FieldOf<'number'>['usual']>

export function rangeDiagnostics(path: string, usual: Omit<Usual, 'with'>): Diagnostic[] {
  const { minimum, maximum, take } = usual
  if (isEmpty(usual)) {
    return [{ path, message: `has minimum ${minimum} above maximum ${maximum}; exchange them` }]
  }
  const value = take === undefined ? undefined : parseTyped(take)
  if (!value || isWithin(value, usual)) return []
  return [
    { path: `${path}.take`, message: `is ${take}, which is outside ${minimum} to ${maximum}` },
  ]
}

/** The other ranges are with options of choices beside the field. */
export function usualWithDiagnostics(
  path: string,
  ranges: NonNullable<Usual['with']>,
  beside: Fields,
): Diagnostic[] {
  return Object.entries(ranges).flatMap(([name, ofOptions]): Diagnostic[] => {
    const choice = beside[name]
    if (choice?.kind !== 'choice') {
      const near = suggestion(name, namesOfKind(beside, 'choice'))
      return [{ path: `${path}.${name}`, message: `is not a choice beside the field${near}` }]
    }
    const ids = Object.keys(choice.options)
    return Object.entries(ofOptions).flatMap(([option, usual]) => {
      const at = `${path}.${name}.${option}`
      if (ids.includes(option)) return rangeDiagnostics(at, usual)
      return [{ path: at, message: `is not an option of ${name}${suggestion(option, ids)}` }]
    })
  })
}

/** The page must not ask of every example whether its figure is meant. */
export function unusualDiagnostics(
  name: string,
  field: Fields[string],
  examples: DefinitionWithDefaults['examples'],
): Diagnostic[] {
  if (field.kind !== 'number' || !field.usual || field.usual.with) return []
  const { usual } = field
  const texts = Object.values(examples).map(({ given }) => given[name])
  const figures = texts.flatMap((text) =>
    typeof text === 'string' ? (parseTyped(text) ?? []) : [],
  )
  if (isEmpty(usual) || figures.length === 0 || figures.some((one) => isWithin(one, usual))) {
    return []
  }
  const message = `leaves out what the examples give, ${figures.join(', ')}; it is in ${field.unit}, as the field is`
  return [{ path: `fields.${name}.usual`, message }]
}
