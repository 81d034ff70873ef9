import type { FieldOf, PlainField } from './calculator.ts'
import type { Field } from './compiled.ts'

/*
 * The fields that a page asks for under what there is to buy: an allowance for what is lost, the price of
 * what no calculator counts.
 */

export type BillField = PlainField & { placement: 'bill' | 'price' }

/** A line at the foot of the bill that a person prices. */
export type PricedField = FieldOf<'number'> & { placement: 'price' }

type Fields = Readonly<Record<string, PlainField | Field>>

/** Whether a field is asked for under the bill, and not in the form. */
export function isBillField(field: PlainField | Field | undefined): field is BillField {
  return field !== undefined && field.kind !== 'repeat' && field.placement !== undefined
}

/** Whether a person prices it. */
export function isPricedField(field: PlainField | Field | undefined): field is PricedField {
  return field?.kind === 'number' && field.placement === 'price'
}

/** The fields under the bill, by their names. */
export function billFields(fields: Fields): [name: string, field: BillField][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isBillField(field) ? [[name, field]] : [],
  )
}
