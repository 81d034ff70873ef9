import { defineCalculator } from '../schemas/definition/calculator.ts'
import { openingFields } from './shared/openings.ts'

/** What every row is measured by. */
const openingFormulas = {
  lintel: { label: 'Lintels', unit: 'm', is: '(width + bearing) * count' },
}

/** Doors of one kind: a frame goes up both sides and over the top. */
const doorFormulas = {
  ...openingFormulas,
  frame: { label: 'Frames', unit: 'm', is: '(2 * height + width) * count' },
}

export default defineCalculator({
  title: {
    page: 'Doors and Windows Calculator',
    menu: 'Doors and windows',
  },
  summary: 'A schedule of doors and windows. Glass, burglar bars, frames, cills and lintels.',
  keywords: [
    'mlango, milango, dirisha, madirisha',
    'grill, burglar proof, steel casement',
    'kioo, vioo, shutter, fremu, mlango wa mbao, timber door',
    'welder, fundi wa madirisha',
  ],
  category: 'Finishes',
  order: 13,
  icon: {
    lines: 'M3 3h8v18H3zM14 6h8v8h-8zM18 6v8M14 10h8M8.5 12h.5',
    filled: 'M14 6h8v8h-8z',
  },
  fields: {
    windows: {
      kind: 'repeat',
      label: 'Windows',
      row: 'window',
      maximum: 20,
      fields: openingFields,
      formulas: {
        ...openingFormulas,
        area: { label: 'Area', unit: 'm²', is: 'width * height * count' },
        cill: { label: 'Cills', unit: 'm', is: 'width * count' },
      },
    },
    outsideDoors: {
      kind: 'repeat',
      label: 'Outside doors',
      row: 'outside door',
      maximum: 20,
      fields: openingFields,
      formulas: doorFormulas,
    },
    insideDoors: {
      kind: 'repeat',
      label: 'Inside doors',
      row: 'inside door',
      maximum: 20,
      fields: openingFields,
      formulas: doorFormulas,
    },
  },
  constants: {
    glassPart: {
      label: 'part of a window that is glass',
      value: '0.85',
      unit: '1',
      assumption: 'The frame and its bars take the rest.',
    },
    bearing: {
      label: 'ends of a lintel on the wall',
      value: '0.4',
      unit: 'm',
      assumption: '20 cm at each end.',
    },
  },
  formulas: {
    openings: {
      label: 'Doors and windows',
      unit: 'opening',
      is: 'sum(windows.count) + sum(outsideDoors.count) + sum(insideDoors.count)',
      accepts: 'positive',
      errorMessage: 'There is neither a door nor a window',
    },
    windowArea: { unit: 'm²', is: 'sum(windows.area)' },
    glass: { unit: 'm²', is: 'windowArea * glassPart' },
    frames: { unit: 'm', is: 'sum(outsideDoors.frame) + sum(insideDoors.frame)' },
    cills: { unit: 'm', is: 'sum(windows.cill)' },
    lintels: {
      unit: 'm',
      is: 'sum(windows.lintel) + sum(outsideDoors.lintel) + sum(insideDoors.lintel)',
    },
  },
  results: [
    { of: 'openings', label: 'Doors and windows', decimals: 0, emphasis: 'key' },
    { of: 'windowArea', label: 'Area of the windows', decimals: 2 },
    { of: 'glass', label: 'Glass', decimals: 2 },
    { of: 'frames', label: 'Door frames', decimals: 2 },
    { of: 'cills', label: 'Window cills', decimals: 2 },
    { of: 'lintels', label: 'Lintels', decimals: 2 },
  ],
  // No solveFor: all that a person enters is in rows.
  materials: [
    {
      material: 'window',
      forEach: 'windows',
      amount: 'count',
      variant: '{width} × {height} m',
    },
    {
      material: 'door',
      forEach: 'outsideDoors',
      amount: 'count',
      variant: '{width} × {height} m',
    },
    {
      material: 'door',
      forEach: 'insideDoors',
      amount: 'count',
      variant: '{width} × {height} m',
    },
    { material: 'glass', amount: 'glass' },
    { material: 'burglar-bar', amount: 'windowArea' },
    { material: 'cill', amount: 'cills' },
    { material: 'fitting', amount: 'openings' },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Add a window or a door to see your results.',
  tip: 'Measure each opening in the finished wall before you order: a frame is made 1 to 2 cm smaller all around (assumption). Leave out the burglar bars where the window comes with them; in each bedroom let one grille open from inside, for fire.',
  examples: {
    twoBedrooms: {
      name: 'A house of two bedrooms: four windows, two outside doors, four inside doors',
      given: {
        windows: [
          { width: '1.5', height: '1.2', count: '3' },
          { width: '0.6', height: '0.6', count: '1' },
        ],
        outsideDoors: [{ width: '0.9', height: '2.1', count: '2' }],
        insideDoors: [
          { width: '0.8', height: '2.1', count: '3' },
          { width: '0.7', height: '2.1', count: '1' },
        ],
      },
      expect: {
        openings: '10',
        windowArea: '5.76',
        glass: '4.90',
        frames: '30.10',
        cills: '5.10',
        lintels: '14.00',
      },
    },
    shop: {
      name: 'A shop with a double door and a window',
      given: {
        windows: [{ width: '1.2', height: '1', count: '1' }],
        outsideDoors: [{ width: '1.5', height: '2.4', count: '1' }],
      },
      expect: {
        openings: '2',
        windowArea: '1.20',
        glass: '1.02',
        frames: '6.30',
        cills: '1.20',
        lintels: '3.50',
      },
    },
  },
  assumptions: [
    'A frame is the two sides and the top of a door; a cill is as wide as its window, and one that reaches into the wall is longer.',
    'Doors of one size are one line, inside and outside ones together: tell the workshop which is which.',
    'Left out: locks, hinges, stays, putty, paint, mosquito gauze, glass that breaks, and frames: a window has its own, a door may come without. The concrete and the steel of lintels are on the beam page.',
  ],
  guide: {
    heading: 'How to work out doors and windows',
    steps: [
      'Add a row for each size of window, outside door and inside door, as on the plan.',
      'Enter width, height and how many, then press Calculate.',
      'Send the list to the workshop, size by size.',
    ],
  },
  faqs: [
    {
      question: 'How much glass does a house take?',
      answer:
        'A house of two bedrooms with {twoBedrooms.windowArea} m² of windows takes about {twoBedrooms.glass} m²: the frames take the rest.',
    },
    {
      question: 'How long is a lintel?',
      answer:
        'As wide as the opening and 20 cm more at each end (assumption). That house takes {twoBedrooms.lintels} m.',
    },
    {
      question: 'Where do I take doors off a wall?',
      answer: 'On the block and plaster pages, which ask for the same rows.',
    },
  ],
  related: ['beam-calculator', 'block-brick-estimator', 'paint-estimator'],
})
