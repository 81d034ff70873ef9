import { metres, withMore } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'

const whole = { minimum: '1', integer: true } as const

/** Its rows. */
export const bars = {
  kind: 'repeat',
  label: 'Bars',
  row: 'mark',
  maximum: 20,
  fields: {
    diameter: {
      kind: 'choice',
      label: 'Diameter',
      default: '12',
      units: { size: 'mm' },
      options: Object.fromEntries(
        ['8', '10', '12'].map((size) => [size, { label: '{size} mm', values: { size } }]),
      ),
      source: 'Nominal diameters.',
    },
    cutLength: { ...metres, label: 'Cut length' },
    count: { kind: 'number', label: 'How many', unit: '1', default: '1', accepts: whole },
  },
  formulas: { steel: { unit: 'm', is: 'cutLength * count * (1 + lost / percent)' } },
} as const

/** A schedule of bars: each row needs steel of its own diameter. */
export const barSchedule = {
  ...withMore(
    {
      soldLength: { ...metres, label: 'Length of a bar as sold', default: '12' },
      lost: { kind: 'number', label: 'Lost', unit: '%', default: '0', accepts: { minimum: '0' } },
      bars,
    },
    { length: { unit: 'm', is: 'sum(bars.steel)' } },
  ),
  examples: Object.fromEntries(
    Object.entries(valid.examples).map(([key, example]) => [
      key,
      { ...example, expect: { ...example.expect, length: '0.00' } },
    ]),
  ),
  materials: [
    {
      material: 'steel',
      forEach: 'bars',
      amount: 'steel / soldLength',
      variant: '{diameter}',
      where: { cutLength: { maximum: '12' } },
      note: 'A bar longer than 12 m must be lapped.',
    },
  ],
} as const
