import { defineCalculator } from '../schemas/definition/calculator.ts'
import { centimetres, metres } from './shared/usual.ts'

export default defineCalculator({
  title: { page: 'Tile Calculator', menu: 'Tiles' },
  summary: 'Tiles for a floor or a wall. Cuts and breakage are allowed for.',
  keywords: [
    'vigae, kigae, taili, ceramic, porcelain',
    'sakafu, floor tiles, ukuta, wall tiles',
    'choo, bathroom, jikoni, kitchen',
    'skirting, grout, wastage',
  ],
  order: 6,
  icon: {
    lines: 'M3 3h18v18H3zM12 3v18M3 12h18',
    filled: 'M12 3h9v9h-9zM3 12h9v9H3z',
  },
  fields: {
    roomLength: {
      kind: 'number',
      label: 'Room length',
      unit: 'm',
      accepts: 'positive',
      usual: metres.room,
    },
    roomWidth: {
      kind: 'number',
      label: 'Room width',
      unit: 'm',
      accepts: 'positive',
      usual: metres.room,
    },
    tileLength: {
      kind: 'number',
      label: 'Tile length',
      unit: 'cm',
      hint: 'As on the box, in its own unit.',
      accepts: 'positive',
      usual: centimetres.tile,
    },
    tileWidth: {
      kind: 'number',
      label: 'Tile width',
      unit: 'cm',
      accepts: 'positive',
      usual: centimetres.tile,
    },
    wastage: {
      kind: 'number',
      label: 'Wastage',
      unit: '%',
      hint: '10 is standard; 5 to 15 is typical.',
      placeholder: '5-20',
      default: '10',
      accepts: 'number',
    },
  },
  formulas: {
    roomArea: { unit: 'm²', is: 'roomLength * roomWidth' },
    tileArea: {
      label: 'Tile area',
      unit: 'm²',
      is: '(tileLength / cmPerM) * (tileWidth / cmPerM)',
    },
    rawTiles: { label: 'Tiles needed', unit: 'tile', is: 'ceil(roomArea / tileArea)' },
    totalTiles: {
      label: 'Total tiles',
      unit: 'tile',
      is: 'ceil(rawTiles * (1 + wastage / percent))',
    },
    // A tile laid the other way is bought as the same one.
    shortSide: { label: 'Shorter side', unit: 'cm', is: 'min(tileLength, tileWidth)' },
    longSide: { label: 'Longer side', unit: 'cm', is: 'max(tileLength, tileWidth)' },
  },
  results: [
    { of: 'roomArea', label: 'Room area', decimals: 2, increasesWith: ['roomLength', 'roomWidth'] },
    {
      of: 'tileArea',
      label: 'Area of one tile',
      decimals: 4,
      increasesWith: ['tileLength', 'tileWidth'],
    },
    {
      of: 'rawTiles',
      label: 'Tiles to cover the room',
      decimals: 0,
      increasesWith: ['roomLength', 'roomWidth'],
      decreasesWith: ['tileLength', 'tileWidth'],
    },
    {
      of: 'totalTiles',
      label: 'Total tiles with {wastage}% wastage',
      decimals: 0,
      emphasis: 'key',
      increasesWith: ['roomLength', 'roomWidth', 'wastage'],
      decreasesWith: ['tileLength', 'tileWidth'],
      mayBeNegative: 'The specification accepts a wastage below zero, even below −100%.',
    },
  ],
  solveFor: ['roomLength', 'roomWidth'],
  materials: [
    // A wastage below −100% asks for nothing.
    { material: 'tile', amount: 'max(0, totalTiles)', variant: '{shortSide} × {longSide} cm' },
    { material: 'tiling', amount: 'roomArea' },
  ],
  whenInvalid: 'clear',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Have all boxes from one batch: the shade changes from batch to batch.',
  footnote: 'Always buy extra tiles for cutting loss and future replacements.',
  picture: [
    {
      part: 'surface',
      alt: 'The floor from above, {roomLength} by {roomWidth}{toScale}',
      length: 'roomLength',
      height: 'roomWidth',
      material: 'tile',
      pieces: {
        noun: 'tile',
        length: 'tileLength',
        height: 'tileWidth',
        cut: 'at the edges',
        needed: 'rawTiles',
        total: 'totalTiles',
        wastage: 'wastage',
      },
    },
  ],
  examples: {
    smallRoom: {
      name: 'A 3 m × 3 m room in 30 × 30 cm tiles',
      given: { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30', wastage: '10' },
      expect: { roomArea: '9.00', tileArea: '0.0900', rawTiles: '100', totalTiles: '110' },
    },
    sittingRoom: {
      name: 'A 5.2 m × 4.5 m sitting room in 60 × 60 cm tiles, 12% wastage',
      given: {
        roomLength: '5.2',
        roomWidth: '4.5',
        tileLength: '60',
        tileWidth: '60',
        wastage: '12',
      },
      expect: { roomArea: '23.40', tileArea: '0.3600', rawTiles: '65', totalTiles: '73' },
    },
    twelveByTen: {
      name: 'A 12 × 10 ft room in 30 × 30 cm tiles',
      given: { roomLength: '12 ft', roomWidth: '10 ft', tileLength: '30', tileWidth: '30' },
      expect: { roomArea: '11.15', tileArea: '0.0900', rawTiles: '124', totalTiles: '137' },
    },
  },
  assumptions: [
    'Tiles are counted by area. The wastage covers cut pieces that fit nowhere else; a small room in large tiles may take more: look at the picture.',
    'Left out: spacers; adhesive, grout and skirting, which takes a tenth more tiles, a fifth in a small room (assumption), are on the floor finish page.',
  ],
  guide: {
    heading: 'How to work out tiles for a room',
    steps: [
      'Measure the length and the width of the room, wall to wall. Choose feet and inches if your tape has those.',
      'Read the size of one tile, and its unit, from the box: mostly millimetres.',
      'Press Calculate, and round up to whole boxes when you buy.',
    ],
  },
  faqs: [
    {
      question: 'How many tiles do I need for a 12 × 10 ft room?',
      answer:
        'A 12 × 10 ft room is {twelveByTen.roomLength} m by {twelveByTen.roomWidth} m, which is {twelveByTen.roomArea} m². In 30 × 30 cm tiles that is {twelveByTen.rawTiles} tiles, and {twelveByTen.totalTiles} with 10% wastage.',
    },
    {
      question: 'How much wastage should I add?',
      answer:
        '5% for a large plain floor, 10% as a standard, 15% for small rooms, many corners or a diagonal pattern (assumption).',
    },
    {
      question: 'How do I convert inches to centimetres?',
      answer:
        'Multiply by 2.54. A 12-inch tile is 30.48 cm and a 24-inch tile is 60.96 cm; tiles sold as such are usually 30 and 60 cm (assumption): measure one.',
    },
  ],
  related: ['ceiling-calculator', 'paint-estimator'],
})
