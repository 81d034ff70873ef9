import { defineCalculator } from '../../schemas/definition/calculator.ts'

/**
 * Written from the guide alone, with all that a test of every calculator might have taken for granted: the
 * fields and keywords of another calculator, a name that begins as its, nouns that no table has, labour,
 * figures below zero, brackets in `first`, rows that are whole at first, rows given to a used calculator, and a
 * material of its own.
 */
export default defineCalculator({
  title: { page: 'Test Paint Store', menu: 'Test paint store' },
  summary: 'Paint, shelves and water tanks for a store. It is a room that is painted, with mabati.',
  keywords: ['paint', 'rangi', 'mabati', 'vigae', 'saruji'],
  order: 1,
  fields: {
    wallHeight: { kind: 'number', label: 'Wall height', unit: 'm', accepts: 'positive' },
    wallWidth: { kind: 'number', label: 'Wall width', unit: 'm', accepts: 'positive' },
    walls: {
      kind: 'number',
      label: 'Number of walls',
      unit: '1',
      default: '3',
      accepts: 'positive',
    },
    coats: {
      kind: 'number',
      label: 'Number of coats',
      unit: '1',
      default: '2',
      accepts: 'positive',
    },
    coverage: {
      kind: 'number',
      label: 'Coverage per litre',
      unit: 'm²/litre',
      default: '10',
      accepts: 'positive',
    },
    shelf: {
      kind: 'choice',
      label: 'Shelves',
      default: 'usual',
      units: { deep: 'mm' },
      labels: { deep: 'depth of a shelf' },
      options: {
        usual: { label: '{deep} mm deep', values: { deep: '300' } },
        wide: { label: '{deep} mm deep, wide', values: { deep: '450' } },
        other: { label: 'Other size' },
      },
      source: 'Measured in a store.',
    },
    ownDepth: {
      kind: 'number',
      label: 'Depth of the shelves',
      unit: 'mm',
      default: '400',
      accepts: 'positive',
      visibleWhen: { shelf: ['other'] },
    },
    mix: {
      kind: 'choice',
      label: 'Plaster mix',
      default: '1:4',
      units: { sand: '1' },
      labels: { sand: 'parts of sand' },
      options: {
        '1:4': { label: '1:4', values: { sand: '4' } },
        '1:6': { label: '1:6', values: { sand: '6' } },
      },
      assumption: 'Parts by volume.',
    },
    shutters: {
      kind: 'repeat',
      label: 'Shutters',
      row: 'shutter',
      maximum: 1,
      fields: {
        wide: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive' },
        high: { kind: 'number', label: 'Height', unit: 'm', default: '2.4', accepts: 'positive' },
      },
    },
    tanks: {
      kind: 'repeat',
      label: 'Tanks',
      row: 'water tank',
      minimum: 1,
      maximum: 4,
      fields: {
        holds: {
          kind: 'number',
          label: 'Holds',
          unit: 'litre',
          default: '500',
          accepts: 'positive',
        },
      },
    },
  },
  uses: {
    plaster: {
      of: 'plaster-estimator',
      given: {
        wallLength: 'around',
        wallHeight: 'wallHeight',
        openings: { of: 'shutters', given: { width: 'wide', height: 'high', count: 'one' } },
        thickness: 'thickness',
        mix: 'mix',
        wastage: 'wastage',
      },
    },
  },
  constants: {
    one: { label: 'one of each', value: '1', unit: '1', assumption: 'A row is one shutter.' },
    thickness: { label: 'plaster', value: '15', unit: 'mm', assumption: 'One coat.' },
    wastage: { label: 'plaster that is lost', value: '10', unit: '%', assumption: 'Some is.' },
    needed: { label: 'water that is needed', value: '1000', unit: 'litre', source: 'The county.' },
    lasts: { label: 'what a roller lasts', value: '20', unit: 'litre/roller', assumption: 'So.' },
  },
  formulas: {
    around: { label: 'Length of all walls', unit: 'm', is: 'wallWidth * walls' },
    totalArea: { label: 'Painted area', unit: 'm²', is: 'plaster.netArea * coats' },
    paintLiters: { unit: 'litre', is: 'ceil(totalArea / coverage)' },
    cement: { unit: 'bag', is: 'plaster.cementBags' },
    rollers: { unit: 'roller', is: 'ceil(paintLiters / lasts)' },
    depth: { label: 'Shelf', unit: 'mm', is: 'first(ownDepth, (shelf.deep))' },
    boards: { label: 'Boards', unit: 'm²', is: 'around * depth / mmPerM' },
    spare: { label: 'Water to spare', unit: 'litre', is: 'sum(tanks.holds) - needed' },
  },
  results: [
    { of: 'totalArea', label: 'Painted area', decimals: 2 },
    { of: 'paintLiters', label: 'Paint', decimals: 0, emphasis: 'key' },
    { of: 'cement', label: 'Cement', unit: 'bags of 50 kg', decimals: 1 },
    { of: 'rollers', label: 'Rollers', unit: 'rollers of 9 inches', decimals: 0 },
    { of: 'boards', label: 'Shelves', decimals: 2 },
    {
      of: 'spare',
      label: 'Water to spare',
      decimals: 0,
      mayBeNegative: 'Small tanks hold too little.',
    },
  ],
  materials: [
    { material: 'paint', amount: 'paintLiters' },
    { material: 'cement', amount: 'cement' },
    { material: 'painting', amount: 'around * wallHeight' },
    { material: 'roof-framing', amount: 'boards' },
    { material: 'test-roller', amount: 'rollers' },
  ],
  ownMaterials: {
    'test-roller': {
      name: 'test rollers',
      unit: 'roller',
      weight: { value: '300', unit: 'g/roller', assumption: 'With its handle.' },
      packs: {
        set: { singular: 'set', plural: 'sets', of: '2 test rollers', holds: '2' },
        bale: { singular: 'bale', plural: 'bales', of: 'test rollers', holds: '6000', unit: 'g' },
        box: {
          singular: 'box',
          plural: 'boxes',
          of: 'test rollers',
          holdsLabel: 'Rollers in a box',
        },
      },
      assumption: 'Sold in sets.',
    },
  },
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter the walls of the store.',
  examples: {
    small: {
      name: 'A store of three walls of 3 m × 4 m',
      given: { wallHeight: '3', wallWidth: '4' },
      expect: {
        totalArea: '72.00',
        paintLiters: '8',
        cement: '4.6',
        rollers: '1',
        boards: '3.60',
        spare: '-500',
      },
    },
    large: {
      name: 'A large store with a shutter, deep shelves and two tanks',
      given: {
        wallHeight: '3',
        wallWidth: '10',
        walls: '4',
        shelf: 'other',
        shutters: [{ wide: '3' }],
        tanks: [{ holds: '1000' }, {}],
      },
      expect: {
        totalArea: '225.60',
        paintLiters: '23',
        cement: '14.3',
        rollers: '2',
        boards: '16.00',
        spare: '500',
      },
    },
  },
  guide: { heading: 'How to fit out a store', steps: ['Measure the walls.', 'Press Calculate.'] },
  faqs: [
    { question: 'How much paint?', answer: '{small.paintLiters} litres.' },
    { question: 'Which paint?', answer: 'Emulsion.' },
    { question: 'How many coats?', answer: '{small.coats}.' },
  ],
})
