import { defineCalculator } from '../schemas/definition/calculator.ts'
import {
  cementLoose,
  concreteAllowance,
  concreteMaterials,
  dryForWetConcrete,
  formworkBoards,
  withFormwork,
} from './shared/figures.ts'
import { cementClasses } from './shared/sources.ts'
import { metres, millimetres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Column Concrete Calculator',
    menu: 'Columns',
  },
  summary: 'Concrete for columns. Cement, sand and ballast, for square, rectangular or round ones.',
  keywords: ['nguzo za nyumba, kolamu, pillar, post, pad', 'cement, simiti, kokoto, konkriti'],
  category: 'Structure',
  order: 9,
  icon: {
    lines: 'M8 3h8v16H8zM3 19h18v2H3z',
    filled: 'M8 3h8v16H8z',
  },
  fields: {
    shape: {
      kind: 'choice',
      label: 'Shape',
      default: 'square',
      units: { part: '1' },
      labels: { part: 'part of its sides that it fills' },
      options: {
        square: { label: 'Square', values: { part: '1' } },
        round: { label: 'Round', values: { part: '0.785398163397448309615660845820' } },
        rectangular: { label: 'Rectangular', values: { part: '1' } },
      },
      source: 'A circle fills π/4 of the square around it, here to 30 decimals.',
    },
    size: {
      kind: 'number',
      label: 'Side (diameter if round)',
      unit: 'mm',
      hint: 'One side of a column with corners, the diameter of a round one.',
      accepts: 'positive',
      usual: millimetres.column,
    },
    otherSide: {
      kind: 'number',
      label: 'Other side',
      unit: 'mm',
      default: '400',
      accepts: 'positive',
      visibleWhen: { shape: ['rectangular'] },
      usual: millimetres.column,
    },
    height: {
      kind: 'number',
      label: 'Height',
      unit: 'm',
      hint: 'From the footing to the underside of the beam.',
      accepts: 'positive',
      usual: metres.column,
    },
    columns: {
      kind: 'number',
      label: 'Number of columns',
      unit: '1',
      default: '1',
      accepts: { exclusiveMinimum: '0', integer: true },
    },
    mix: {
      kind: 'choice',
      label: 'Mix ratio',
      hint: 'Cement : sand : ballast. The engineer’s mix; leaner than 1:1.5:3 is too weak for columns.',
      default: '1:1.5:3',
      optionsOf: { of: 'concrete-mix-calculator', field: 'mix' },
    },
    allowance: concreteAllowance,
    formworkBoards,
  },
  constants: { dryForWet: dryForWetConcrete, cementLoose },
  formulas: {
    volume: {
      unit: 'm³',
      is: 'size * first(otherSide, size) * shape.part * height * columns / mmPerM^2',
    },
    cementBags: { unit: 'bag', is: 'volume * mix.bags' },
    sand: { unit: 'm³', is: 'volume * mix.sand' },
    aggregate: { unit: 'm³', is: 'volume * mix.aggregate' },
    formwork: {
      label: 'Formwork',
      unit: 'm²',
      is: '2 * (size + first(otherSide, size)) * shape.part * height * columns / mmPerM',
    },
  },
  results: [
    {
      of: 'volume',
      label: 'Concrete volume',
      decimals: 2,
      increasesWith: ['size', 'otherSide', 'height', 'columns'],
    },
    {
      of: 'cementBags',
      label: 'Cement',
      unit: 'bags of 50 kg',
      decimals: 1,
      emphasis: 'key',
      increasesWith: ['size', 'otherSide', 'height', 'columns'],
    },
    {
      of: 'sand',
      label: 'Sand',
      decimals: 2,
      increasesWith: ['size', 'otherSide', 'height', 'columns'],
    },
    {
      of: 'aggregate',
      label: 'Aggregate (ballast)',
      decimals: 2,
      increasesWith: ['size', 'otherSide', 'height', 'columns'],
    },
  ],
  solveFor: ['columns', 'height'],
  materials: [
    ...concreteMaterials,
    { material: 'formwork-board', amount: 'formwork', where: withFormwork },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'A column carries the house: its size, its steel and its mix are the engineer’s. Fill it in lifts of about half a metre, shake or poke each one well, and keep it wet under sacks for seven days (assumptions).',
  picture: [
    {
      part: 'box',
      visibleWhen: { shape: ['square'] },
      alt: 'A square column of {size}, {height} high{toScale}',
      length: 'size',
      width: 'size',
      height: 'height',
      material: 'concrete',
      caption: '{columns:column}',
    },
    {
      part: 'box',
      visibleWhen: { shape: ['rectangular'] },
      alt: 'A column of {size} × {otherSide}, {height} high{toScale}',
      length: 'otherSide',
      width: 'size',
      height: 'height',
      material: 'concrete',
      caption: '{columns:column}',
    },
    {
      part: 'cylinder',
      visibleWhen: { shape: ['round'] },
      alt: 'A round column of {size}, {height} high{toScale}',
      diameter: 'size',
      height: 'height',
      material: 'concrete',
      caption: '{columns:column}',
    },
    {
      part: 'heaps',
      note: 'The column, the bags and the heaps are each drawn to a scale of their own',
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
      name: 'Six square columns of 200 mm, 3 m high, in 1:1.5:3',
      given: { size: '200', height: '3', columns: '6' },
      expect: { volume: '0.72', cementBags: '5.8', sand: '0.20', aggregate: '0.39' },
    },
    veranda: {
      name: 'Four round veranda columns of 300 mm, 2.7 m high, in 1:1.5:3',
      given: { shape: 'round', size: '300', height: '2.7', columns: '4' },
      expect: { volume: '0.76', cementBags: '6.1', sand: '0.21', aggregate: '0.42' },
    },
    frame: {
      name: 'Eight rectangular columns of 200 × 400 mm, 3 m high, in 1:1.5:3',
      given: { shape: 'rectangular', size: '200', height: '3', columns: '8' },
      expect: { volume: '1.92', cementBags: '15.4', sand: '0.52', aggregate: '1.05' },
    },
    one: {
      name: 'One square column of 230 mm, 3 m high, in 1:1.5:3',
      given: { size: '230', height: '3' },
      expect: { volume: '0.16', cementBags: '1.3', sand: '0.04', aggregate: '0.09' },
    },
  },
  assumptions: [
    'The columns are alike and of one thickness from bottom to top. The steel inside is not taken off: it fills one to four parts in a hundred (assumption).',
    'Sand and ballast are shares of the finished concrete; loose they fill more. Cement is of class 42.5.',
    'Left out: steel, rings (stirrups), footings and beams. Formwork boards, without nails, are added under the bill. The steel weight page counts bars.',
  ],
  sources: [
    {
      title: 'Which mix for what, in Kenya',
      about: '1:2:4 for foundations and floor slabs, 1:1.5:3 for columns and beams.',
      url: 'https://www.topcalculator.co.ke/cement-calculator',
    },
    cementClasses,
  ],
  guide: {
    heading: 'How to work out concrete for columns',
    steps: [
      'Read shape, size and mix from the engineer’s drawing, and measure the height.',
      'Enter how many columns are alike, then press Calculate. Columns of another size are a calculation of their own.',
    ],
  },
  faqs: [
    {
      question: 'How many bags of cement does one column take?',
      answer:
        'A square column of {one.size} mm, {one.height} m high, is {one.volume} m³ of concrete: {one.cementBags} bags of cement in 1:1.5:3.',
    },
    {
      question: 'Is 1:2:4 strong enough for columns?',
      answer:
        'No, it is for ground slabs and strip foundations. For columns 1:1.5:3 is the weakest that is usual.',
    },
    {
      question: 'Do round columns take less concrete?',
      answer:
        'A round column fills about 79% of a square one as wide as its diameter. {veranda.columns} round columns of {veranda.size} mm, {veranda.height} m high, are {veranda.volume} m³.',
    },
  ],
  related: ['steel-weight-calculator', 'foundation-calculator', 'slab-steel-calculator'],
})
