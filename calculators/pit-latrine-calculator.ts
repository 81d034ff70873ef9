import { defineCalculator } from '../schemas/definition/calculator.ts'
import { concreteAllowance, mortarAllowance } from './shared/figures.ts'
import { hoopIronAlone, laidBlocks } from './shared/laidBlocks.ts'
import {
  slabBarConstants,
  slabBarFormulas,
  slabBarLabour,
  slabBarMaterials,
} from './shared/slabBars.ts'
import { metres, millimetres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Pit Latrine Calculator',
    menu: 'Pit latrine',
  },
  summary: 'How deep to dig a pit latrine. Its collar, slab, steel and vent pipe.',
  keywords: ['choo, vyoo, toilet, VIP', 'shimo la choo, kuchimba', 'cement, simiti'],
  category: 'Compound',
  order: 4,
  icon: {
    lines: 'M7 9v12h10V9M4 9h16M8 9V3h8v6M12 3v3M19 9V2',
    filled: 'M7 14h10v7H7z',
  },
  fields: {
    users: {
      kind: 'number',
      label: 'People who use it',
      unit: '1',
      accepts: { exclusiveMinimum: '0', integer: true },
    },
    years: {
      kind: 'number',
      label: 'Years until it is full',
      unit: '1',
      default: '10',
      accepts: 'positive',
    },
    pitLength: {
      kind: 'number',
      label: 'Length of the pit',
      unit: 'm',
      hint: 'Inside of its lining.',
      default: '2.4',
      accepts: 'positive',
      usual: metres.pit,
    },
    pitWidth: {
      kind: 'number',
      label: 'Width of the pit',
      unit: 'm',
      default: '0.9',
      accepts: 'positive',
      usual: metres.pit,
    },
    perYear: {
      kind: 'number',
      label: 'Filled by one person in a year',
      unit: 'm³',
      hint: '0.06 in dry ground, 0.09 with cobs, stones or rubbish in it, 0.04 in a wet pit (assumption).',
      default: '0.06',
      accepts: 'positive',
    },
    free: {
      kind: 'number',
      label: 'Free depth on top',
      unit: 'm',
      hint: 'Closed with soil when the pit is full.',
      default: '0.5',
      accepts: 'positive',
    },
    slab: {
      kind: 'number',
      label: 'Slab thickness',
      unit: 'mm',
      default: '100',
      accepts: 'positive',
      usual: millimetres.pitSlab,
    },
    collar: {
      kind: 'number',
      label: 'Depth of the lining',
      unit: 'm',
      hint: 'The collar at the top; all of it in loose soil.',
      default: '1',
      accepts: 'positive',
    },
    blockType: {
      kind: 'choice',
      label: 'Stone or block',
      hint: 'Length × height × width.',
      default: 'hollow-390-140',
      ...laidBlocks,
    },
    allowance: concreteAllowance,
    mortarAllowance,
    extras: hoopIronAlone,
  },
  headings: { pitLength: 'Pit', slab: 'Slab and lining' },
  constants: {
    ...slabBarConstants,
    overlap: {
      label: 'slab on the ground at both sides',
      value: '0.6',
      unit: 'm',
      assumption: '30 cm at each.',
    },
    pipe: {
      label: 'length of the vent pipe',
      value: '3.5',
      unit: 'm',
      assumption: 'From the slab to half a metre above the roof.',
    },
    deepest: {
      label: 'deepest pit',
      value: '6',
      unit: 'm',
      assumption: 'A deeper one is seldom dug safely by hand.',
    },
  },
  uses: {
    lining: {
      of: 'block-brick-estimator',
      given: {
        wallLength: 'liningLength',
        wallHeight: 'collar',
        blockType: 'blockType',
        mortarGap: 'laidJoint',
        allowance: 'mortarAllowance',
      },
    },
    cover: {
      of: 'concrete-mix-calculator',
      given: { area: 'slabArea', thickness: 'slabInCm', allowance: 'allowance' },
    },
  },
  formulas: {
    volume: { unit: 'm³', is: 'users * years * perYear' },
    pitArea: { label: 'The pit from above', unit: 'm²', is: 'pitLength * pitWidth' },
    filled: { label: 'Depth that fills', unit: 'm', is: 'volume / pitArea' },
    depth: { unit: 'm', is: 'filled + free' },
    excavation: { unit: 'm³', is: 'pitArea * depth' },
    slabLength: { label: 'Length of the slab', unit: 'm', is: 'pitLength + overlap' },
    slabWidth: { label: 'Width of the slab', unit: 'm', is: 'pitWidth + overlap' },
    slabArea: { label: 'Area of the slab', unit: 'm²', is: 'slabLength * slabWidth' },
    slabInCm: { label: 'Thickness of the slab in centimetres', unit: 'cm', is: 'slab / mmPerCm' },
    ...slabBarFormulas,
    liningLength: {
      label: 'Lining along its middle',
      unit: 'm',
      is: '2 * (pitLength + pitWidth) + 4 * blockType.width / mmPerM',
    },
    laidJoint: { label: 'Joint of the lining', unit: 'mm', is: 'blockType.laid' },
    tooDeep: { label: 'Too deep by', unit: 'm', is: 'max(0, depth - deepest)' },
  },
  results: [
    {
      of: 'volume',
      label: 'What fills the pit',
      decimals: 2,
      increasesWith: ['users', 'years', 'perYear'],
    },
    {
      of: 'depth',
      label: 'Depth of the pit',
      decimals: 2,
      emphasis: 'key',
      increasesWith: ['users', 'years', 'perYear', 'free'],
      decreasesWith: ['pitLength', 'pitWidth'],
    },
    {
      of: 'excavation',
      label: 'Soil to dig',
      decimals: 2,
      increasesWith: ['users', 'years', 'perYear', 'free', 'pitLength', 'pitWidth'],
    },
  ],
  solveFor: ['users', 'years'],
  warnings: [
    {
      when: 'tooDeep',
      text: 'A pit deeper than 6 m is dangerous to dig by hand: make it longer or wider, or plan for fewer years.',
    },
  ],
  materials: [
    { use: 'lining' },
    { use: 'cover' },
    ...slabBarMaterials,
    { material: 'vent-pipe', amount: 'pipe' },
    { material: 'excavation', amount: 'excavation' },
    ...slabBarLabour,
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter how many people use it to see your results.',
  tip: 'Keep 30 m away from any well, and lower than it. Stop 2 m above ground water (assumptions); on rock or where water is near, build the pit up above the ground instead. Prop the sides as you dig: loose soil buries people. Nobody climbs into a used pit: its gas kills.',
  footnote: 'Ask the public health officer before you dig: some counties allow no pits.',
  picture: [
    {
      part: 'layers',
      alt: 'A cut through the pit, {pitLength} long and {depth} deep, of which {free} stay free{toScale}',
      note: 'The lining, the hut and the vent pipe are not drawn',
      width: 'pitLength',
      inGround: true,
      layers: [
        { depth: 'slab', material: 'concrete', label: 'slab {slab}' },
        { depth: 'free', label: 'free {free}' },
        { depth: 'filled', material: 'murram', label: 'pit {depth}' },
      ],
    },
  ],
  examples: {
    family: {
      name: 'Ten people for ten years, a pit of 2.4 m × 0.9 m',
      given: { users: '10' },
      expect: { volume: '6.00', depth: '3.28', excavation: '7.08' },
    },
    plot: {
      name: 'Twenty people for eight years, a pit of 3 m × 1 m, lined to 1.5 m',
      given: { users: '20', years: '8', pitLength: '3', pitWidth: '1', collar: '1.5' },
      expect: { volume: '9.60', depth: '3.70', excavation: '11.10' },
    },
  },
  assumptions: [
    'A straight pit in firm soil that drains. What soaks away is taken off the yearly figure.',
    'The slab of 1:2:4 lies 30 cm on the ground all around, with bars of 10 mm every 15 cm both ways; one hole per stance is left in it. The soil of the lining and of the slab is not counted.',
    'Left out: carting soil away, the hut, its door and roof, the sitting or squatting piece, formwork under the slab, and mesh on the vent pipe.',
  ],
  sources: [
    {
      title: 'A guide to the development of on-site sanitation, WHO, 1992',
      isDocument: true,
      about: 'A pit fills by 0.04 to 0.09 m³ a person a year; 0.5 m stay free.',
    },
  ],
  guide: {
    heading: 'How to work out a pit latrine',
    steps: [
      'Count who uses it every day, and choose how many years it should last.',
      'Enter the pit as your fundi digs it, and the blocks of its lining, then press Calculate.',
      'If it comes out too deep, make it longer.',
    ],
  },
  faqs: [
    {
      question: 'How deep is a pit for a family?',
      answer:
        'Ten people fill {family.volume} m³ in ten years. In a pit of {family.pitLength} m × {family.pitWidth} m that is {family.depth} m with the free depth.',
    },
    {
      question: 'How far from a well?',
      answer:
        '30 m or more (assumption), and downhill from it. Where ground water is high, dig no pit.',
    },
    {
      question: 'Does the whole pit need a wall?',
      answer:
        'In firm soil a collar of a metre holds the slab. Loose or wet soil is lined to the bottom, with open joints below.',
    },
  ],
  related: ['septic-tank-calculator', 'block-brick-estimator', 'concrete-mix-calculator'],
})
