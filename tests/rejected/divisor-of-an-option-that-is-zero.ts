import { type Rejected, valid } from './valid.ts'

const { stone } = valid.fields
const { ballast, murram } = stone.options

export const rejected: Rejected = {
  definition: {
    ...valid,
    fields: {
      ...valid.fields,
      stone: {
        ...stone,
        options: { ballast, murram, air: { label: 'Air', values: { density: '0' } } },
      },
    },
    formulas: {
      ...valid.formulas,
      loads: { unit: 'lorry', is: 'ceil(weight / stone.density * stone.density / lorryLoad)' },
    },
  },
  message:
    'calculators/gravel-calculator.ts: formulas.loads.is divides by stone.density, which may be zero; give every option a value above zero',
}
