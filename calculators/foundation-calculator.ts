import { defineCalculator } from '../schemas/definition/calculator.ts'
import { buildingCode, cementClasses } from './shared/sources.ts'
import { centimetres, metres } from './shared/usual.ts'

export default defineCalculator({
  title: { page: 'Foundation Calculator', menu: 'Foundation' },
  summary: 'A strip foundation in a trench. Soil to dig out, and cement, sand and ballast.',
  keywords: [
    'msingi wa nyumba, mawe ya msingi, plinth, DPC, udongo',
    'footing, trench, mtaro, strip',
    'kuchimba, shimo, black cotton, soil, excavation',
    'simiti, mchanga, kokoto, konkriti',
    'fence, fensi',
  ],
  category: 'Structure',
  order: 8,
  icon: {
    lines: 'M2 9h5v11h10V9h5M7 16h10M10 16V3h4v13',
    filled: 'M7 16h10v4H7z',
  },
  fields: {
    trenchLength: {
      kind: 'number',
      label: 'Trench length',
      unit: 'm',
      hint: 'All trenches together, along their middle line.',
      accepts: 'positive',
      usual: metres.wallLength,
    },
    trenchWidth: {
      kind: 'number',
      label: 'Trench width',
      unit: 'm',
      default: '0.6',
      accepts: 'positive',
      usual: metres.trenchWidth,
    },
    trenchDepth: {
      kind: 'number',
      label: 'Trench depth',
      unit: 'm',
      hint: 'From the ground down to firm soil.',
      default: '0.9',
      accepts: 'positive',
      usual: metres.trenchDepth,
    },
    thickness: {
      kind: 'number',
      label: 'Concrete thickness',
      unit: 'cm',
      default: '20',
      accepts: 'positive',
      usual: centimetres.footing,
    },
    mix: {
      kind: 'choice',
      label: 'Mix ratio',
      hint: 'Cement : sand : ballast. 1:4:8 is for blinding alone; with steel in the strip, the engineer’s mix.',
      optionsOf: { of: 'concrete-mix-calculator', field: 'mix' },
    },
  },
  uses: {
    concrete: {
      of: 'concrete-mix-calculator',
      given: { area: 'base', thickness: 'thickness', mix: 'mix' },
    },
  },
  formulas: {
    base: { label: 'Bottom of the trench', unit: 'm²', is: 'trenchLength * trenchWidth' },
    excavation: { unit: 'm³', is: 'base * trenchDepth' },
    heightAbove: {
      unit: 'm',
      is: 'trenchDepth - thickness / cmPerM',
      accepts: 'positive',
      errorMessage: 'The concrete is as thick as the trench is deep, or thicker',
    },
    volume: { unit: 'm³', is: 'concrete.volume' },
    cementBags: { unit: 'bag', is: 'concrete.cementBags' },
    sand: { unit: 'm³', is: 'concrete.sand' },
    aggregate: { unit: 'm³', is: 'concrete.aggregate' },
  },
  results: [
    {
      of: 'excavation',
      label: 'Soil to dig out',
      decimals: 2,
      increasesWith: ['trenchLength', 'trenchWidth', 'trenchDepth'],
    },
    {
      of: 'heightAbove',
      label: 'From the concrete up to the ground',
      decimals: 2,
      increasesWith: ['trenchDepth'],
      decreasesWith: ['thickness'],
    },
    {
      of: 'volume',
      label: 'Concrete volume',
      decimals: 2,
      increasesWith: ['trenchLength', 'trenchWidth', 'thickness'],
    },
    {
      of: 'cementBags',
      label: 'Cement',
      unit: 'bags of 50 kg',
      decimals: 1,
      emphasis: 'key',
      increasesWith: ['trenchLength', 'trenchWidth', 'thickness'],
    },
    {
      of: 'sand',
      label: 'Sand',
      decimals: 2,
      increasesWith: ['trenchLength', 'trenchWidth', 'thickness'],
    },
    {
      of: 'aggregate',
      label: 'Aggregate (ballast)',
      decimals: 2,
      increasesWith: ['trenchLength', 'trenchWidth', 'thickness'],
    },
  ],
  solveFor: ['trenchLength', 'trenchWidth', 'trenchDepth'],
  materials: [{ use: 'concrete' }, { material: 'excavation', amount: 'excavation' }],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Have the trench looked at before you pour, by the engineer or the county’s inspector: firm, level, clean and without water. Never fill a trench that was dug too deep with loose soil; fill it with concrete. Prop the sides of a trench deeper than 1.2 m, and of any trench in loose soil (assumption). Keep the concrete wet for seven days.',
  picture: [
    {
      part: 'layers',
      alt: 'A cut through the trench, {trenchWidth} wide and {trenchDepth} deep, with {thickness} of concrete at its bottom{toScale}',
      width: 'trenchWidth',
      inGround: true,
      layers: [
        { depth: 'heightAbove', label: 'wall {heightAbove}' },
        { depth: 'thickness', material: 'concrete', label: 'concrete {thickness}' },
      ],
    },
    {
      part: 'heaps',
      note: 'The trench, the bags and the heaps are each drawn to a scale of their own',
      bags: { of: 'cementBags', label: 'cement', material: 'cement' },
      heaps: [
        { of: 'sand', label: 'sand', material: 'sand' },
        { of: 'aggregate', label: 'ballast', material: 'ballast' },
      ],
      highlightWith: 'mix',
    },
  ],
  examples: {
    house: {
      name: 'A house of 10 m × 8 m on its middle lines with one cross wall: 36 m and 7.4 m of trench',
      given: { trenchLength: '43.4' },
      expect: {
        excavation: '23.44',
        heightAbove: '0.70',
        volume: '5.21',
        cementBags: '31.2',
        sand: '1.49',
        aggregate: '2.98',
      },
    },
    boundaryWall: {
      name: '30 m of boundary wall: a trench 0.45 m wide and 0.6 m deep, 15 cm of concrete in 1:3:6',
      given: {
        trenchLength: '30',
        trenchWidth: '0.45',
        trenchDepth: '0.6',
        thickness: '15',
        mix: '1:3:6',
      },
      expect: {
        excavation: '8.10',
        heightAbove: '0.45',
        volume: '2.03',
        cementBags: '11.1',
        sand: '0.61',
        aggregate: '1.22',
      },
    },
  },
  assumptions: [
    'Width, depth and thickness are the drawing’s; those in the form are a small house’s on firm soil (assumption).',
    'The soil is measured as it lies. Dug out it is a quarter more (assumption).',
    'Sand and ballast are shares of the finished concrete; loose they fill more. An uneven trench takes more. Cement is of class 42.5.',
    'Left out: props of the trench, filling back, carting soil away, steel, blinding, steps on a slope and pad footings. Steel, the wall and the hardcore have pages of their own.',
  ],
  sources: [
    {
      title: 'Constructing on black cotton soil in Kenya',
      about: 'An architect: out at least 1 m deep, or the house on columns down to rock.',
      url: 'http://a4architect.com/2013/05/constructing-on-black-cotton-soil-in-kenya',
    },
    buildingCode,
    cementClasses,
  ],
  guide: {
    heading: 'How to work out a strip foundation',
    steps: [
      'Measure every trench along its middle line, and add them up. A cross wall begins at the side of the outer trench: take off what would count twice.',
      'Enter width, depth and thickness as on your drawing, choose the mix, then press Calculate.',
      'Count the wall with the block calculator. It goes up to the floor: the height from the concrete to the ground, and the plinth above it, 0.3 to 0.6 m (assumption).',
    ],
  },
  faqs: [
    {
      question: 'How many bags of cement does a house foundation take?',
      answer:
        'A house of 10 m × 8 m with one cross wall has {house.trenchLength} m of trench. 0.6 m wide with 20 cm of 1:2:4 that is {house.volume} m³ of concrete and {house.cementBags} bags of cement. What to buy has a tenth more: the ratio itself takes more, and some is spilled. {house.excavation} m³ of soil come out.',
    },
    {
      question: 'How thick should the concrete in the trench be?',
      answer:
        'As on the drawing, which holds to the National Building Code. A rule of thumb for firm soil (assumption): no less than the strip stands out on each side of the wall. A wall of 20 cm in a trench of 60 cm leaves 20 cm.',
    },
    {
      question: 'What about black cotton soil?',
      answer:
        'It swells in the rain, shrinks in the sun and cracks the house. It has to come out down to firm ground, or the house needs another foundation: ask an engineer before you dig.',
    },
  ],
  related: ['block-brick-estimator', 'hardcore-calculator', 'steel-weight-calculator'],
})
