import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import type { DefinitionInput } from '../../schemas/definition/calculator.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { valid } from '../rejected/valid.ts'

/** A calculator that has what the language knows of fields: repeats, options, what may stay empty. */
const definition = {
  ...valid,
  title: { page: 'Plaster Calculator', menu: 'Plaster' },
  constants: {},
  fields: {
    wallLength: { kind: 'number', label: 'Wall length', unit: 'm', accepts: 'positive' },
    wallHeight: { kind: 'number', label: 'Wall height', unit: 'm', accepts: 'positive' },
    openings: {
      kind: 'repeat',
      label: 'Doors and windows',
      hint: 'What is not plastered.',
      row: 'opening',
      maximum: 3,
      fields: {
        width: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive' },
        height: { kind: 'number', label: 'Height', unit: 'm', accepts: 'positive' },
        count: {
          kind: 'number',
          label: 'How many',
          unit: '1',
          default: '1',
          accepts: { integer: true, minimum: '1' },
        },
      },
      formulas: { area: { unit: 'm²', is: 'width * height * count' } },
    },
    coat: {
      kind: 'choice',
      label: 'Coat',
      default: 'usual',
      units: { layers: '1' },
      options: {
        usual: { label: 'As usual', values: { layers: '1' } },
        own: { label: 'Of my own', values: { layers: '1' } },
      },
      assumption: 'One layer.',
    },
    key: {
      kind: 'number',
      label: 'Key coat',
      unit: 'mm',
      default: '3',
      accepts: 'positive',
      visibleWhen: { coat: ['own'] },
    },
    price: {
      kind: 'number',
      label: 'Price of a square metre',
      unit: 'KSh/m²',
      optional: true,
      accepts: { minimum: '0' },
    },
  },
  formulas: {
    netArea: {
      unit: 'm²',
      is: 'wallLength * wallHeight * coat.layers - sum(openings.area)',
      accepts: 'positive',
      errorMessage: 'The openings are larger than the wall',
    },
    keyVolume: { label: 'Mortar of the key coat', unit: 'm³', is: 'netArea * key / mmPerM' },
    cost: { unit: 'KSh', is: 'netArea * price' },
  },
  results: [
    { of: 'netArea', label: 'Plastered area', decimals: 2, emphasis: 'key' },
    { of: 'keyVolume', label: 'Key coat', decimals: 3 },
    { of: 'cost', label: 'Cost', decimals: 2 },
  ],
  whenInvalid: 'message',
  examples: {
    wall: {
      name: 'A wall with a door',
      given: {
        wallLength: '12 ft 6 in',
        wallHeight: '3',
        openings: [{ width: '0.9', height: '2.1' }],
      },
      expect: { netArea: '9.54' },
    },
    whole: {
      name: 'A wall without openings',
      given: { wallLength: '4', wallHeight: '3', price: '100', coat: 'own' },
      expect: { netArea: '12.00', cost: '1,200.00', keyVolume: '0.036' },
    },
  },
  faqs: valid.faqs.map(({ question }) => ({ question, answer: 'It takes {wall.netArea} m².' })),
} satisfies DefinitionInput

/** A wall less its doors and windows. */
export const plaster: CalculatorWithGuidance = checkDefinition(
  'calculators/plaster.ts',
  'plaster',
  definition,
)
