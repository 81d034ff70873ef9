import { nounOf } from '#language/grammar.ts'
import type { DefinitionWithDefaults, PlainField } from '../definition/calculator.ts'
import { referenceTo } from '../definition/rowReferences.ts'
import { capitalised } from '../messages/message.ts'
import type { SymbolTable, Units } from './nameResolution.ts'

/** The definition with the rows that a field of kind 'row' may name: 'Room 1', 'Room 2', …. */
export function withRowOptions(written: DefinitionWithDefaults): DefinitionWithDefaults {
  const listed = (field: PlainField): PlainField => {
    if (field.kind !== 'choice') return field
    const rows = written.fields[field.of ?? '']
    if (rows?.kind !== 'repeat') return field
    const { one } = nounOf(rows.row)
    const options = Array.from({ length: rows.maximum }, (_, index) => [
      String(index + 1),
      { label: `${capitalised(one)} ${index + 1}`, values: {} },
    ])
    return { ...field, options: Object.fromEntries(options) }
  }
  const fields = Object.entries(written.fields).map(([name, field]) => {
    if (field.kind !== 'repeat') return [name, field]
    const inRow = Object.entries(field.fields).map(([key, inner]) => [key, listed(inner)])
    return [name, { ...field, fields: Object.fromEntries(inRow) }]
  })
  return { ...written, fields: Object.fromEntries(fields) }
}

/** The columns that a formula of a repeat's rows may sum: those of the rows that belong to its own. */
export function columnsOfOwnRows(
  { columns }: Pick<SymbolTable, 'columns'>,
  { fields }: Pick<DefinitionWithDefaults, 'fields'>,
  repeat: string,
): Units {
  return new Map(
    [...columns].filter(([column]) => {
      const [rows = ''] = column.split('.')
      return referenceTo(fields, rows, repeat) !== undefined
    }),
  )
}
