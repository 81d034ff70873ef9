import { metres, withMore } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'

const choice = (label: string, options: Record<string, string>) => ({
  kind: 'choice',
  label,
  default: Object.keys(options)[0] ?? '',
  units: {},
  options: Object.fromEntries(
    Object.entries(options).map(([id, name]) => [id, { label: name, values: {} }]),
  ),
  assumption: 'For the test.',
})

/** What is looked up by. */
export const keys = {
  region: choice('Region', { nairobi: 'Nairobi', coast: 'Coast', rift: 'Rift Valley' }),
  finish: choice('Finish', { rough: 'rough', smooth: 'smooth' }),
  load: {
    kind: 'number',
    label: 'Load current',
    unit: 'A',
    default: '20',
    accepts: { minimum: '0', maximum: '40' },
  },
  height: { ...metres, label: 'Height', default: '3', accepts: { minimum: '2', maximum: '6' } },
}

/** What is looked up by two choices, by a number with its next line up, and on a straight line. */
export const tables = {
  ...withMore(keys, {
    rate: {
      unit: 'KSh/m²',
      table: {
        // Not in the order of the options.
        by: { region: ['coast', 'nairobi', 'rift'], finish: ['smooth', 'rough'] },
        figures: [
          ['500', '420'],
          ['450', '380'],
          ['480', '400.5'],
        ],
      },
      source: 'A list of rates.',
    },
    cable: {
      label: 'Size of the cable',
      unit: 'mm²',
      table: { by: { load: ['16', '21', '28', '40'] }, figures: ['1.5', '2.5', '4', '6'] },
      assumption: 'For the test.',
    },
    fuse: {
      unit: 'A',
      table: { by: { load: ['6', '10', '16', '20', '32', '40'] } },
      source: 'Fuses as they are sold.',
    },
    post: {
      label: 'Weight of a post',
      unit: 'kg',
      table: {
        by: { height: ['2', '3', '6'] },
        between: 'straight',
        figures: ['5', '7', '6'],
      },
      source: 'A list of posts.',
    },
  }),
  examples: Object.fromEntries(
    Object.entries(valid.examples).map(([key, example]) => [
      key,
      {
        ...example,
        expect: {
          ...example.expect,
          rate: '380.00',
          cable: '2.50',
          fuse: '20.00',
          post: '7.00',
        },
      },
    ]),
  ),
}
