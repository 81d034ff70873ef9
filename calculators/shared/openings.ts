import type { CalculatorDefinition } from '../../schemas/definition/calculator.ts'
import { metres } from './usual.ts'

type RowFields = Extract<CalculatorDefinition['fields'][string], { kind: 'repeat' }>['fields']

/** What is entered of doors and windows: one row for all of one size. */
export const openingFields: RowFields = {
  width: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive', usual: metres.opening },
  height: {
    kind: 'number',
    label: 'Height',
    unit: 'm',
    accepts: 'positive',
    usual: metres.opening,
  },
  count: {
    kind: 'number',
    label: 'How many',
    unit: '1',
    default: '1',
    accepts: { integer: true, minimum: '1' },
  },
}
