import type { RowsWithOption } from '../formula/compiled.ts'
import type { DefinitionWithDefaults, PlainField } from './calculator.ts'
import type { Field } from './compiled.ts'

/* A row may belong to a row of another repeat: a window to its room. */

type AnyField = PlainField | Field | DefinitionWithDefaults['fields'][string]
type Fields<One extends AnyField> = Readonly<Record<string, One>>

/** The field in the rows of a repeat that says to which row of another one each belongs. */
export function referenceTo(
  fields: Fields<AnyField>,
  repeat: string,
  other: string,
): string | undefined {
  const rows = fields[repeat]
  if (rows?.kind !== 'repeat') return undefined
  return Object.keys(rows.fields).find((key) => {
    const field: PlainField | undefined = rows.fields[key]
    return field?.kind === 'choice' && field.of === other
  })
}

/** The rows of one repeat that belong to a row of another, which is counted from 0. */
export function ownRows(
  fields: Fields<AnyField>,
  repeat: string,
  owner: { repeat: string; row: number },
): RowsWithOption | undefined {
  const choice = referenceTo(fields, repeat, owner.repeat)
  return choice === undefined ? undefined : { repeat, choice, option: String(owner.row + 1) }
}

/** The repeats of a calculator, each after those whose rows belong to its own. */
export function repeatsInOrder<One extends AnyField>(
  fields: Fields<One>,
): [name: string, repeat: Extract<One, { kind: 'repeat' }>][] {
  const order = new Map<string, Extract<One, { kind: 'repeat' }>>()
  const isRepeat = (field: One): field is Extract<One, { kind: 'repeat' }> =>
    field.kind === 'repeat'
  const entries = Object.entries(fields)
  // The check has refused a circle.
  const add = ([name, field]: [string, One]) => {
    if (!isRepeat(field)) return
    entries.filter(([other]) => referenceTo(fields, other, name)).forEach(add)
    order.set(name, field)
  }
  entries.forEach(add)
  return [...order]
}
