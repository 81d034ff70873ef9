import { defineCalculator } from '../schemas/definition/calculator.ts'
import { cementLoose, dryForWetMortar } from './shared/figures.ts'
import { openings } from './shared/openings.ts'
import { cementClasses } from './shared/sources.ts'
import { metres, millimetres } from './shared/usual.ts'

export default defineCalculator({
  title: { page: 'Plaster Calculator', menu: 'Plaster' },
  summary: 'Plaster on a wall. Cement and sand, less its doors and windows.',
  keywords: [
    'plasta, rendering, lipu, skim',
    'kupiga plasta, kupaka, ndani, nje',
    'simiti, mchanga, ukuta',
  ],
  category: 'Finishes',
  order: 7,
  icon: {
    lines: 'M3 14h16l2 5H3zM10 14V8h8',
    filled: 'M3 14h16l2 5H3z',
  },
  fields: {
    wallLength: {
      kind: 'number',
      label: 'Wall length',
      unit: 'm',
      hint: 'One face. Walls of one height can be added together.',
      accepts: 'positive',
      usual: metres.wallLength,
    },
    wallHeight: {
      kind: 'number',
      label: 'Wall height',
      unit: 'm',
      accepts: 'positive',
      usual: metres.wallHeight,
    },
    openings,
    thickness: {
      kind: 'number',
      label: 'Thickness',
      unit: 'mm',
      hint: '12 to 15 on blocks, 20 on stone and coral (assumption).',
      default: '15',
      accepts: 'positive',
      usual: millimetres.plaster,
    },
    mix: {
      kind: 'choice',
      label: 'Mix ratio',
      hint: 'Cement : sand.',
      default: '1:4',
      units: { sand: '1' },
      labels: { sand: 'parts of sand to one of cement' },
      options: {
        '1:3': { label: '1:3', values: { sand: '3' } },
        '1:4': { label: '1:4', values: { sand: '4' } },
        '1:5': { label: '1:5', values: { sand: '5' } },
        '1:6': { label: '1:6', values: { sand: '6' } },
      },
      assumption: 'Parts by volume, both loose and dry, measured with the same box.',
    },
    wastage: {
      kind: 'number',
      label: 'Wastage',
      unit: '%',
      hint: 'For what falls off and fills hollows.',
      default: '10',
      accepts: { minimum: '0' },
    },
  },
  constants: { cementLoose, dryForWet: dryForWetMortar },
  formulas: {
    netArea: {
      unit: 'm²',
      is: 'wallLength * wallHeight - sum(openings.area)',
      accepts: 'positive',
      errorMessage: 'The openings are larger than the wall',
    },
    mortarVolume: {
      label: 'Wet plaster',
      unit: 'm³',
      is: 'netArea * thickness / mmPerM * (1 + wastage / percent)',
    },
    dryVolume: { label: 'Loose cement and sand', unit: 'm³', is: 'mortarVolume * dryForWet' },
    cementBags: { unit: 'bag', is: 'dryVolume / (1 + mix.sand) * cementLoose' },
    sand: { label: 'Sand', unit: 'm³', is: 'dryVolume * mix.sand / (1 + mix.sand)' },
  },
  results: [
    {
      of: 'netArea',
      label: 'Area to plaster',
      decimals: 2,
      increasesWith: ['wallLength', 'wallHeight'],
    },
    {
      of: 'mortarVolume',
      label: 'Wet plaster with {wastage}% wastage',
      decimals: 3,
      increasesWith: ['wallLength', 'wallHeight', 'thickness', 'wastage'],
    },
    {
      of: 'cementBags',
      label: 'Cement',
      unit: 'bags of 50 kg',
      decimals: 1,
      emphasis: 'key',
      increasesWith: ['wallLength', 'wallHeight', 'thickness', 'wastage'],
    },
    {
      of: 'sand',
      label: 'Sand, loose',
      decimals: 2,
      increasesWith: ['wallLength', 'wallHeight', 'thickness', 'wastage'],
    },
  ],
  solveFor: ['wallLength', 'wallHeight', 'thickness'],
  materials: [
    { material: 'cement', amount: 'cementBags' },
    { material: 'sand', amount: 'sand' },
    { material: 'plastering', amount: 'netArea' },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Sieve the sand and wet the wall first. Mix only what goes on within an hour, throw away what has begun to set, and keep the plaster damp for a week (assumptions): dry wind and sun crack it.',
  picture: [
    {
      part: 'surface',
      alt: 'The wall from the front, {wallLength} by {wallHeight}{toScale}',
      length: 'wallLength',
      height: 'wallHeight',
      material: 'plaster',
      caption: '{netArea} to plaster',
      note: 'Doors and windows are taken off the area; they are not drawn',
    },
    {
      part: 'layers',
      alt: 'A cut through the wall with {thickness} of plaster',
      sideBySide: true,
      layers: [
        { material: 'block', label: 'wall' },
        { depth: 'thickness', material: 'plaster', label: 'plaster {thickness}' },
      ],
    },
    {
      part: 'heaps',
      bags: { of: 'cementBags', label: 'cement', material: 'cement' },
      heaps: [{ of: 'sand', label: 'sand', material: 'sand' }],
      highlightWith: 'mix',
    },
  ],
  examples: {
    wall: {
      name: 'A wall of 4 m × 2.7 m with one door of 0.9 m × 2.1 m, 15 mm thick, in 1:4',
      given: {
        wallLength: '4',
        wallHeight: '2.7',
        openings: [{ width: '0.9', height: '2.1', count: '1' }],
      },
      expect: { netArea: '8.91', mortarVolume: '0.147', cementBags: '1.1', sand: '0.16' },
    },
    house: {
      name: 'The inside of a two-bedroom house: 62 m of wall, 2.7 m high, 5 doors and 6 windows',
      given: {
        wallLength: '62',
        wallHeight: '2.7',
        openings: [
          { width: '0.9', height: '2.1', count: '5' },
          { width: '1.5', height: '1.2', count: '6' },
        ],
      },
      expect: { netArea: '147.15', mortarVolume: '2.428', cementBags: '18.6', sand: '2.58' },
    },
    tenSquareMetres: {
      name: 'Ten square metres without openings, 15 mm thick, in 1:4',
      given: { wallLength: '4', wallHeight: '2.5' },
      expect: { netArea: '10.00', mortarVolume: '0.165', cementBags: '1.3', sand: '0.18' },
    },
    tenThin: {
      name: 'Ten square metres, 12 mm thick, in the leaner 1:6',
      given: { wallLength: '4', wallHeight: '2.5', thickness: '12', mix: '1:6' },
      expect: { netArea: '10.00', mortarVolume: '0.132', cementBags: '0.7', sand: '0.15' },
    },
  },
  assumptions: [
    'One face of the wall: one that is plastered on both sides counts twice.',
    'Doors and windows are taken off whole. The plaster in their reveals is left to the wastage.',
    'The thickness is the same all over. Rough stone and walls out of plumb take more: measure the deepest hollow. A wastage of 10% is for blocks built straight (assumption).',
    'Sand is loose and dry. Damp sand swells, so that the same load holds less. Cement of class 32.5 will do.',
    'Left out: scaffolding, a key coat on smooth concrete, wire mesh over joints, corner beads and skimming. Paint is on the paint page.',
  ],
  sources: [
    {
      title: 'Plastering in Kenya',
      about: 'One part of cement and four of sand is the usual mix.',
      url: 'https://houses4salekenya.com/diy-plastering-and-skimming-tips-for-budget-homes-in-kenya',
    },
    {
      title: 'External plastering in Kenya',
      about: '15 to 20 mm thick, in 1:4 or 1:5.',
      url: 'https://mjengohub.co.ke/articles/construction-technology/why-builders-are-reconstituting-manual-external-plastering-standards',
    },
    cementClasses,
  ],
  guide: {
    heading: 'How to work out plaster for a wall',
    steps: [
      'Measure the length and the height of the wall in metres.',
      'Add a row for each size of door or window, with its width, its height and how many there are.',
      'Enter the thickness, choose the mix, and press Calculate.',
    ],
  },
  faqs: [
    {
      question: 'How many bags of cement does plastering take?',
      answer:
        'For {tenSquareMetres.netArea} m² in 1:4, 15 mm thick, plan with {tenSquareMetres.cementBags} bags of 50 kg and {tenSquareMetres.sand} m³ of sand, 10% wastage included. On stone, 20 mm thick, the same wall takes a third more.',
    },
    {
      question: 'How much cement plasters the inside of a house?',
      answer:
        'With {house.wallLength} m of wall, {house.wallHeight} m high, less doors and windows, there are {house.netArea} m² to plaster. In 1:4 that is {house.cementBags} bags of cement and {house.sand} m³ of sand.',
    },
    {
      question: 'Which mix is right for plaster?',
      answer: 'In Kenya 1:4 or 1:5, inside and out. Richer plaster shrinks and cracks.',
    },
    {
      question: 'What if plaster must be thick?',
      answer:
        'Where more than 20 mm is needed, put it on in two coats and let the first one set: a thick coat sags and comes away (assumption).',
    },
  ],
  related: ['block-brick-estimator', 'paint-estimator', 'ceiling-calculator'],
})
