import { defineCalculator } from '../schemas/definition/calculator.ts'

export default defineCalculator({
  title: {
    page: 'Concrete Mix Calculator',
    menu: 'Concrete mix',
    breadcrumb: 'Concrete Mix Calculator',
  },
  summary:
    'Cement bags, sand and ballast for a slab, floor or footing, from its area, its thickness and the mix ratio.',
  alsoCalled: ['zege', 'saruji', 'simiti', 'slab', 'kokoto'],
  order: 1,
  icon: 'mix',
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
      hint: 'A 4-inch slab is about 10 cm.',
      accepts: 'positive',
    },
    mix: {
      kind: 'choice',
      label: 'Mix ratio',
      hint: 'Cement : sand : ballast.',
      default: '1:2:4',
      units: { bags: 'bag/m³', sand: '1', aggregate: '1' },
      labels: {
        bags: 'bags per cubic metre',
        sand: 'part that is sand',
        aggregate: 'part that is ballast',
      },
      options: {
        '1:2:4': { label: '1:2:4', values: { bags: '6', sand: '2/7', aggregate: '4/7' } },
        '1:3:6': { label: '1:3:6', values: { bags: '5.5', sand: '3/10', aggregate: '6/10' } },
      },
      assumption:
        'Bags of 50 kg per m³ of concrete are planning figures in common use. Sand and ballast are their parts of the ratio (2 and 4 of 7; 3 and 6 of 10).',
    },
  },
  constants: {
    cmPerM: {
      label: 'centimetres in a metre',
      value: '100',
      unit: 'cm/m',
      source: 'The metric system.',
    },
  },
  formulas: {
    volume: { unit: 'm³', is: 'area * thickness / cmPerM' },
    cementBags: { unit: 'bag', is: 'volume * mix.bags' },
    sand: { unit: 'm³', is: 'volume * mix.sand' },
    aggregate: { unit: 'm³', is: 'volume * mix.aggregate' },
  },
  results: [
    { of: 'volume', label: 'Concrete volume', decimals: 2, growsWith: ['area', 'thickness'] },
    {
      of: 'cementBags',
      label: 'Cement',
      unit: 'bags of 50 kg',
      decimals: 1,
      emphasis: 'key',
      growsWith: ['area', 'thickness'],
    },
    { of: 'sand', label: 'Sand', decimals: 2, growsWith: ['area', 'thickness'] },
    {
      of: 'aggregate',
      label: 'Aggregate (ballast)',
      decimals: 2,
      growsWith: ['area', 'thickness'],
    },
  ],
  whenInvalid: 'clear',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Cement is sold in whole bags: round up, and add one for spillage. Sand and ballast are measured as in the finished concrete. Loose, they take more room: builders usually order about 1.5 times these figures.',
  picture: {
    kind: 'slab',
    area: 'area',
    thickness: 'thickness',
    mix: 'mix',
    bags: 'cementBags',
    sand: 'sand',
    aggregate: 'aggregate',
  },
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
    cubicMetreLean: {
      name: 'One cubic metre in the leaner 1:3:6',
      given: { area: '10', thickness: '10', mix: '1:3:6' },
      expect: { volume: '1.00', cementBags: '5.5', sand: '0.30', aggregate: '0.60' },
    },
  },
  assumptions: [
    'The slab is level and of one thickness throughout.',
    'Wastage is not added: spillage and uneven ground come on top.',
    'Sand and ballast are measured as in the finished concrete. Loose, they take more room: about 1.5 times these figures is a rule of the trade for what to order, and is not in them.',
  ],
  guide: {
    heading: 'How to work out concrete for a slab',
    steps: [
      'Measure the length and the width of the slab in metres and multiply them: that is the area.',
      'Enter the thickness in centimetres. Measure it at several places if the ground is uneven, and take the largest.',
      'Choose the mix ratio your engineer or drawing asks for, then press Calculate.',
      'Round the cement up to whole bags before you buy.',
    ],
  },
  faqs: [
    {
      question: 'How many bags of cement are in one cubic metre of concrete?',
      answer:
        'For 1:2:4 plan with {cubicMetre.cementBags} bags of 50 kg per cubic metre, for 1:3:6 with {cubicMetreLean.cementBags}. A batch with wetter sand or more cement will differ.',
    },
    {
      question: 'What is the best mix for a 4-inch slab?',
      answer:
        'A 4-inch slab is about 10 cm thick, and 1:2:4 is the usual mix for it. A slab of {slab.area} m² then needs {slab.volume} m³ of concrete and {slab.cementBags} bags of cement. Where an engineer has specified a strength, follow the drawing.',
    },
    {
      question: 'Which mix ratio is used in Kenya?',
      answer:
        '1:2:4 is the common site mix for slabs, beams and columns of ordinary houses; 1:3:6 serves for blinding and mass concrete under footings. Structural concrete on larger works is designed by an engineer.',
    },
  ],
  related: ['block-brick-estimator', 'steel-weight-calculator'],
})
