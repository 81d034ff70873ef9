import { defineCalculator } from '../schemas/definition/calculator.ts'
import { metres, millimetres } from './shared/usual.ts'

export default defineCalculator({
  title: { page: 'Paving Block Calculator', menu: 'Paving' },
  summary: 'Cabro for a driveway or a yard. Blocks, and quarry dust to lay them on.',
  keywords: [
    'cabro, kabro, pavers, interlocking',
    'driveway, parking, compound',
    'mchanga, vumbi, dust',
  ],
  category: 'Finishes',
  order: 15,
  icon: {
    lines: 'M3 5h9v4.5H3zM12 5h4.5v9H12zM3 9.5h4.5v9H3zM7.5 14h9v4.5h-9zM16.5 9.5H21v9h-4.5z',
    filled: 'M12 5h4.5v9H12zM3 9.5h4.5v9H3z',
  },
  fields: {
    length: {
      kind: 'number',
      label: 'Length',
      unit: 'm',
      accepts: 'positive',
      usual: metres.ground,
    },
    width: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive', usual: metres.ground },
    blockLength: {
      kind: 'number',
      label: 'Block length',
      unit: 'mm',
      hint: 'As it lies, with its joint.',
      default: '200',
      accepts: 'positive',
      usual: millimetres.pavingBlock,
    },
    blockWidth: {
      kind: 'number',
      label: 'Block width',
      unit: 'mm',
      default: '100',
      accepts: 'positive',
      usual: millimetres.pavingBlock,
    },
    bedding: {
      kind: 'number',
      label: 'Bedding',
      unit: 'mm',
      hint: 'Quarry dust under the blocks, compacted.',
      default: '40',
      accepts: 'positive',
      usual: millimetres.bedding,
    },
    wastage: {
      kind: 'number',
      label: 'Wastage',
      unit: '%',
      hint: '5 for a straight driveway, 10 for curves (assumption).',
      default: '5',
      accepts: { minimum: '0' },
    },
  },
  constants: {
    looseDust: {
      label: 'loose for compacted dust',
      value: '1.2',
      unit: '1',
      assumption: 'Loose quarry dust fills a fifth more than compacted dust.',
    },
  },
  formulas: {
    area: { unit: 'm²', is: 'length * width' },
    pavingArea: { label: 'Area with wastage', unit: 'm²', is: 'area * (1 + wastage / percent)' },
    blocks: {
      unit: 'block',
      is: 'ceil(pavingArea / (blockLength * blockWidth / mmPerM^2))',
    },
    dust: { label: 'Quarry dust', unit: 'm³', is: 'area * bedding / mmPerM * looseDust' },
    // A block entered the other way is bought as the same one.
    longSide: { label: 'Longer side', unit: 'mm', is: 'max(blockLength, blockWidth)' },
    shortSide: { label: 'Shorter side', unit: 'mm', is: 'min(blockLength, blockWidth)' },
  },
  results: [
    { of: 'area', label: 'Area', decimals: 2, increasesWith: ['length', 'width'] },
    {
      of: 'pavingArea',
      label: 'Blocks by the square metre, with {wastage}% wastage',
      decimals: 2,
      increasesWith: ['length', 'width', 'wastage'],
    },
    {
      of: 'blocks',
      label: 'Blocks to buy',
      decimals: 0,
      emphasis: 'key',
      increasesWith: ['length', 'width', 'wastage'],
      decreasesWith: ['blockLength', 'blockWidth'],
    },
    {
      of: 'dust',
      label: 'Quarry dust, loose',
      decimals: 2,
      increasesWith: ['length', 'width', 'bedding'],
    },
  ],
  solveFor: ['length', 'width'],
  materials: [
    { material: 'paving', amount: 'blocks', variant: '{longSide} × {shortSide} mm' },
    { material: 'dust', amount: 'dust' },
    { material: 'cabro-laying', amount: 'area' },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Set the kerbs first: without them the blocks walk apart. A thick bed in a hollow sinks: compact the base instead. A fall of 1 in 50 (assumption) away from the house keeps it dry.',
  picture: [
    {
      part: 'surface',
      alt: 'The paving from above, {length} by {width}{toScale}',
      length: 'length',
      height: 'width',
      material: 'block',
      pieces: {
        noun: 'block',
        length: 'blockLength',
        height: 'blockWidth',
        pattern: 'bond',
        cut: 'at the kerbs',
        total: 'blocks',
        wastage: 'wastage',
      },
    },
    {
      part: 'heaps',
      heaps: [{ of: 'dust', label: 'quarry dust', material: 'dust' }],
    },
  ],
  examples: {
    driveway: {
      name: 'A driveway of 15 m × 3 m in blocks of 200 × 100 mm on 40 mm of quarry dust',
      given: { length: '15', width: '3' },
      expect: { area: '45.00', pavingArea: '47.25', blocks: '2,363', dust: '2.16' },
    },
    parking: {
      name: 'Parking of 6 m × 5.5 m for two cars, with 8% wastage',
      given: { length: '6', width: '5.5', wastage: '8' },
      expect: { area: '33.00', pavingArea: '35.64', blocks: '1,782', dust: '1.58' },
    },
    squareMetre: {
      name: 'One square metre in blocks of 200 × 100 mm, without wastage',
      given: { length: '1', width: '1', wastage: '0' },
      expect: { area: '1.00', pavingArea: '1.00', blocks: '50', dust: '0.05' },
    },
  },
  assumptions: [
    'Blocks are counted by area, each with its narrow joint. The wastage covers blocks that are cut at the kerbs or break.',
    'Left out: kerbs, the dust that is swept into the joints, and the base of hardcore and murram below, which the hardcore page has.',
  ],
  sources: [
    {
      title: 'Cabro blocks installation in Kenya',
      about: 'A bed of quarry dust or chippings of no more than 40 mm; blocks in herringbone.',
      url: 'https://www.propavers.co.ke/cabro-blocks-installation-in-kenya-part-2/',
    },
    {
      title: 'Cabro pavers',
      about: '50 mm for private drives, 80 and 100 mm for heavy roads; black cotton soil out.',
      url: 'https://www.sbf.co.ke/cabro-pavers-paving-blocks-bricks-cobbles-precast-concrete-blocks-and-barriers-balcony-patio-veranda-backyard-garden-commercial-and-residential-properties-use-fapcl-group-knight-frank-canaan-develop-2/',
    },
  ],
  guide: {
    heading: 'How to work out cabro for a driveway',
    steps: [
      'Measure the length and the width of the driveway in metres, between the kerbs.',
      'Measure a block, or count how many lie in a metre, and enter its length and width.',
      'Press Calculate. Where blocks are sold by the square metre, order the area with wastage.',
    ],
  },
  faqs: [
    {
      question: 'How many cabro blocks are in a square metre?',
      answer:
        'Of blocks of {squareMetre.blockLength} × {squareMetre.blockWidth} mm {squareMetre.blocks}, without wastage. Other shapes differ: ask the maker how many cover a square metre.',
    },
    {
      question: 'How many blocks does a driveway take?',
      answer:
        'A driveway of {driveway.length} m × {driveway.width} m has {driveway.area} m² and takes {driveway.blocks} blocks with {driveway.wastage}% wastage, on {driveway.dust} m³ of loose quarry dust. Parking for two cars, {parking.length} m × {parking.width} m, takes {parking.blocks} with {parking.wastage}%.',
    },
    {
      question: 'How thick should cabro be?',
      answer:
        '50 mm for paths, 60 mm under cars, to be safe (assumption), 80 mm and more for lorries. Black cotton soil comes out, and murram and hardcore are compacted in its place.',
    },
  ],
  related: ['hardcore-calculator', 'concrete-mix-calculator'],
})
