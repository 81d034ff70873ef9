import * as messages from '#language/review.ts'
import type { ParsedDefinition, PlainField } from '../definition/calculator.ts'
import type { Field } from '../definition/compiled.ts'
import { isNegative, parseRational, parseTyped } from '../formula/number.ts'
import { say } from '../messages/message.ts'

/*
 * The fields of a used calculator that a definition gives nothing: each has its own default there, as
 * on its own page.
 */

type Constant = ParsedDefinition['constants'][string]

/** The fields, by name, among which a definition finds what it gives. */
type OwnFields = Readonly<Record<string, ParsedDefinition['fields'][string]>>

/** The given names of a used calculator, or of its rows, and the fields on both sides. */
export interface GivenNames {
  /** The fields of the used calculator, or of its rows. */
  used: Readonly<Record<string, Field>>
  given: Readonly<Record<string, unknown>>
  /** The fields that the definition gives. */
  own: OwnFields
}

/**
 * What takes the place of a field that gets nothing: its default; no value; or neither, because there is
 * no default, or because it depends on an option that a person chooses whether the field is there.
 */
export type LeftOut = 'default' | 'absent' | 'without default' | 'sometimes there'

/** Says what takes the place of a field that gets nothing. */
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
  if (field.kind === 'number') {
    const atFirst = say(messages.constants.atFirst, { title })
    const assumption = field.hint === undefined ? atFirst : `${atFirst} ${field.hint}`
    const value = exactText(field.default ?? '')
    return [[name, { value, unit: field.unit, assumption, label: labels.get(name) }]]
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
      label: labels.get(`${name}.${key}`),
    },
  ])
}

/** A default as a constant is written: '4½' is '9/2'. */
function exactText(typed: string): string {
  return parseRational(typed) ? typed : (parseTyped(typed)?.toFraction() ?? typed)
}
