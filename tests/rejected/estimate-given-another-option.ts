import { gravel, withBeds, withEstimate } from './support/language.ts'
import type { Rejected } from './valid.ts'

export const rejected: Rejected = {
  file: 'garden-estimator.ts',
  beside: gravel,
  definition: withEstimate(
    {},
    {
      fields: {
        ...withBeds.fields,
        stone: {
          ...withBeds.fields.stone,
          options: {
            ...withBeds.fields.stone.options,
            marble: { label: 'Marble', values: { density: '2.7' } },
          },
        },
      },
    },
  ),
  message:
    'calculators/garden-estimator.ts: estimates[0].given.stone gives "stone", whose option \'marble\' gravel-calculator does not have; known here: ballast, murram',
}
