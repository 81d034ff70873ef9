import { withStone } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const { ballast, murram } = valid.fields.stone.options
const twice = ({ label, values }: typeof ballast) => ({
  label,
  values: { ...values, bulk: values.density },
})

export const rejected: Rejected = {
  definition: withStone({
    units: { density: 'tonne/m³', bulk: 'tonne/m³' },
    labels: { bulk: 'Density' },
    options: { ballast: twice(ballast), murram: twice(murram) },
  }),
  message:
    "calculators/gravel-calculator.ts: fields.stone.labels.bulk is called 'density' in the working, as fields.stone.labels.density is; give one of the two another label",
}
