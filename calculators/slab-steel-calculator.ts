import { defineCalculator } from '../schemas/definition/calculator.ts'
import { groundFloorBill } from './shared/sources.ts'
import { metres, millimetres } from './shared/usual.ts'

export default defineCalculator({
  title: { page: 'Slab Steel Calculator', menu: 'Slab steel', breadcrumb: 'Slab Steel Calculator' },
  summary: 'Steel bars in a slab. One layer both ways, cut from whole bars.',
  keywords: ['rebar', 'nondo', 'D10', 'D12', 'mesh', 'BRC'],
  category: 'Structure',
  order: 11,
  icon: {
    lines: 'M7 2v20M12 2v20M17 2v20M2 7h20M2 12h20M2 17h20',
    filled: 'M4 4h16v16H4z',
  },
  fields: {
    slabLength: {
      kind: 'number',
      label: 'Slab length',
      unit: 'm',
      hint: 'The concrete, edge to edge.',
      accepts: 'positive',
      usual: metres.ground,
    },
    slabWidth: {
      kind: 'number',
      label: 'Slab width',
      unit: 'm',
      accepts: 'positive',
      usual: metres.ground,
    },
    diameter: {
      kind: 'choice',
      label: 'Bar diameter',
      hint: 'As on the engineer’s drawing.',
      default: '10',
      units: { size: 'mm' },
      labels: { size: 'bar diameter' },
      options: {
        '8': { label: 'D{size} – {size} mm', values: { size: '8' } },
        '10': { label: 'D{size} – {size} mm', values: { size: '10' } },
        '12': { label: 'D{size} – {size} mm', values: { size: '12' } },
        '16': { label: 'D{size} – {size} mm', values: { size: '16' } },
      },
      source: 'Nominal diameters, as ribbed bars are sold in Kenya.',
    },
    spacing: {
      kind: 'number',
      label: 'Spacing',
      unit: 'mm',
      hint: 'From the middle of one bar to the middle of the next.',
      default: '200',
      accepts: 'positive',
      usual: millimetres.spacing,
    },
    cover: {
      kind: 'number',
      label: 'Cover',
      unit: 'mm',
      hint: 'Concrete between the end of a bar and the edge.',
      default: '25',
      accepts: { minimum: '0' },
    },
    barLength: {
      kind: 'number',
      label: 'Length of a whole bar',
      unit: 'm',
      default: '12',
      accepts: 'positive',
      usual: metres.bar,
    },
  },
  constants: {
    weightDivisor: {
      label: 'weight divisor',
      value: '162',
      unit: 'mm²·m/kg',
      source:
        'The trade rule d² / 162. Steel weighs 7,850 kg/m³ (BS 4449), so one metre of bar weighs π/4 × d² × 0.00785 kg, which is d² / 162.2.',
    },
  },
  formulas: {
    along: {
      unit: 'm',
      is: 'slabLength - 2 * cover / mmPerM',
      accepts: 'positive',
      errorMessage: 'The cover leaves no room for bars along the slab',
    },
    across: {
      unit: 'm',
      is: 'slabWidth - 2 * cover / mmPerM',
      accepts: 'positive',
      errorMessage: 'The cover leaves no room for bars across the slab',
    },
    barsAlong: { unit: '1', is: 'ceil(across / (spacing / mmPerM)) + 1' },
    barsAcross: { unit: '1', is: 'ceil(along / (spacing / mmPerM)) + 1' },
    cutAlong: {
      label: 'Bars along from one whole bar',
      unit: '1',
      is: 'floor(barLength / along)',
      accepts: { minimum: '1' },
      errorMessage: 'A whole bar is shorter than the slab is long: bars would have to lap',
    },
    cutAcross: {
      label: 'Bars across from one whole bar',
      unit: '1',
      is: 'floor(barLength / across)',
      accepts: { minimum: '1' },
      errorMessage: 'A whole bar is shorter than the slab is wide: bars would have to lap',
    },
    wholeAlong: {
      label: 'Whole bars for those along',
      unit: '1',
      is: 'ceil(barsAlong / cutAlong)',
    },
    wholeAcross: {
      label: 'Whole bars for those across',
      unit: '1',
      is: 'ceil(barsAcross / cutAcross)',
    },
    pieces: { label: 'Whole bars to buy', unit: '1', is: 'wholeAlong + wholeAcross' },
    weight: { unit: 'kg', is: 'pieces * barLength * diameter.size^2 / weightDivisor' },
  },
  results: [
    {
      of: 'along',
      label: 'Length of a bar along the slab',
      decimals: 2,
      increasesWith: ['slabLength'],
      decreasesWith: ['cover'],
    },
    {
      of: 'across',
      label: 'Length of a bar across the slab',
      decimals: 2,
      increasesWith: ['slabWidth'],
      decreasesWith: ['cover'],
    },
    {
      of: 'barsAlong',
      label: 'Bars along the slab',
      decimals: 0,
      increasesWith: ['slabWidth'],
      decreasesWith: ['spacing', 'cover'],
    },
    {
      of: 'barsAcross',
      label: 'Bars across the slab',
      decimals: 0,
      increasesWith: ['slabLength'],
      decreasesWith: ['spacing', 'cover'],
    },
    {
      of: 'pieces',
      label: 'Whole bars of {barLength} m to buy',
      unit: 'bars',
      decimals: 0,
      emphasis: 'key',
      increasesWith: ['slabLength', 'slabWidth'],
      decreasesWith: ['spacing', 'cover', 'barLength'],
    },
    {
      of: 'weight',
      label: 'Weight of the whole bars',
      decimals: 2,
      increasesWith: ['slabLength', 'slabWidth'],
      decreasesWith: ['spacing', 'cover'],
    },
  ],
  materials: [
    {
      material: 'steel',
      amount: 'pieces',
      variant: '{diameter.size} mm',
      where: { barLength: { minimum: '12', maximum: '12' } },
      note: 'Bars are sold in lengths of 12 m: enter 12 to see what to buy.',
    },
    { material: 'steel-fixing', amount: 'weight' },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Each direction is counted by itself: cutting both from the same bars may save some. A slab that hangs over people needs the engineer’s drawing. Tie the bars and set them on spacer blocks before the concrete comes.',
  picture: [
    {
      part: 'grid',
      alt: 'The bars from above in a slab of {slabLength} by {slabWidth}, {spacing} apart{toScale}',
      length: 'slabLength',
      width: 'slabWidth',
      spacing: 'spacing',
      cover: 'cover',
      noun: 'bar',
      along: 'barsAlong',
      across: 'barsAcross',
    },
  ],
  examples: {
    room: {
      name: 'A slab of 4.2 m × 3.6 m, 10 mm bars every 200 mm, cover 25 mm',
      given: { slabLength: '4.2', slabWidth: '3.6' },
      expect: {
        along: '4.15',
        across: '3.55',
        barsAlong: '19',
        barsAcross: '22',
        pieces: '18',
        weight: '133.33',
      },
    },
    hall: {
      name: 'A slab of 6 m × 5 m, 12 mm bars every 150 mm, cover 25 mm',
      given: { slabLength: '6', slabWidth: '5', diameter: '12', spacing: '150' },
      expect: {
        along: '5.95',
        across: '4.95',
        barsAlong: '34',
        barsAcross: '41',
        pieces: '38',
        weight: '405.33',
      },
    },
  },
  assumptions: [
    'Diameter, spacing and cover are the drawing’s. A cover of 25 mm is usual for a slab indoors; against soil it is more (assumption).',
    'One layer of straight bars, alike both ways. A slab longer or wider than a whole bar needs laps: it is not counted here.',
    'Left out: top steel over walls and beams, bent ends, hooks, laps, chairs, and binding wire, about 10 kg to a tonne of steel (assumption). The concrete page has the concrete.',
  ],
  sources: [groundFloorBill],
  guide: {
    heading: 'How to count steel bars for a slab',
    steps: [
      'Measure the length and the width of the concrete in metres.',
      'Enter what the engineer’s drawing has, and press Calculate. The whole bars are what you buy; the bars along and across are what is cut from them.',
      'Where the drawing has other bars the other way, or a top layer, work each out by itself.',
    ],
  },
  faqs: [
    {
      question: 'How many bars does a room’s slab take?',
      answer:
        'For {room.slabLength} m × {room.slabWidth} m with a bar every {room.spacing} mm both ways: {room.barsAlong} bars of {room.along} m and {room.barsAcross} of {room.across} m, cut from {room.pieces} bars of 12 m. In 10 mm they weigh {room.weight} kg.',
    },
    {
      question: 'Can fewer bars do?',
      answer:
        'Often. For that room, cut two bars of {room.along} m and one of {room.across} m from each of nine whole bars, and the rest from five more: 14 in place of {room.pieces}.',
    },
    {
      question: 'Is this for mesh (BRC)?',
      answer:
        'No, it counts bars. Mesh such as A142, usual in a ground slab, goes by the area of the floor, with about a tenth more for laps (assumption).',
    },
  ],
  related: ['concrete-mix-calculator', 'steel-weight-calculator', 'block-brick-estimator'],
})
