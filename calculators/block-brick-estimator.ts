import { defineCalculator } from '../schemas/definition/calculator.ts'

export default defineCalculator({
  title: {
    page: 'Block and Brick Calculator',
    menu: 'Blocks and bricks',
    breadcrumb: 'Block and Brick Calculator',
  },
  summary: 'How many blocks or bricks a wall needs, with mortar joints and wastage.',
  alsoCalled: ['stone', 'machine-cut stone', 'quarry stone', 'tofali', 'matofali', 'mawe', 'wall'],
  order: 2,
  icon: 'block',
  fields: {
    wallLength: { kind: 'number', label: 'Wall length', unit: 'm', accepts: 'positive' },
    wallHeight: { kind: 'number', label: 'Wall height', unit: 'm', accepts: 'positive' },
    blockType: {
      kind: 'choice',
      label: 'Block type',
      hint: 'Length × height × width.',
      default: '6-inch-hollow',
      units: { length: 'mm', height: 'mm', width: 'mm' },
      labels: { length: 'block length', height: 'block height', width: 'block width' },
      options: {
        '6-inch-hollow': {
          label: '6" Hollow Block ({length} × {height} × {width} mm)',
          values: { length: '450', height: '225', width: '150' },
        },
        '9-inch-hollow': {
          label: '9" Hollow Block ({length} × {height} × {width} mm)',
          values: { length: '450', height: '225', width: '225' },
        },
        'standard-brick': {
          label: 'Standard Brick ({length} × {height} × {width} mm)',
          values: { length: '225', height: '75', width: '112.5' },
        },
      },
      assumption:
        'Sizes in common use in Kenya, without mortar. Measure yours if they were made on site.',
    },
    mortarGap: {
      kind: 'number',
      label: 'Mortar gap',
      unit: 'mm',
      hint: 'Thickness of a joint; 10 is usual.',
      default: '10',
      accepts: 'number',
      otherwise: 'default',
    },
    wastage: {
      kind: 'number',
      label: 'Wastage',
      unit: '%',
      hint: 'For breakage and cuts; 5 is usual.',
      default: '5',
      accepts: 'number',
      otherwise: 'default',
    },
  },
  constants: {
    mmPerM: {
      label: 'millimetres in a metre',
      value: '1000',
      unit: 'mm/m',
      source: 'The metric system.',
    },
    percent: {
      label: 'one hundred per cent',
      value: '100',
      unit: '%',
      source: 'Per cent means per hundred.',
    },
  },
  formulas: {
    wallArea: { unit: 'm²', is: 'wallLength * wallHeight' },
    effectiveFace: {
      label: 'Face of a block with its joints',
      unit: 'm²',
      is: '(blockType.length + mortarGap) * (blockType.height + mortarGap) / mmPerM^2',
    },
    blockCount: { unit: 'block', is: 'ceil(wallArea / effectiveFace)' },
    totalWithWaste: {
      label: 'Final count',
      unit: 'block',
      is: 'ceil(blockCount * (1 + wastage / percent))',
    },
  },
  results: [
    {
      of: 'wallArea',
      label: 'Total wall area',
      decimals: 2,
      growsWith: ['wallLength', 'wallHeight'],
    },
    {
      of: 'blockCount',
      label: 'Blocks needed (approx.)',
      decimals: 0,
      growsWith: ['wallLength', 'wallHeight'],
      shrinksWith: ['mortarGap'],
    },
    {
      of: 'totalWithWaste',
      label: 'Final count with {wastage}% wastage',
      unit: 'units',
      decimals: 0,
      emphasis: 'key',
      growsWith: ['wallLength', 'wallHeight', 'wastage'],
      shrinksWith: ['mortarGap'],
    },
  ],
  whenInvalid: {
    toast: { title: 'Invalid Input', text: 'Please enter valid wall height and length.' },
  },
  whenChanged: 'clear',
  empty: 'Enter dimensions to see your results.',
  tip: 'Leave large doors and windows out: work out the wall around them part by part, and add the counts.',
  picture: {
    kind: 'wall',
    length: 'wallLength',
    height: 'wallHeight',
    blockLength: 'blockType.length',
    blockHeight: 'blockType.height',
    gap: 'mortarGap',
    wastage: 'wastage',
    blocks: 'blockCount',
    total: 'totalWithWaste',
  },
  examples: {
    wall: {
      name: 'A 6 m × 3 m wall in 6-inch hollow blocks',
      given: { wallLength: '6', wallHeight: '3' },
      expect: { wallArea: '18.00', blockCount: '167', totalWithWaste: '176' },
    },
    brickWall: {
      name: 'A 4 m × 2.4 m wall in bricks, 12 mm joints, 10% wastage',
      given: {
        wallLength: '4',
        wallHeight: '2.4',
        blockType: 'standard-brick',
        mortarGap: '12',
        wastage: '10',
      },
      expect: { wallArea: '9.60', blockCount: '466', totalWithWaste: '513' },
    },
    squareMetre: {
      name: 'One square metre in 9-inch hollow blocks',
      given: { wallLength: '1', wallHeight: '1', blockType: '9-inch-hollow', wastage: '0' },
      expect: { wallArea: '1.00', blockCount: '10', totalWithWaste: '10' },
    },
  },
  assumptions: [
    'A wall one block thick, with a joint under and beside every block.',
    'Doors and windows are not subtracted.',
    'A joint of 10 mm and a wastage of 5% are usual on site.',
  ],
  guide: {
    heading: 'How to work out blocks for a wall',
    steps: [
      'Measure the length and the height of the wall in metres.',
      'Choose the block or brick. The list shows its size in millimetres.',
      'Keep 10 mm for the mortar and 5% for wastage, or enter your own.',
      'Press Calculate, and order the final count.',
    ],
  },
  faqs: [
    {
      question: 'How many blocks are in one square metre?',
      answer:
        'With 10 mm joints, {squareMetre.blockCount} hollow blocks of 450 × 225 mm cover a square metre, counted up to whole blocks. Over a long wall it is a little over nine.',
    },
    {
      question: 'Does it work for quarry stone?',
      answer:
        'Only where the stone is cut to one of the listed sizes. Machine-cut stone varies, so measure ten pieces before you trust a count.',
    },
    {
      question: 'How much wastage should I add for blocks?',
      answer:
        'About 5% for blocks carried with care, up to 10% for bricks or a rough road to the site.',
    },
  ],
  related: ['concrete-mix-calculator', 'paint-estimator'],
})
