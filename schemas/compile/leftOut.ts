import { billFields, isBillField } from '../definition/billFields.ts'
import type { DefinitionWithDefaults, PlainField } from '../definition/calculator.ts'
import type { Calculator, Constant, Field } from '../definition/compiled.ts'
import { optionLabel } from '../definition/interpolation.ts'
import { formatExact, isNegative, parseRational, parseTyped } from '../formula/number.ts'

/*
 * The fields of a used calculator that a definition gives nothing: each has its own default there, as
 * on its own page.
 */

type Use = DefinitionWithDefaults['uses'][string]

/** The fields, by name, among which a definition finds what it gives. */
type OwnFields = Readonly<Record<string, DefinitionWithDefaults['fields'][string]>>

/** The given names of a used calculator, or of its rows, and the fields on both sides. */
export interface GivenNames {
  /** The fields of the used calculator, or of its rows. */
  used: Readonly<Record<string, Field>>
  given: Readonly<Record<string, unknown>>
  /** The fields that the definition gives. */
  own: OwnFields
}

/**
 * The value of a field that gets nothing: its default; none; or neither of the two is right, because
 * there is no default, or because the field is there with some only of the options that a person may choose.
 */
export type LeftOut = 'default' | 'absent' | 'without default' | 'sometimes there'

/** Says which value a field that gets nothing has. */
export function leftOut(field: PlainField, { used, given, own }: GivenNames): LeftOut {
  if (field.kind === 'number' && field.optional) return 'absent'
  let isSometimesThere = false
  for (const [name, options] of Object.entries(field.visibleWhen ?? {})) {
    const choice = used[name]
    const target = given[name]
    const ownChoice = typeof target === 'string' ? own[target] : undefined
    const atFirst = choice?.kind === 'choice' ? [choice.default] : []
    const chosen = ownChoice?.kind === 'choice' ? Object.keys(ownChoice.options) : atFirst
    const visible = chosen.filter((option) => options.includes(option))
    if (visible.length === 0) return 'absent'
    if (visible.length < chosen.length) isSometimesThere = true
  }
  if (isSometimesThere) return 'sometimes there'
  if (field.kind === 'choice') return 'default'
  const value = parseTyped(field.default ?? '')
  // No constant is below zero.
  return value && !isNegative(value) ? 'default' : 'without default'
}

/** The fields that get nothing and so never have a value; those under the bill are asked for. */
export function absentFields(names: GivenNames): Set<string> {
  return new Set(
    Object.entries(names.used).flatMap(([name, field]) =>
      field.kind !== 'repeat' &&
      !isBillField(field) &&
      names.given[name] === undefined &&
      leftOut(field, names) === 'absent'
        ? [name]
        : [],
    ),
  )
}

/**
 * The names that a use gives. A field under the bill that it leaves out is asked for here too, once for
 * all that the definition uses; a name of the definition's own takes its place.
 */
export function givenBy(
  { given }: Use,
  used: Pick<Calculator, 'fields'>,
  { fields, constants, formulas, uses }: DefinitionWithDefaults,
): Use['given'] {
  const own = { ...fields, ...constants, ...formulas, ...uses }
  const underBill = billFields(used.fields).filter(([name]) => Object.hasOwn(own, name))
  return { ...Object.fromEntries(underBill.map(([name]) => [name, name])), ...given }
}

/**
 * The values that a field has by default, as constants by the names that formulas see: 'depth' of a
 * number, 'mix.bags' of a choice.
 *
 * @param labels by those names
 * @param title that of the field's calculator
 */
export function defaultsOf(
  name: string,
  field: PlainField,
  labels: ReadonlyMap<string, string>,
  title: string,
): [name: string, constant: Constant][] {
  // The sheet has the words for it: the build compiles both languages with one set of messages.
  const defaultOf = { title, hint: field.hint }
  if (field.kind === 'number') {
    const value = exactText(field.default ?? '')
    return [[name, { value, unit: field.unit, defaultOf, label: labels.get(name) }]]
  }
  const { source, assumption, units } = field
  const values = field.options[field.default]?.values ?? {}
  return Object.entries(values).map(([key, value]) => [
    `${name}.${key}`,
    {
      value,
      unit: units[key] ?? '1',
      source,
      assumption,
      defaultOf,
      label: labels.get(`${name}.${key}`),
    },
  ])
}

/** A default as a text shows it: '2.5', 'Ballast'. */
export function shownDefault(field: PlainField): string {
  if (field.kind === 'choice') return optionLabel(field, field.default)
  const value = parseTyped(field.default ?? '')
  return value ? formatExact(value) : ''
}

/** A default as a constant is written: '4½' is '9/2'. */
function exactText(typed: string): string {
  return parseRational(typed) ? typed : (parseTyped(typed)?.toFraction() ?? typed)
}
