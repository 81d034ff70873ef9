import { defineCalculator } from '../schemas/definition/calculator.ts'
import { blockTypes, usualJoint } from './shared/blocks.ts'
import { cementLoose, dryForWetMortar, mortarAllowance } from './shared/figures.ts'
import { openings } from './shared/openings.ts'
import { metres, millimetres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Block and Brick Calculator',
    menu: 'Blocks and bricks',
  },
  summary:
    'Stones, blocks or bricks for a wall. Mortar joints, doors, windows and wastage are allowed for.',
  keywords: [
    'stone, machine-cut stone, quarry stone, mawe ya nyumba, jiwe, ukuta',
    'matofali ya simiti, tofali la udongo, brick, interlocking',
    'ndarugo, 9x9, 6x9, 9x6, nine by nine, six by nine, kuchongwa, kwa futi',
    'kuta, walling, mjengo',
    'mortar, mota, cement, simiti',
    'fence, fensi, boundary wall, perimeter wall',
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
    ownLength: {
      kind: 'number',
      label: 'Length of a block',
      unit: 'mm',
      default: '400',
      accepts: 'positive',
      visibleWhen: { blockType: ['other'] },
      usual: millimetres.block,
    },
    ownHeight: {
      kind: 'number',
      label: 'Height of a block',
      unit: 'mm',
      default: '200',
      accepts: 'positive',
      visibleWhen: { blockType: ['other'] },
      usual: millimetres.block,
    },
    ownWidth: {
      kind: 'number',
      label: 'Width of a block',
      unit: 'mm',
      default: '200',
      accepts: 'positive',
      visibleWhen: { blockType: ['other'] },
      usual: millimetres.block,
    },
    mortarGap: {
      kind: 'number',
      label: 'Mortar gap',
      unit: 'mm',
      hint: '10 for blocks, 20 for machine-cut stone (assumption). 0 if the size includes it.',
      default: '10',
      accepts: 'number',
      onInvalid: 'default',
      usual: usualJoint,
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
    extras: {
      kind: 'choice',
      placement: 'bill',
      label: 'Hoop iron, damp-proof course',
      default: 'none',
      units: { hoop: '1', dpc: '1' },
      options: {
        none: { label: 'None', values: { hoop: '0', dpc: '0' } },
        hoop: { label: 'Hoop iron', values: { hoop: '1', dpc: '0' } },
        dpc: { label: 'Damp-proof course', values: { hoop: '0', dpc: '1' } },
        both: { label: 'Both', values: { hoop: '1', dpc: '1' } },
      },
      assumption:
        'Hoop iron lies in every second course. The damp-proof course lies once along the foundation wall.',
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
    ownJoint: {
      label: 'joint inside a size of your own',
      value: '0',
      unit: 'mm',
      assumption: 'The size that you enter is that of the block itself, without mortar.',
    },
    oneBlock: {
      label: 'one block',
      value: '1',
      unit: 'block',
      assumption: 'Of a size of your own each is as long as you entered it.',
    },
    stoneJoint: {
      label: 'usual joint of machine-cut stone',
      value: '20',
      unit: 'mm',
      assumption: 'Rough faces want joints of 15 to 25 mm.',
    },
    usualLoss: {
      label: 'what is lost of mortar',
      value: '15',
      unit: '%',
      assumption: 'As it stands under the bill at first.',
    },
    hoopCourses: {
      label: 'courses to a row of hoop iron',
      value: '2',
      unit: '1',
      assumption: 'In every second course.',
    },
    dpcLaps: {
      label: 'laps of the damp-proof course',
      value: '5',
      unit: '%',
      assumption: 'Where rolls meet and at corners.',
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
      is: '(first(ownLength, blockType.length) + mortarGap) * (first(ownHeight, blockType.height) + mortarGap) / mmPerM^2',
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
      is: 'first(blockType.joint, ownJoint) * max(0, 1 - ceil(mortarGap^2 / first(ownLength, blockType.length)^2))',
    },
    mortar: {
      label: 'Mortar in the joints',
      unit: 'm³',
      is: 'max(0, wallArea * (first(ownWidth, blockType.width) / mmPerM) * (1 - (first(ownLength, blockType.length) - jointInside) * (first(ownHeight, blockType.height) - jointInside) / ((first(ownLength, blockType.length) + mortarGap) * (first(ownHeight, blockType.height) + mortarGap))))',
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
    narrowJoint: {
      label: 'Narrower than stone is laid by',
      unit: 'mm',
      is: 'max(0, blockType.roughJoint - mortarGap)',
    },
    stonesWide: {
      label: 'Stones with the usual joint',
      unit: 'block',
      is: 'max(0, ceil(ceil(wallArea / ((blockType.length + stoneJoint) * (blockType.height + stoneJoint) / mmPerM^2)) * (1 + wastage / percent)))',
    },
    bagsWide: {
      label: 'Cement with the usual joint',
      unit: 'bag',
      is: 'ceil(wallArea * (blockType.width / mmPerM) * (1 - blockType.length * blockType.height / ((blockType.length + stoneJoint) * (blockType.height + stoneJoint))) * dryForWet / (1 + sandParts) * cementLoose * (1 + usualLoss / percent))',
    },
    hoopIron: {
      unit: 'm',
      is: 'max(0, wallArea * mmPerM / (hoopCourses * (first(ownHeight, blockType.height) + mortarGap)))',
      errorMessage: 'The mortar gap is as far below zero as the block is long or high',
    },
    dpcWidth: {
      label: 'Width of the damp-proof course',
      unit: 'mm',
      is: 'first(ownWidth, blockType.width)',
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
  solveFor: ['wallLength', 'wallHeight'],
  warnings: [
    {
      when: 'jointTwice',
      text: 'This size includes its joint: with a mortar gap of 0 the wall takes {countWithoutGap}, before wastage.',
      mend: { field: 'mortarGap', value: '0' },
    },
    {
      when: 'narrowJoint',
      text: 'Machine-cut stone is laid in joints of 15 to 25 mm. With 20 mm this wall takes {stonesWide} stones, and {bagsWide} bags of cement with what is lost.',
      mend: { field: 'mortarGap', value: '20' },
    },
  ],
  materials: [
    {
      material: 'block',
      amount: 'max(0, totalWithWaste)',
      length: 'max(0, totalWithWaste) * blockType.run / mmPerM',
      variant: '{blockType}',
      where: { 'blockType.length': { exclusiveMinimum: '0' } },
    },
    {
      material: 'block',
      amount: 'max(0, totalWithWaste)',
      length: 'max(0, totalWithWaste) / oneBlock * ownLength / mmPerM',
      variant: '{ownLength} × {ownHeight} × {ownWidth} mm',
      where: { ownLength: { exclusiveMinimum: '0' } },
    },
    {
      material: 'cement',
      amount: 'mortar * dryForWet / (1 + sandParts) * cementLoose * (1 + allowance / percent)',
    },
    {
      material: 'sand',
      amount: 'mortar * dryForWet * sandParts / (1 + sandParts) * (1 + allowance / percent)',
    },
    {
      material: 'hoop-iron',
      amount: 'hoopIron',
      where: { 'extras.hoop': { minimum: '1' } },
    },
    {
      material: 'dpc',
      amount: 'wallLength * (1 + dpcLaps / percent)',
      variant: '{dpcWidth} mm',
      where: { 'extras.dpc': { minimum: '1' } },
    },
    { material: 'walling', amount: 'wallArea' },
  ],
  whenInvalid: {
    toast: { title: 'Invalid Input', text: 'Please enter valid wall height and length.' },
  },
  whenChanged: 'clear',
  empty: 'Enter dimensions to see your results.',
  tip: 'Measure ten of yours: quarries and makers differ. Build no more than four courses a day (assumption).',
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
    {
      part: 'surface',
      visibleWhen: { blockType: ['other'] },
      alt: 'The wall from the front, {wallLength} by {wallHeight}{toScale}',
      note: 'Doors and windows are taken off the count; they are not drawn',
      length: 'wallLength',
      height: 'wallHeight',
      material: 'block',
      pieces: {
        noun: 'block',
        length: 'ownLength',
        height: 'ownHeight',
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
      name: 'A 6 m × 3 m wall in 6-inch machine-cut stone, joints of 20 mm',
      given: {
        wallLength: '6',
        wallHeight: '3',
        blockType: 'machine-cut-stone-150',
        mortarGap: '20',
      },
      expect: { wallArea: '18.00', blockCount: '195', totalWithWaste: '205' },
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
    ownSize: {
      name: 'A 5 m × 2.4 m wall in dressed stone of 300 × 200 × 200 mm, joints of 20 mm',
      given: {
        wallLength: '5',
        wallHeight: '2.4',
        blockType: 'other',
        ownLength: '300',
        mortarGap: '20',
      },
      expect: { wallArea: '12.00', blockCount: '171', totalWithWaste: '180' },
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
    'Wider joints of a leaner mix, as many masons lay them, take half as much sand again on stone, and more on blocks: measure a joint.',
    'Left out: scaffolding, and lintels and ring beam, which the beam page has. Hoop iron, without its laps, and damp-proof course are added under the bill.',
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
        'With joints of 20 mm 10.8 machine-cut stones of 400 × 200 mm; with 10 mm, 12.5 blocks of 390 × 190 mm. Of 450 × 225 mm with the joint inside there are 9.9: {tenSquareMetres.blockCount} in {tenSquareMetres.wallArea} m². Take the size that you buy: as the first of the list, a wall of 390 × 190 mm comes out 26% short.',
    },
    {
      question: 'Does it work for quarry stone?',
      answer:
        'For machine-cut stone: 9-inch and 6-inch stone have the same face and differ in width alone. A wall of {stoneWall.wallArea} m² takes {stoneWall.blockCount} with joints of {stoneWall.mortarGap} mm.',
    },
    {
      question: 'How many bricks does a 9-inch wall take?',
      answer:
        'Twice the count shown: bricks are counted for a half-brick wall, 112.5 mm thick. {brickWall.wallLength} m × {brickWall.wallHeight} m take {brickWall.blockCount} bricks so, without wastage, and two such layers for 9 inches. Their mortar is a sixth more than twice: they are joined.',
    },
  ],
  related: ['concrete-mix-calculator', 'slab-steel-calculator', 'plaster-estimator'],
})
