import type { DefinitionInput } from '../../schemas/definition/calculator.ts'

type Part = NonNullable<DefinitionInput['picture']>[number]

/** A small definition that passes: the tables of `mistakes` make one mistake each in it. */
export const valid = {
  title: { page: 'Gravel Calculator', menu: 'Gravel' },
  summary: 'Tonnes of gravel for a path.',
  order: 7,
  fields: {
    area: { kind: 'number', label: 'Area', unit: 'm²', accepts: 'positive' },
    depth: { kind: 'number', label: 'Depth', unit: 'cm', default: '5', accepts: 'positive' },
    stone: {
      kind: 'choice',
      label: 'Stone',
      default: 'ballast',
      units: { density: 'tonne/m³' },
      options: {
        ballast: { label: 'Ballast', values: { density: '1.6' } },
        murram: { label: 'Murram', values: { density: '1.9' } },
      },
      assumption: 'Loose weights in common use.',
    },
  },
  constants: {
    lorryLoad: { value: '7', unit: 'tonne', assumption: 'A common tipper.' },
  },
  formulas: {
    volume: { unit: 'm³', is: 'area * depth / cmPerM' },
    weight: { unit: 'tonne', is: 'volume * stone.density' },
    loads: { unit: 'lorry', is: 'ceil(weight / lorryLoad)' },
  },
  results: [
    { of: 'volume', label: 'Volume', decimals: 2 },
    { of: 'weight', label: 'Weight at {depth} cm', decimals: 1, emphasis: 'key' },
    { of: 'loads', label: 'Lorry loads', unit: 'loads', decimals: 0 },
  ],
  whenInvalid: 'clear',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  examples: {
    path: {
      name: 'A path of 20 m², 5 cm deep',
      given: { area: '20' },
      expect: { volume: '1.00', weight: '1.6', loads: '1' },
    },
    yard: {
      name: 'A yard of 100 m², 10 cm deep, in murram',
      given: { area: '100', depth: '10', stone: 'murram' },
      expect: { volume: '10.00', weight: '19.0', loads: '3' },
    },
  },
  guide: { heading: 'How to work out gravel', steps: ['Measure the path.', 'Press Calculate.'] },
  faqs: [
    { question: 'How much for a path?', answer: 'A path takes {path.weight} tonnes.' },
    { question: 'Ballast or murram?', answer: 'Ballast drains, murram binds.' },
    { question: 'How deep?', answer: 'At least 5 cm.' },
  ],
} satisfies DefinitionInput

/** Parts of a picture that it could have; a mistake in one names another thing for a parameter. */
export const box = {
  part: 'box',
  area: 'area',
  height: 'depth',
  material: 'ballast',
} satisfies Part

export const heaps = {
  part: 'heaps',
  bags: { of: 'loads', label: 'lorries', material: 'cement' },
  heaps: [{ of: 'volume', label: 'stone', material: 'ballast' }],
  highlightWith: 'stone',
} satisfies Part

export const surface = {
  part: 'surface',
  length: 'depth',
  height: 'depth',
  material: 'tile',
} satisfies Part

export const pieces = {
  noun: 'tile',
  length: 'depth',
  height: 'depth',
  cut: 'at the edges',
  needed: 'loads',
  total: 'loads',
  wastage: 'share',
} satisfies NonNullable<Extract<Part, { part: 'surface' }>['pieces']>
