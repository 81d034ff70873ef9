import { defineCalculator } from '../schemas/definition/calculator.ts'
import {
  cementLoose,
  concreteAllowance,
  concreteMaterials,
  dryForWetConcrete,
} from './shared/figures.ts'
import { concreteMixes } from './shared/mixes.ts'
import { cementClasses, groundFloorBill } from './shared/sources.ts'
import { centimetres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Concrete Mix Calculator',
    menu: 'Concrete mix',
  },
  summary:
    'Concrete for a slab, floor or footing. Cement bags, sand and ballast, from its area, its thickness and the mix ratio.',
  keywords: [
    'cement, simiti, sementi, saruji, zege, ballast, kokoto, mchanga, sand',
    'mfuko, mifuko, ratio, 1:2:4, 1:3:6, class, kuchanganya',
    'slab, floor, sakafu, msingi',
    'mchele, gravel, changarawe, chippings',
    'kumwaga, mjengo, wheelbarrow, wilbaro, karai, ndoo',
  ],
  order: 1,
  icon: {
    lines:
      'M2 4h3l4 10h8l5-9H5.6M17 14l3 6M5 18.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M9 14l-1 2',
    filled: 'M5.6 5H22l-5 9H9z',
  },
  fields: {
    area: {
      kind: 'number',
      label: 'Area',
      unit: 'm²',
      hint: 'Length × width of the slab or footing.',
      accepts: 'positive',
    },
    thickness: {
      kind: 'number',
      label: 'Thickness',
      unit: 'cm',
      hint: 'A floor slab is 10 to 15 cm (assumption).',
      accepts: 'positive',
      usual: centimetres.slab,
    },
    mix: {
      kind: 'choice',
      label: 'Mix ratio',
      hint: 'Cement : sand : ballast.',
      default: '1:2:4',
      ...concreteMixes,
    },
    allowance: concreteAllowance,
  },
  constants: { dryForWet: dryForWetConcrete, cementLoose },
  formulas: {
    volume: { unit: 'm³', is: 'area * thickness / cmPerM' },
    cementBags: { unit: 'bag', is: 'volume * mix.bags' },
    sand: { unit: 'm³', is: 'volume * mix.sand' },
    aggregate: { unit: 'm³', is: 'volume * mix.aggregate' },
  },
  results: [
    { of: 'volume', label: 'Concrete volume', decimals: 2, increasesWith: ['area', 'thickness'] },
    {
      of: 'cementBags',
      label: 'Cement',
      unit: 'bags of 50 kg',
      decimals: 1,
      emphasis: 'key',
      increasesWith: ['area', 'thickness'],
    },
    { of: 'sand', label: 'Sand', decimals: 2, increasesWith: ['area', 'thickness'] },
    {
      of: 'aggregate',
      label: 'Aggregate (ballast)',
      decimals: 2,
      increasesWith: ['area', 'thickness'],
    },
  ],
  solveFor: ['area', 'thickness'],
  materials: concreteMaterials,
  whenInvalid: 'clear',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Sand and ballast are shares of the finished concrete. Loose they fill more: buy what stands below. Keep the concrete wet for seven days (assumption).',
  picture: [
    {
      part: 'box',
      alt: 'A square slab of {area}, {thickness} thick{toScale}, in {mix}',
      area: 'area',
      height: 'thickness',
      material: 'concrete',
      caption: 'Mix {mix}',
    },
    {
      part: 'heaps',
      note: 'The slab, the bags and the heaps are each drawn to a scale of their own',
      bags: { of: 'cementBags', label: 'cement', material: 'cement' },
      heaps: [
        { of: 'sand', label: 'sand', material: 'sand' },
        { of: 'aggregate', label: 'ballast', material: 'ballast' },
      ],
      highlightWith: 'mix',
    },
  ],
  examples: {
    slab: {
      name: 'A 20 m² slab, 10 cm thick, in 1:2:4',
      given: { area: '20', thickness: '10', mix: '1:2:4' },
      expect: { volume: '2.00', cementBags: '12.0', sand: '0.57', aggregate: '1.14' },
    },
    blinding: {
      name: 'Blinding under a 36 m² floor, 5 cm thick, in 1:3:6',
      given: { area: '36', thickness: '5', mix: '1:3:6' },
      expect: { volume: '1.80', cementBags: '9.9', sand: '0.54', aggregate: '1.08' },
    },
    cubicMetre: {
      name: 'One cubic metre: 10 m², 10 cm thick, in 1:2:4',
      given: { area: '10', thickness: '10', mix: '1:2:4' },
      expect: { volume: '1.00', cementBags: '6.0', sand: '0.29', aggregate: '0.57' },
    },
    cubicMetreRich: {
      name: 'One cubic metre in the richer 1:1.5:3',
      given: { area: '10', thickness: '10', mix: '1:1.5:3' },
      expect: { volume: '1.00', cementBags: '8.0', sand: '0.27', aggregate: '0.55' },
    },
  },
  assumptions: [
    'The slab is of one thickness throughout: uneven ground takes more.',
    'Cement of class 42.5 for what carries. Water: 25 to 28 litres a bag; more makes weak concrete (assumption).',
    'Left out: formwork. A floor’s polythene and mesh (BRC) are on the ground slab page; hardcore and steel bars have pages of their own.',
  ],
  sources: [
    {
      title: 'Sand, cement and ballast in 1 m³ of concrete, Kenya',
      about: 'By the dry-volume method: 1.54 m³ loose, 6.3 bags of cement for 1:2:4.',
      url: 'https://jenganami.com/discover/how-to-calculate-the-volume-of-sand-cement-and-ballast-in-concrete/',
    },
    {
      title: 'Which mix for what, in Kenya',
      about:
        '1:3:6 for mass concrete, 1:2:4 for foundations and floor slabs, 1:1.5:3 for columns and beams.',
      url: 'https://www.topcalculator.co.ke/cement-calculator',
    },
    groundFloorBill,
    cementClasses,
  ],
  guide: {
    heading: 'How to work out concrete for a slab',
    steps: [
      'Measure the length and the width of the slab in metres and multiply them: that is the area.',
      'Enter the thickness. Measure it at several places if the ground is uneven, and take the largest.',
      'Choose the mix ratio your engineer or drawing asks for, then press Calculate.',
    ],
  },
  faqs: [
    {
      question: 'How many bags of cement are in one cubic metre of concrete?',
      answer:
        'For 1:2:4 plan with {cubicMetre.cementBags} bags of 50 kg per cubic metre, for 1:1.5:3 with {cubicMetreRich.cementBags}. What to buy has more for 1:2:4: the ratio itself takes 6.3, and some is spilled.',
    },
    {
      question: 'What is the best mix for a 4-inch slab?',
      answer:
        '4 inches are about 10 cm, and 1:2:4 is the usual mix for a slab on the ground: {slab.area} m² need {slab.volume} m³ of concrete and {slab.cementBags} bags of cement. What to buy has a tenth more: the ratio itself takes more, and some is spilled.',
    },
    {
      question: 'Which mix ratio is used in Kenya?',
      answer:
        '1:2:4 for ground slabs and strip foundations of ordinary houses, lintels and the cover of a pit; 1:3:6 for the strip of a boundary wall; 1:3:6 or 1:4:8 for blinding (assumptions). Suspended slabs, beams and columns of a house carry people: they need the mix of the engineer who designed them; 1:1.5:3 is the weakest that is usual there.',
    },
    {
      question: 'How many wheelbarrows of sand and ballast go with a bag of cement?',
      answer:
        'For 1:2:4, one level barrow of sand and two of ballast to a bag: a barrow of 0.065 m³ (assumption) holds nearly two bags of cement. One bag to three barrows of sand and four of ballast is about 1:5.6:7.5: half the cement, far too lean for a slab.',
    },
  ],
  related: ['hardcore-calculator', 'slab-steel-calculator', 'block-brick-estimator'],
})
