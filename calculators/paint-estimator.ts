import { defineCalculator } from '../schemas/definition/calculator.ts'
import { metres } from './shared/usual.ts'

export default defineCalculator({
  title: { page: 'Paint Calculator', menu: 'Paint' },
  summary:
    'Litres of paint for walls. From their size, the number of coats and the coverage on the tin.',
  keywords: [
    'rangi ya nyumba, ukuta, painting, painter, kupaka',
    'emulsion, undercoat, gloss, silk',
    'ndoo, debe, mkebe, mkono, mikono',
  ],
  order: 5,
  icon: {
    lines: 'M3 3h14v6H3zM17 6h4v6H10v3M8.5 15h3v6h-3z',
    filled: 'M3 3h14v6H3z',
  },
  fields: {
    wallHeight: {
      kind: 'number',
      label: 'Wall height',
      unit: 'm',
      accepts: 'positive',
      usual: metres.wallHeight,
    },
    wallWidth: {
      kind: 'number',
      label: 'Wall width',
      unit: 'm',
      accepts: 'positive',
      usual: metres.wallLength,
    },
    walls: {
      kind: 'number',
      label: 'Number of walls',
      unit: '1',
      hint: 'Of this size; a room has four.',
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
      hint: 'As on the tin; 10 is usual, 6 to 8 on new plaster.',
      default: '10',
      accepts: 'positive',
    },
    surface: {
      kind: 'choice',
      placement: 'bill',
      label: 'The walls are',
      default: 'painted',
      units: { undercoat: '1' },
      options: {
        painted: { label: 'Painted before', values: { undercoat: '0' } },
        new: { label: 'New plaster', values: { undercoat: '1' } },
      },
      assumption: 'New plaster takes one undercoat first.',
    },
  },
  constants: {
    undercoatCover: {
      label: 'undercoat on new plaster',
      value: '7',
      unit: 'm²/litre',
      assumption: 'New plaster takes a litre for 6 to 8 m².',
    },
  },
  formulas: {
    wallArea: { label: 'Wall area', unit: 'm²', is: 'wallHeight * wallWidth * walls' },
    totalArea: { label: 'Total paintable area', unit: 'm²', is: 'wallArea * coats' },
    paintLiters: { unit: 'litre', is: 'ceil(totalArea / coverage)' },
  },
  results: [
    {
      of: 'totalArea',
      label: 'Total paintable area ({wallArea} m² of wall × {coats} coats)',
      decimals: 2,
      increasesWith: ['wallHeight', 'wallWidth', 'walls', 'coats'],
    },
    {
      of: 'paintLiters',
      label: 'Recommended paint',
      decimals: 0,
      emphasis: 'key',
      increasesWith: ['wallHeight', 'wallWidth', 'walls', 'coats'],
      decreasesWith: ['coverage'],
    },
  ],
  solveFor: ['walls', 'wallWidth', 'wallHeight', 'coats'],
  materials: [
    { material: 'paint', amount: 'paintLiters' },
    {
      material: 'undercoat',
      amount: 'wallArea / undercoatCover',
      where: { 'surface.undercoat': { minimum: '1' } },
    },
    { material: 'painting', amount: 'wallArea' },
  ],
  whenInvalid: 'clear',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Round up to the tins on sale and keep 1-2 litres extra for touch-ups. New plaster takes an undercoat first: choose it below.',
  picture: [
    {
      part: 'coats',
      alt: 'A wall {wallHeight} high and {wallWidth} wide{toScale}, in {coats:coat}',
      length: 'wallWidth',
      height: 'wallHeight',
      faces: 'walls',
      noun: 'wall',
      coats: 'coats',
      legend: '{walls:wall}: {totalArea} to paint, every coat counted',
    },
    {
      part: 'pile',
      count: 'paintLiters',
      noun: 'litre',
      pieceShape: 'tin',
      material: 'paint',
      legend: '{paintLiters:litre} of paint, {coverage}',
      scaleNote: 'Each tin stands for one litre',
      covers: 'coverage',
    },
  ],
  examples: {
    bedroom: {
      name: 'Three walls of 3 m × 4 m in two coats',
      given: { wallHeight: '3', wallWidth: '4' },
      expect: { totalArea: '72.00', paintLiters: '8' },
    },
    shop: {
      name: 'Four walls of 2.7 m × 5.5 m in two coats, 12 m² per litre',
      given: { wallHeight: '2.7', wallWidth: '5.5', walls: '4', coats: '2', coverage: '12' },
      expect: { totalArea: '118.80', paintLiters: '10' },
    },
    oneCoat: {
      name: 'One wall of 3 m × 10 m in one coat',
      given: { wallHeight: '3', wallWidth: '10', walls: '1', coats: '1' },
      expect: { totalArea: '30.00', paintLiters: '3' },
    },
  },
  assumptions: [
    'The paintable area counts every coat. A painter who charges by the square metre is paid for the wall, which is in brackets beside it.',
    'A litre covers 10 m² of smooth, sealed wall in one coat. On new plaster the undercoat covers 6 to 8 m² (assumption): it is added under the bill.',
    'Left out: 1 to 2 litres for touch-ups (assumption), filler, scaffolding, doors, windows and the ceiling, whose area is on the ceiling page.',
  ],
  guide: {
    heading: 'How to work out paint for a room',
    steps: [
      'Measure the height and the width of one wall in metres.',
      'Enter how many walls of that size you paint, and how many coats each gets.',
      'Press Calculate. Work out walls of another size separately and add the litres.',
    ],
  },
  faqs: [
    {
      question: 'How many square metres does one litre of paint cover?',
      answer:
        'That is on the tin. At {oneCoat.coverage} m² a wall of {oneCoat.totalArea} m² takes {oneCoat.paintLiters} litres for one coat.',
    },
    {
      question: 'How many coats do I need?',
      answer:
        'Two over an undercoat or old paint. A strong colour, or a light one over a strong one, often needs a third.',
    },
    {
      question: 'Should I subtract doors and windows?',
      answer:
        'Not for a plan. What a door saves is used up by edges, corners and what stays in the roller. For a wall that is mostly glass, enter the width that is really painted.',
    },
  ],
  related: ['plaster-estimator', 'ceiling-calculator'],
})
