import type { RowsWithOption } from '../formula/compiled.ts'
import { formatExact, parseRational } from '../formula/number.ts'
import type { DefinitionWithDefaults, FieldOf, PlainField } from './calculator.ts'
import type { Field } from './compiled.ts'
import { optionLabel } from './interpolation.ts'

/* A part that is there for each option of a choice in the rows of a repeat: `by: 'bars.diameter'`. */

type Fields = Readonly<
  Record<string, PlainField | Field | DefinitionWithDefaults['fields'][string]>
>

/** The choice in the rows of a repeat; undefined where there is none of that name. */
export function choiceInRow(
  fields: Fields,
  { repeat, choice }: Pick<RowsWithOption, 'repeat' | 'choice'>,
): FieldOf<'choice'> | undefined {
  const rows = fields[repeat]
  const field = rows?.kind === 'repeat' ? rows.fields[choice] : undefined
  return field?.kind === 'choice' ? field : undefined
}

/** The same, where a used calculator's rows all get one choice of the calculator: that one. */
export function choiceOfRows(
  fields: Fields,
  by: Pick<RowsWithOption, 'repeat' | 'choice'>,
): FieldOf<'choice'> | undefined {
  const outside = fields[by.choice]
  return choiceInRow(fields, by) ?? (outside?.kind === 'choice' ? outside : undefined)
}

/** An option inside a text: '{diameter}' is its label, '{diameter.size}' its value; undefined for another name. */
export function shownOption(
  field: FieldOf<'choice'>,
  { choice, option }: Pick<RowsWithOption, 'choice' | 'option'>,
  name: string,
): string | undefined {
  const [first, key = ''] = name.split('.')
  if (first !== choice) return undefined
  if (name === choice) return optionLabel(field, option)
  const value = parseRational(field.options[option]?.values[key] ?? '')
  return value && formatExact(value)
}
