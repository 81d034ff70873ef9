import { withBeds, withRepeat } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const { stone } = valid.fields
const twice = ({ label, values }: typeof stone.options.ballast) => ({
  label,
  values: { ...values, bulk: values.density },
})
const soil = {
  ...stone,
  label: 'Soil',
  units: { density: 'tonne/m³', bulk: 'tonne/m³' },
  labels: { bulk: 'Density' },
  options: { ballast: twice(stone.options.ballast), murram: twice(stone.options.murram) },
}

export const rejected: Rejected = {
  definition: withRepeat({
    fields: { ...withBeds.fields.beds.fields, soil },
    formulas: { bedArea: { unit: 'm²', is: 'length * width * soil.density / soil.bulk' } },
  }),
  message:
    "calculators/gravel-calculator.ts: fields.beds.fields.soil.labels.bulk is called 'density of all flower beds' in the working, as fields.beds.fields.soil.labels.density is; give one of the two another label",
}
