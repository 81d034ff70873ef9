import { defineCalculator } from '../schemas/definition/calculator.ts'
import {
  cementLoose,
  concreteAllowance,
  concreteMaterials,
  dryForWetConcrete,
  formworkBoards,
  propSpacing,
  withFormwork,
} from './shared/figures.ts'
import { buildingCode, cementClasses } from './shared/sources.ts'
import { metres, millimetres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Staircase Concrete Calculator',
    menu: 'Stairs',
  },
  summary: 'Concrete for a flight of stairs. Cement, sand and ballast for one straight flight.',
  keywords: ['ngazi za nyumba, steps, flight, riser, ghorofa', 'simiti, mchanga, kokoto, konkriti'],
  category: 'Structure',
  order: 10,
  icon: {
    lines: 'M3 20h18V5h-5v5h-5v5H6v5',
    filled: 'M6 20v-5h5v-5h5V5h5v15z',
  },
  fields: {
    steps: {
      kind: 'number',
      label: 'Number of steps',
      unit: '1',
      hint: 'Count the risers of one flight.',
      accepts: { minimum: '2', integer: true },
    },
    riser: {
      kind: 'number',
      label: 'Riser',
      unit: 'mm',
      hint: 'The height of one step.',
      default: '150',
      accepts: 'positive',
      usual: millimetres.riser,
    },
    tread: {
      kind: 'number',
      label: 'Tread',
      unit: 'mm',
      hint: 'The depth of one step, riser to riser.',
      default: '300',
      accepts: 'positive',
      usual: millimetres.tread,
    },
    width: {
      kind: 'number',
      label: 'Width of the stairs',
      unit: 'm',
      default: '1.2',
      accepts: 'positive',
      usual: metres.stairs,
    },
    waist: {
      kind: 'number',
      label: 'Waist',
      unit: 'mm',
      hint: 'The slab under the steps, measured square to the slope.',
      default: '150',
      accepts: 'positive',
      usual: millimetres.waist,
    },
    mix: {
      kind: 'choice',
      label: 'Mix ratio',
      hint: 'Cement : sand : ballast. The engineer’s mix; 1:2:4 and leaner are too weak for stairs.',
      default: '1:1.5:3',
      optionsOf: { of: 'concrete-mix-calculator', field: 'mix' },
    },
    allowance: concreteAllowance,
    formworkBoards,
  },
  constants: { propSpacing, dryForWet: dryForWetConcrete, cementLoose },
  formulas: {
    totalRise: { unit: 'm', is: 'steps * riser / mmPerM' },
    slope: { unit: 'mm', is: 'sqrt(riser^2 + tread^2)' },
    volume: {
      unit: 'm³',
      is: 'width * steps * (waist * slope + riser * tread / 2) / mmPerM^2',
    },
    cementBags: { unit: 'bag', is: 'volume * mix.bags' },
    sand: { unit: 'm³', is: 'volume * mix.sand' },
    aggregate: { unit: 'm³', is: 'volume * mix.aggregate' },
    formwork: {
      label: 'Formwork',
      unit: 'm²',
      is: '(slope + riser) * steps * width / mmPerM + 2 * steps * (waist * slope + riser * tread / 2) / mmPerM^2',
    },
    props: { label: 'Props', unit: 'prop', is: 'ceil(slope * steps / mmPerM / propSpacing)' },
  },
  results: [
    {
      of: 'totalRise',
      label: 'Height of the flight',
      decimals: 2,
      increasesWith: ['steps', 'riser'],
    },
    {
      of: 'slope',
      label: 'One step along the slope',
      decimals: 0,
      increasesWith: ['riser', 'tread'],
    },
    {
      of: 'volume',
      label: 'Concrete volume',
      decimals: 2,
      increasesWith: ['steps', 'riser', 'tread', 'width', 'waist'],
    },
    {
      of: 'cementBags',
      label: 'Cement',
      unit: 'bags of 50 kg',
      decimals: 1,
      emphasis: 'key',
      increasesWith: ['steps', 'riser', 'tread', 'width', 'waist'],
    },
    {
      of: 'sand',
      label: 'Sand',
      decimals: 2,
      increasesWith: ['steps', 'riser', 'tread', 'width', 'waist'],
    },
    {
      of: 'aggregate',
      label: 'Aggregate (ballast)',
      decimals: 2,
      increasesWith: ['steps', 'riser', 'tread', 'width', 'waist'],
    },
  ],
  solveFor: ['steps', 'width'],
  materials: [
    ...concreteMaterials,
    { material: 'formwork-board', amount: 'formwork', where: withFormwork },
    { material: 'prop', amount: 'props', where: withFormwork },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Waist, steel and mix are the engineer’s: stairs hang over people. Make every riser of the flight the same height, finishes included, for people stumble on the odd one, and leave the props until the engineer says. Keep it wet for seven days (assumption).',
  picture: [
    {
      part: 'stairs',
      alt: 'The flight from its side: {steps:step} of {riser} by {tread}{toScale}',
      steps: 'steps',
      riser: 'riser',
      tread: 'tread',
      waist: 'waist',
      material: 'concrete',
      caption: '{steps:step}',
    },
    {
      part: 'heaps',
      note: 'The stairs, the bags and the heaps are each drawn to a scale of their own',
      bags: { of: 'cementBags', label: 'cement', material: 'cement' },
      heaps: [
        { of: 'sand', label: 'sand', material: 'sand' },
        { of: 'aggregate', label: 'ballast', material: 'ballast' },
      ],
      highlightWith: 'mix',
    },
  ],
  examples: {
    flight: {
      name: 'A flight of 10 steps, 150 × 300 mm, 1.2 m wide, on a waist of 150 mm',
      given: { steps: '10' },
      expect: {
        totalRise: '1.50',
        slope: '335',
        volume: '0.87',
        cementBags: '7.0',
        sand: '0.24',
        aggregate: '0.48',
      },
    },
    floor: {
      name: 'From floor to floor, 3.06 m in 18 steps of 170 × 250 mm, 1 m wide',
      given: { steps: '18', riser: '170', tread: '250', width: '1' },
      expect: {
        totalRise: '3.06',
        slope: '302',
        volume: '1.20',
        cementBags: '9.6',
        sand: '0.33',
        aggregate: '0.65',
      },
    },
  },
  assumptions: [
    'One straight flight. Every riser is counted with a tread: where the top one belongs to the upper floor, the count is one tread on the safe side.',
    'The steel inside is not taken off. Sand and ballast are shares of the finished concrete; loose they fill more. Cement is of class 42.5.',
    'Left out: steel, landings and beams. Formwork boards, without nails, for the underside, both sides and the risers, and props are added under the bill: one row of props up the slope; stairs wider than 0.6 m take two or more (assumption). A landing is a slab of the concrete page; the steel weight page counts bars.',
  ],
  sources: [buildingCode, cementClasses],
  guide: {
    heading: 'How to work out concrete for stairs',
    steps: [
      'Measure the height from floor to floor with the finishes on, and divide it by the number of risers: that is the riser.',
      'Enter riser, tread and width, and the waist from the engineer’s drawing.',
      'Press Calculate, and compare the height of the flight with what you measured.',
      'With a landing half-way, work out each flight by itself.',
    ],
  },
  faqs: [
    {
      question: 'How many bags of cement does a staircase take?',
      answer:
        'A flight of {flight.steps} steps, {flight.width} m wide, is {flight.volume} m³ of concrete and takes {flight.cementBags} bags of 50 kg in 1:1.5:3. From floor to floor, {floor.totalRise} m in {floor.steps} steps, it is {floor.volume} m³ and {floor.cementBags} bags.',
    },
    {
      question: 'What size of step is comfortable?',
      answer:
        'Twice the riser and one tread should come to about 600 mm (assumption): {flight.riser} and {flight.tread} mm do. The largest riser and the narrowest stairs that are allowed stand in the National Building Code: ask the county, or whoever draws the plan.',
    },
    {
      question: 'Which mix is right for stairs?',
      answer:
        'The engineer’s. 1:2:4 is too weak for stairs; 1:1.5:3 is the weakest that is usual (assumption).',
    },
  ],
  related: ['concrete-mix-calculator', 'steel-weight-calculator', 'column-concrete-calculator'],
})
