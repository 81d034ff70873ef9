import type { PlainField } from './calculator.ts'
import type { Field } from './compiled.ts'

/* The fields that a page asks for under what there is to buy, as an allowance for what is lost. */

export type BillField = PlainField & { placement: 'bill' }

type Fields = Readonly<Record<string, PlainField | Field>>

/** Whether a field is asked for under the bill, and not in the form. */
export function isBillField(field: PlainField | Field | undefined): field is BillField {
  return field !== undefined && field.kind !== 'repeat' && field.placement === 'bill'
}

/** The fields under the bill, by their names. */
export function billFields(fields: Fields): [name: string, field: BillField][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isBillField(field) ? [[name, field]] : [],
  )
}
