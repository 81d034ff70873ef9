import { defineCalculator } from '../schemas/definition/calculator.ts'
import {
  cementLoose,
  concreteAllowance,
  dryForWetMortar,
  mortarAllowance,
} from './shared/figures.ts'
import { hoopIronAlone, laidBlocks } from './shared/laidBlocks.ts'
import {
  slabBarConstants,
  slabBarFormulas,
  slabBarLabour,
  slabBarMaterials,
} from './shared/slabBars.ts'
import { buildingCode } from './shared/sources.ts'
import { metres, millimetres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Septic Tank Calculator',
    menu: 'Septic tank',
  },
  summary: 'A septic tank of two chambers. Its size, walls, plaster, slabs and soak area.',
  keywords: [
    'choo, shimo la choo, tanki',
    'sewage, sewer, maji taka, biodigester',
    'soak pit, soakaway',
    'cement, simiti',
  ],
  category: 'Compound',
  order: 3,
  icon: {
    lines: 'M2 6h20v15H2zM14 10v11M2 11h12M14 13h8M5 2v4M18 2v4',
    filled: 'M2 11h12v10H2zM14 13h8v8h-8z',
  },
  fields: {
    people: {
      kind: 'number',
      label: 'People',
      unit: '1',
      hint: 'Who live in the house: two for each bedroom (assumption).',
      accepts: { exclusiveMinimum: '0', integer: true },
    },
    depth: {
      kind: 'number',
      label: 'Depth of the liquid',
      unit: 'm',
      default: '1.5',
      accepts: 'positive',
      usual: metres.tankDepth,
    },
    freeboard: {
      kind: 'number',
      label: 'Free above the liquid',
      unit: 'm',
      default: '0.3',
      accepts: 'positive',
    },
    blockType: {
      kind: 'choice',
      label: 'Stone or block',
      hint: 'Length × height × width. 200 wide or more: soil pushes at it (assumption).',
      default: 'machine-cut-stone-200',
      ...laidBlocks,
    },
    slabs: {
      kind: 'number',
      label: 'Slab thickness',
      unit: 'mm',
      hint: 'Of the base and of the cover.',
      default: '150',
      accepts: 'positive',
      usual: millimetres.pitSlab,
    },
    soakage: {
      kind: 'number',
      label: 'What the ground takes',
      unit: 'litre/m²·day',
      hint: '10 in clay to 50 in sand; black cotton soil takes none (assumption): test it in the rains.',
      default: '30',
      accepts: 'positive',
    },
    flow: {
      kind: 'number',
      label: 'Water of a person',
      unit: 'litre/day',
      default: '120',
      accepts: 'positive',
    },
    allowance: concreteAllowance,
    mortarAllowance: { ...mortarAllowance, label: 'Extra mortar and plaster for what is spilled' },
    extras: hoopIronAlone,
  },
  headings: { people: 'Tank', soakage: 'Soak pit' },
  constants: {
    ...slabBarConstants,
    cementLoose,
    dryForWet: dryForWetMortar,
    ofPerson: {
      label: 'litres for a person',
      value: '180',
      unit: 'litre',
      assumption: 'The rule of BS 6297: 180 litres a head, and 2,000 more.',
    },
    ofTank: {
      label: 'litres of any tank',
      value: '2000',
      unit: 'litre',
      assumption: 'The same rule: room for sludge.',
    },
    smallest: {
      label: 'smallest tank',
      value: '2700',
      unit: 'litre',
      assumption: 'The least of Britain’s building regulations, for four people or fewer.',
    },
    longer: {
      label: 'length over width',
      value: '3',
      unit: '1',
      assumption: 'The first chamber is two squares, the second is one.',
    },
    sizeStep: {
      label: 'step of sizes',
      value: '0.05',
      unit: 'm',
      assumption: 'Masons set out by 5 cm.',
    },
    narrowest: {
      label: 'narrowest tank',
      value: '0.75',
      unit: 'm',
      assumption: 'A mason has to stand in it.',
    },
    working: {
      label: 'room to work outside of the walls',
      value: '0.3',
      unit: 'm',
      assumption: '15 cm at each side.',
    },
    plasterThickness: {
      label: 'thickness of the plaster',
      value: '0.02',
      unit: 'm',
      assumption: 'Two coats, so that it holds water.',
    },
    plasterSand: {
      label: 'parts of sand in the plaster',
      value: '3',
      unit: '1',
      assumption: '1:3, with a waterproofer.',
    },
  },
  uses: {
    walls: {
      of: 'block-brick-estimator',
      given: {
        wallLength: 'wallLength',
        wallHeight: 'wallHeight',
        blockType: 'blockType',
        mortarGap: 'laidJoint',
        allowance: 'mortarAllowance',
      },
    },
    slabsOfTank: {
      of: 'concrete-mix-calculator',
      given: { area: 'bothSlabs', thickness: 'slabsInCm', allowance: 'allowance' },
    },
  },
  formulas: {
    capacity: { unit: 'litre', is: 'max(ofPerson * people + ofTank, smallest)' },
    tankVolume: { label: 'Liquid', unit: 'm³', is: 'capacity / litrePerM3' },
    width: {
      label: 'Width inside',
      unit: 'm',
      is: 'max(narrowest, ceil(sqrt(tankVolume / (longer * depth)) / sizeStep) * sizeStep)',
    },
    length: {
      label: 'Length inside',
      unit: 'm',
      is: 'ceil(tankVolume / (width * depth) / sizeStep) * sizeStep',
    },
    thickness: { label: 'Thickness of a wall', unit: 'm', is: 'blockType.width / mmPerM' },
    wallHeight: { label: 'Height of the walls', unit: 'm', is: 'depth + freeboard' },
    slabLength: { label: 'Length of a slab', unit: 'm', is: 'length + 2 * thickness' },
    slabWidth: { label: 'Width of a slab', unit: 'm', is: 'width + 2 * thickness' },
    excavation: {
      unit: 'm³',
      is: '(slabLength + working) * (slabWidth + working) * (wallHeight + slabs / mmPerM)',
    },
    wallLength: {
      label: 'Walls, with the one between the chambers',
      unit: 'm',
      is: '2 * (length + width) + 4 * thickness + width * depth / wallHeight',
    },
    laidJoint: { label: 'Joint of the walls', unit: 'mm', is: 'blockType.laid' },
    plasterArea: {
      label: 'Area to plaster',
      unit: 'm²',
      is: '2 * (length + width) * wallHeight + 2 * width * depth + length * width',
    },
    plasterDry: {
      label: 'Loose cement and sand of the plaster',
      unit: 'm³',
      is: 'plasterArea * plasterThickness * dryForWet',
    },
    bothSlabs: { label: 'Area of base and cover', unit: 'm²', is: '2 * slabLength * slabWidth' },
    slabsInCm: { label: 'Thickness of a slab in centimetres', unit: 'cm', is: 'slabs / mmPerCm' },
    ...slabBarFormulas,
    soakArea: { unit: 'm²', is: 'people * flow / soakage' },
  },
  results: [
    { of: 'capacity', label: 'Capacity', decimals: 0, increasesWith: ['people'] },
    {
      of: 'width',
      label: 'Width inside',
      decimals: 2,
      increasesWith: ['people'],
      decreasesWith: ['depth'],
    },
    { of: 'length', label: 'Length inside', decimals: 2, emphasis: 'key' },
    { of: 'excavation', label: 'Soil to dig', decimals: 2, increasesWith: ['freeboard', 'slabs'] },
    {
      of: 'soakArea',
      label: 'Wall of the soak pit',
      decimals: 1,
      increasesWith: ['people', 'flow'],
      decreasesWith: ['soakage'],
    },
  ],
  // No solveFor: with more people the tank may get shorter, because its width is rounded up.
  materials: [
    { use: 'walls' },
    {
      material: 'cement',
      amount: 'plasterDry / (1 + plasterSand) * cementLoose * (1 + mortarAllowance / percent)',
    },
    {
      material: 'sand',
      amount: 'plasterDry * plasterSand / (1 + plasterSand) * (1 + mortarAllowance / percent)',
    },
    { use: 'slabsOfTank' },
    ...slabBarMaterials,
    { material: 'excavation', amount: 'excavation' },
    { material: 'plastering', amount: 'plasterArea' },
    ...slabBarLabour,
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter how many people live in the house to see your results.',
  tip: 'Keep it and its soak pit 30 m from any well, the tank 3 m and the pit 6 m from the house (assumption). Set the wall between the chambers at two thirds of the length, and leave openings in it half-way down. Prop the sides of the hole, and fill the tank with water before you use it. Nobody climbs into a used tank: its gas kills.',
  footnote:
    'The county wants an engineer’s drawing; the rule is one of thumb, and no design. The cover carries people, and no car.',
  picture: [
    {
      part: 'layers',
      alt: 'A cut through the tank: cover, {freeboard} free, {depth} of liquid and base{toScale}',
      note: 'Its walls, and the one between the two chambers, are not drawn',
      width: 'length',
      inGround: true,
      layers: [
        { depth: 'slabs', material: 'concrete', label: 'cover {slabs}' },
        { depth: 'freeboard', label: 'free {freeboard}' },
        { depth: 'depth', material: 'paint', label: 'liquid {depth}' },
        { depth: 'slabs', material: 'concrete', label: 'base {slabs}' },
      ],
    },
  ],
  examples: {
    family: {
      name: 'A family of six, 1.5 m of liquid, in 9-inch stone',
      given: { people: '6' },
      expect: {
        capacity: '3,080',
        width: '0.85',
        length: '2.45',
        excavation: '9.52',
        soakArea: '24.0',
      },
    },
    flats: {
      name: 'Four flats of five people, 1.8 m of liquid, in clay that takes 15 litres',
      given: { people: '20', depth: '1.8', soakage: '15' },
      expect: {
        capacity: '5,600',
        width: '1.05',
        length: '3.00',
        excavation: '14.57',
        soakArea: '160.0',
      },
    },
  },
  assumptions: [
    'Two chambers, two to one, each as wide as the tank. The wall between them stands as high as the liquid. Soil is dug for walls and base: a drain that comes in low takes more.',
    'Base and cover of 1:2:4; bars of 10 mm every 15 cm both ways in the cover alone. Plaster of 20 mm on all faces that get wet.',
    'Left out: filling back, carting soil away, blinding under the base, manhole covers, pipes, waterproofer, formwork under the cover, and the soak pit itself.',
  ],
  sources: [
    {
      title: 'BS 6297, small sewage treatment works',
      isDocument: true,
      about: '180 litres a head and 2,000 litres; from abroad, so an assumption in Kenya.',
    },
    buildingCode,
  ],
  guide: {
    heading: 'How to work out a septic tank',
    steps: [
      'Count the people who live there, visitors left out.',
      'Enter depth and stone, and what the ground takes, then press Calculate.',
      'Take the figures to the engineer who draws the tank for the county.',
    ],
  },
  faqs: [
    {
      question: 'How large is a septic tank for a family?',
      answer:
        'For six people {family.capacity} litres: {family.length} m long, {family.width} m wide and {family.depth} m of liquid, inside.',
    },
    {
      question: 'How large is the soak pit?',
      answer:
        'At {family.flow} litres a person a day and ground that takes {family.soakage} litres a square metre, six people need {family.soakArea} m² of its side.',
    },
    {
      question: 'How often is it emptied?',
      answer:
        'The rule that sizes it counts on once a year (assumption). Have it looked into each year, and empty it at the latest when sludge fills a third of the depth.',
    },
  ],
  related: ['pit-latrine-calculator', 'block-brick-estimator', 'slab-steel-calculator'],
})
