import { metres, withBeds, withRowsHandedOver } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const { beds } = withBeds.fields
const kerbed = { ...beds.formulas, kerbArea: { unit: 'm²', is: 'length * kerb' } }
const used = {
  ...withBeds,
  fields: {
    ...withBeds.fields,
    beds: { ...beds, formulas: kerbed },
    kerb: { ...metres, label: 'Kerb', optional: true },
  },
  formulas: { ...withBeds.formulas, kerbs: { unit: 'm²', is: 'sum(beds.kerbArea)' } },
  results: [...valid.results, { of: 'kerbs', label: 'Kerbs', decimals: 2 }],
}
const { path, yard } = valid.examples
const { definition, ...more } = withRowsHandedOver({
  of: 'ponds',
  given: { length: 'long', width: 'wide' },
})

export const rejected: Rejected = {
  ...more,
  beside: {
    'gravel-calculator': {
      ...used,
      examples: {
        path: { ...path, expect: { ...path.expect, kerbs: '0.00' } },
        yard: { ...yard, expect: { ...yard.expect, kerbs: '0.00' } },
      },
    },
  },
  definition: {
    ...definition,
    formulas: {
      volume: { unit: 'm³', is: 'gravel.kerbs * depth / cmPerM' },
      weight: { unit: 'tonne', is: 'volume * stone.density' },
      loads: { unit: 'lorry', is: 'gravel.loads' },
    },
  },
  message:
    'calculators/sand-calculator.ts: results[1].of is "weight", which is absent where gravel.kerb is; the key figure must always be there',
}
