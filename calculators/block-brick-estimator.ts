import { defineCalculator } from '../schemas/definition/calculator.ts'
import { blockTypes } from './shared/blocks.ts'
import { cementLoose, dryForWetMortar, mortarAllowance } from './shared/figures.ts'
import { openings } from './shared/openings.ts'
import { metres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Block and Brick Calculator',
    menu: 'Blocks and bricks',
    breadcrumb: 'Block and Brick Calculator',
  },
  summary:
    'Stones, blocks or bricks for a wall. Mortar joints, doors, windows and wastage are allowed for.',
  keywords: [
    'stone',
    'machine-cut stone',
    'quarry stone',
    'tofali',
    'matofali',
    'mawe',
    'jiwe',
    'ukuta',
    'wall',
  ],
  order: 2,
  icon: {
    lines: 'M2 8l8-4 12 5-8 4zM2 8v7l12 5v-7M14 20l8-4V9M7 7.8l3-1.4M11.5 9.6l3-1.4',
    filled: 'M2 8l12 5v7L2 15z',
  },
  fields: {
    wallLength: {
      kind: 'number',
      label: 'Wall length',
      unit: 'm',
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
    blockType: {
      kind: 'choice',
      label: 'Block type',
      hint: 'Length × height × width.',
      default: '6-inch-hollow',
      ...blockTypes,
    },
    mortarGap: {
      kind: 'number',
      label: 'Mortar gap',
      unit: 'mm',
      hint: 'A joint: 10 for blocks, 15 to 20 for machine-cut stone (assumption). 0 if the size includes it.',
      default: '10',
      accepts: 'number',
      onInvalid: 'default',
    },
    wastage: {
      kind: 'number',
      label: 'Wastage',
      unit: '%',
      hint: 'Breakage and cuts: 5 with care, 10 for bricks (assumption).',
      default: '5',
      accepts: 'number',
      onInvalid: 'default',
    },
    allowance: mortarAllowance,
  },
  constants: {
    cementLoose,
    dryForWet: dryForWetMortar,
    sandParts: {
      label: 'parts of sand in the mortar',
      value: '4',
      unit: '1',
      assumption: 'One part of cement and four of sand, on a full bed.',
    },
  },
  formulas: {
    wallArea: {
      unit: 'm²',
      is: 'wallLength * wallHeight - sum(openings.area)',
      accepts: 'positive',
      errorMessage: 'The openings are larger than the wall',
    },
    effectiveFace: {
      label: 'Face of a block with its joints',
      unit: 'm²',
      is: '(blockType.length + mortarGap) * (blockType.height + mortarGap) / mmPerM^2',
    },
    blockCount: {
      unit: 'block',
      is: 'ceil(wallArea / effectiveFace)',
      errorMessage: 'The mortar gap is as far below zero as the block is long or high',
    },
    totalWithWaste: {
      label: 'Final count',
      unit: 'block',
      is: 'ceil(blockCount * (1 + wastage / percent))',
    },
    jointInside: {
      label: 'Joint inside the size',
      unit: 'mm',
      // The second factor is one with a gap of 0, and nothing with any other.
      is: 'blockType.joint * max(0, 1 - ceil(mortarGap^2 / blockType.length^2))',
    },
    mortar: {
      label: 'Mortar in the joints',
      unit: 'm³',
      is: 'max(0, wallArea * (blockType.width / mmPerM) * (1 - (blockType.length - jointInside) * (blockType.height - jointInside) / ((blockType.length + mortarGap) * (blockType.height + mortarGap))))',
      errorMessage: 'The mortar gap is as far below zero as the block is long or high',
    },
    jointTwice: {
      label: 'Joint counted twice',
      unit: 'mm',
      is: 'min(blockType.joint, max(0, mortarGap))',
    },
    countWithoutGap: {
      label: 'Count with a gap of 0',
      unit: 'block',
      is: 'ceil(wallArea / (blockType.length * blockType.height / mmPerM^2))',
    },
  },
  results: [
    {
      of: 'wallArea',
      label: 'Total wall area',
      decimals: 2,
      increasesWith: ['wallLength', 'wallHeight'],
    },
    {
      of: 'blockCount',
      label: 'Blocks needed (approx.)',
      decimals: 0,
      increasesWith: ['wallLength', 'wallHeight'],
      decreasesWith: ['mortarGap'],
      mayBeNegative: 'The specification does not refuse a mortar gap below zero.',
    },
    {
      of: 'totalWithWaste',
      label: 'Final count with {wastage}% wastage',
      decimals: 0,
      emphasis: 'key',
      increasesWith: ['wallLength', 'wallHeight', 'wastage'],
      decreasesWith: ['mortarGap'],
      mayBeNegative: 'The specification does not refuse a mortar gap or a wastage below zero.',
    },
  ],
  warnings: [
    {
      when: 'jointTwice',
      text: 'This size includes its joint: with a mortar gap of 0 the wall takes {countWithoutGap}, before wastage.',
    },
  ],
  materials: [
    { material: 'block', amount: 'max(0, totalWithWaste)', variant: '{blockType}' },
    {
      material: 'cement',
      amount: 'mortar * dryForWet / (1 + sandParts) * cementLoose * (1 + allowance / percent)',
    },
    {
      material: 'sand',
      amount: 'mortar * dryForWet * sandParts / (1 + sandParts) * (1 + allowance / percent)',
    },
    { material: 'walling', amount: 'wallArea' },
  ],
  whenInvalid: {
    toast: { title: 'Invalid Input', text: 'Please enter valid wall height and length.' },
  },
  whenChanged: 'clear',
  empty: 'Enter dimensions to see your results.',
  tip: 'Measure ten of yours: quarries and makers differ.',
  picture: [
    {
      part: 'surface',
      alt: 'The wall from the front, {wallLength} by {wallHeight}{toScale}',
      note: 'Doors and windows are taken off the count; they are not drawn',
      length: 'wallLength',
      height: 'wallHeight',
      material: 'block',
      pieces: {
        noun: 'block',
        length: 'blockType.length',
        height: 'blockType.height',
        joint: 'mortarGap',
        pattern: 'bond',
        cut: 'at ends and top',
        needed: 'blockCount',
        total: 'totalWithWaste',
        wastage: 'wastage',
      },
    },
  ],
  examples: {
    wall: {
      name: 'A 6 m × 3 m wall in 6-inch hollow blocks that are 450 × 225 mm without their joint',
      given: { wallLength: '6', wallHeight: '3' },
      expect: { wallArea: '18.00', blockCount: '167', totalWithWaste: '176' },
    },
    brickWall: {
      name: 'A 4 m × 2.4 m wall in bricks, whose size includes the joint, 10% wastage',
      given: {
        wallLength: '4',
        wallHeight: '2.4',
        blockType: 'standard-brick',
        mortarGap: '0',
        wastage: '10',
      },
      expect: { wallArea: '9.60', blockCount: '569', totalWithWaste: '626' },
    },
    stoneWall: {
      name: 'A 6 m × 3 m wall in 6-inch machine-cut stone',
      given: { wallLength: '6', wallHeight: '3', blockType: 'machine-cut-stone-150' },
      expect: { wallArea: '18.00', blockCount: '210', totalWithWaste: '221' },
    },
    tenSquareMetres: {
      name: 'Ten square metres in 9-inch hollow blocks, a gap of 0',
      given: {
        wallLength: '5',
        wallHeight: '2',
        blockType: '9-inch-hollow',
        mortarGap: '0',
        wastage: '0',
      },
      expect: { wallArea: '10.00', blockCount: '99', totalWithWaste: '99' },
    },
    openWall: {
      name: 'A 6 m × 3 m wall in 9-inch hollow blocks with a door and two windows, a gap of 0',
      given: {
        wallLength: '6',
        wallHeight: '3',
        openings: [
          { width: '0.9', height: '2.1' },
          { width: '1.2', height: '1.2', count: '2' },
        ],
        blockType: '9-inch-hollow',
        mortarGap: '0',
      },
      expect: { wallArea: '13.23', blockCount: '131', totalWithWaste: '138' },
    },
  },
  assumptions: [
    'A wall one block thick, with a joint under and beside every block. Cement of class 32.5 will do (assumption).',
    'Wider joints of a leaner mix, as many masons lay them, take about twice the sand: measure a joint.',
    'Left out: hoop iron, damp-proof course, lintels and ring beam.',
  ],
  sources: [
    {
      title: 'Sizes of Ndarugo stone',
      about:
        'Machine-cut stone is 400 mm long and 200 mm high; 4-, 6- and 9-inch stone are 100, 150 and 200 mm wide.',
      url: 'https://beyondforest.org/post/ndarugo-stone-prices-and-sellers',
    },
    {
      title: 'Mortar in 1 m² of stone wall, Nairobi',
      about: 'Joints of 30 mm in 1:8, as masons mix it: 0.042 m³ of sand.',
      url: 'http://www.a4architect.com/2013/11/quantity-of-cement-and-sand-in-1m2-of-masonry-walling-in-nairobi-kenya/',
    },
  ],
  guide: {
    heading: 'How to work out blocks for a wall',
    steps: [
      'Measure the length and the height of the wall in metres, and each door and window.',
      'Choose the stone, block or brick that you buy, by its size.',
      'Enter the joint as your mason lays it, then press Calculate, and order the final count.',
    ],
  },
  faqs: [
    {
      question: 'How many blocks are in one square metre?',
      answer:
        'With 10 mm joints 11.6 machine-cut stones of 400 × 200 mm, or 12.5 blocks of 390 × 190 mm. Of 450 × 225 mm with the joint inside there are 9.9: {tenSquareMetres.blockCount} in {tenSquareMetres.wallArea} m². Take the size that you buy, or the wall comes out up to a fifth short.',
    },
    {
      question: 'Does it work for quarry stone?',
      answer:
        'For machine-cut stone: 9-inch and 6-inch stone have the same face and differ in width alone. A wall of {stoneWall.wallArea} m² takes {stoneWall.blockCount} with joints of 10 mm.',
    },
    {
      question: 'How many bricks does a 9-inch wall take?',
      answer:
        'Twice the count shown: bricks are counted for a half-brick wall, 112.5 mm thick. {brickWall.wallLength} m × {brickWall.wallHeight} m take {brickWall.blockCount} bricks so, without wastage, and two such layers for 9 inches.',
    },
  ],
  related: ['concrete-mix-calculator', 'slab-steel-calculator', 'plaster-estimator'],
})
