import { defineCalculator } from '../schemas/definition/calculator.ts'
import { cementLoose, dryForWetMortar } from './shared/figures.ts'

export default defineCalculator({
  title: {
    page: 'Block and Brick Calculator',
    menu: 'Blocks and bricks',
    breadcrumb: 'Block and Brick Calculator',
  },
  summary: 'How many stones, blocks or bricks a wall needs, with mortar joints and wastage.',
  keywords: ['stone', 'machine-cut stone', 'quarry stone', 'tofali', 'matofali', 'mawe', 'wall'],
  order: 2,
  icon: {
    lines: 'M2 8l8-4 12 5-8 4zM2 8v7l12 5v-7M14 20l8-4V9M7 7.8l3-1.4M11.5 9.6l3-1.4',
    filled: 'M2 8l12 5v7L2 15z',
  },
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
        'machine-cut-stone-200': {
          label: '9" Machine-Cut Stone ({length} × {height} × {width} mm)',
          values: { length: '400', height: '200', width: '200' },
        },
        'machine-cut-stone-150': {
          label: '6" Machine-Cut Stone ({length} × {height} × {width} mm)',
          values: { length: '400', height: '200', width: '150' },
        },
        'hollow-390-190': {
          label: 'Hollow Block ({length} × {height} × {width} mm)',
          values: { length: '390', height: '190', width: '190' },
        },
        'hollow-390-140': {
          label: 'Hollow Block ({length} × {height} × {width} mm)',
          values: { length: '390', height: '190', width: '140' },
        },
      },
      assumption:
        'Machine-cut stone and blocks of 390 × 190 mm are what most Kenyan walls are built of; both are their own sizes, without mortar. 450 × 225 mm and 225 × 75 × 112.5 mm are nominal sizes, as British standards name them: they include a joint of 10 mm, around a block of 440 × 215 and a brick of 215 × 65 × 102.5. For such a block or brick the mortar gap is 0, and no mortar is counted: for cement and sand alone, work it out once more with a gap of 10. Measure ten of yours.',
    },
    mortarGap: {
      kind: 'number',
      label: 'Mortar gap',
      unit: 'mm',
      hint: 'Thickness of a joint; 10 is usual. 0 if the size includes the joint: then cement and sand are not counted.',
      default: '10',
      accepts: 'number',
      onInvalid: 'default',
    },
    wastage: {
      kind: 'number',
      label: 'Wastage',
      unit: '%',
      hint: 'For breakage and cuts; 5 is usual.',
      default: '5',
      accepts: 'number',
      onInvalid: 'default',
    },
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
    wallArea: { unit: 'm²', is: 'wallLength * wallHeight' },
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
    mortar: {
      label: 'Mortar in the joints',
      unit: 'm³',
      is: 'max(0, wallArea * (blockType.width / mmPerM) * (1 - blockType.length * blockType.height / ((blockType.length + mortarGap) * (blockType.height + mortarGap))))',
      errorMessage: 'The mortar gap is as far below zero as the block is long or high',
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
      unit: 'units',
      decimals: 0,
      emphasis: 'key',
      increasesWith: ['wallLength', 'wallHeight', 'wastage'],
      decreasesWith: ['mortarGap'],
      mayBeNegative: 'The specification does not refuse a mortar gap or a wastage below zero.',
    },
  ],
  materials: [
    { material: 'block', amount: 'max(0, totalWithWaste)', variant: '{blockType}' },
    { material: 'cement', amount: 'mortar * dryForWet / (1 + sandParts) * cementLoose' },
    { material: 'sand', amount: 'mortar * dryForWet * sandParts / (1 + sandParts)' },
  ],
  whenInvalid: {
    toast: { title: 'Invalid Input', text: 'Please enter valid wall height and length.' },
  },
  whenChanged: 'clear',
  empty: 'Enter dimensions to see your results.',
  tip: 'Leave large doors and windows out: work out the wall around them part by part, and add the counts.',
  picture: [
    {
      part: 'surface',
      alt: 'The wall from the front, {wallLength} by {wallHeight}{toScale}',
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
    stoneWall: {
      name: 'A 6 m × 3 m wall in 6-inch machine-cut stone',
      given: { wallLength: '6', wallHeight: '3', blockType: 'machine-cut-stone-150' },
      expect: { wallArea: '18.00', blockCount: '210', totalWithWaste: '221' },
    },
    stoneSquareMetre: {
      name: 'One square metre in machine-cut stone',
      given: { wallLength: '1', wallHeight: '1', blockType: 'machine-cut-stone-150', wastage: '0' },
      expect: { wallArea: '1.00', blockCount: '12', totalWithWaste: '12' },
    },
    squareMetre: {
      name: 'One square metre in 9-inch hollow blocks',
      given: { wallLength: '1', wallHeight: '1', blockType: '9-inch-hollow', wastage: '0' },
      expect: { wallArea: '1.00', blockCount: '10', totalWithWaste: '10' },
    },
  },
  assumptions: [
    'A wall one block thick, with a joint under and beside every block. Bricks are counted for a half-brick wall (112.5 mm); a 9-inch brick wall takes twice as many.',
    'Doors and windows are not subtracted.',
    'A joint of 10 mm and a wastage of 5% are usual on site.',
  ],
  sources: [
    {
      title: 'Sizes of Ndarugo stone',
      about:
        'Machine-cut stone is 400 mm long and 200 mm high; 4-, 6- and 9-inch stone are 100, 150 and 200 mm wide.',
      url: 'https://beyondforest.org/post/ndarugo-stone-prices-and-sellers',
    },
  ],
  guide: {
    heading: 'How to work out blocks for a wall',
    steps: [
      'Measure the length and the height of the wall in metres.',
      'Choose the stone, block or brick that you buy. The list shows its size in millimetres; measure some of yours.',
      'Keep 10 mm for the mortar and 5% for wastage, or enter your own.',
      'Press Calculate, and order the final count.',
    ],
  },
  faqs: [
    {
      question: 'How many blocks are in one square metre?',
      answer:
        'With 10 mm joints, {stoneSquareMetre.blockCount} machine-cut stones of 400 × 200 mm, counted up to whole stones; over a long wall it is 11.6. Of blocks 390 × 190 mm there are 12.5, of 450 × 225 mm a little over nine: choose the size that you buy, or the wall comes out a fifth short.',
    },
    {
      question: 'Does it work for quarry stone?',
      answer:
        'For machine-cut stone, yes: 9-inch and 6-inch stone have the same face of 400 × 200 mm and differ in width alone. A wall of {stoneWall.wallArea} m² takes {stoneWall.blockCount}, or {stoneWall.totalWithWaste} with 5% wastage. Stone varies from quarry to quarry, so measure ten pieces. Hand-cut stone is sold by the foot.',
    },
    {
      question: 'How many bricks does a 9-inch wall take?',
      answer:
        'Twice the count shown: bricks are counted for a half-brick wall, one brick of 112.5 mm thick. The 4 m × 2.4 m wall above takes {brickWall.blockCount} bricks as a half-brick wall without wastage, and two such layers for 9 inches.',
    },
    {
      question: 'How much wastage should I add for blocks?',
      answer:
        'About 5% for blocks carried with care, up to 10% for bricks or a rough road to the site.',
    },
  ],
  related: ['concrete-mix-calculator', 'paint-estimator'],
})
