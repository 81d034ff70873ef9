import type { DefinitionInput } from '../../schemas/definition/calculator.ts'
import { metres } from './usual.ts'

type Repeat = Extract<DefinitionInput['fields'][string], { kind: 'repeat' }>

/** The fields of doors and windows: the visitor enters one row for all of one size. */
export const openingFields: Repeat['fields'] = {
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
    accepts: { exclusiveMinimum: '0', integer: true },
  },
}

/** The doors and windows of a wall, whose area the formulas subtract. */
export const openings: Repeat = {
  kind: 'repeat',
  label: 'Doors and windows',
  row: 'opening',
  maximum: 20,
  fields: openingFields,
  formulas: { area: { label: 'Area', unit: 'm²', is: 'width * height * count' } },
}
