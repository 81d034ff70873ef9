import type { DefinitionInput } from '../../schemas/definition/calculator.ts'
import { metres } from './usual.ts'

/** The gates of a wall or a fence, whose width the formulas take off its length. */
export const gates: Extract<DefinitionInput['fields'][string], { kind: 'repeat' }> = {
  kind: 'repeat',
  label: 'Gates',
  row: 'gate',
  maximum: 5,
  fields: {
    width: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive', usual: metres.gate },
    count: {
      kind: 'number',
      label: 'How many',
      unit: '1',
      default: '1',
      accepts: { exclusiveMinimum: '0', integer: true },
    },
  },
  formulas: { opening: { label: 'Width of the gates', unit: 'm', is: 'width * count' } },
}
