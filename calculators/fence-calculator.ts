import { defineCalculator } from '../schemas/definition/calculator.ts'
import { gates } from './shared/gates.ts'
import { metres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Wire Fence Calculator',
    menu: 'Wire fence',
  },
  summary: 'Posts and wire around a plot. Chain link or barbed wire, struts and concrete.',
  keywords: [
    'fensi, fencing, posts, poles, ua, shamba',
    'seng’enge, sengenge',
    'geti, gate, lango',
    'cement, simiti',
  ],
  category: 'Compound',
  order: 2,
  icon: {
    lines: 'M5 3v19M19 3v19M2 8h20M2 13h20M2 18h20M5 13l-3 9M19 13l3 9',
    filled: 'M5 8h14v10H5z',
  },
  fields: {
    length: {
      kind: 'number',
      label: 'Length of the fence',
      unit: 'm',
      hint: 'All sides together, gates included.',
      accepts: 'positive',
      usual: metres.boundary,
    },
    gates,
    kind: {
      kind: 'choice',
      label: 'Wire',
      default: 'chain',
      units: { mesh: '1', strand: '1' },
      labels: { mesh: 'rolls along the fence', strand: 'strands that are barbed' },
      options: {
        chain: { label: 'Chain link', values: { mesh: '1', strand: '0' } },
        barbed: { label: 'Barbed wire', values: { mesh: '0', strand: '1' } },
      },
      assumption: 'Chain link hangs on line wires; barbed wire is tied to the posts.',
    },
    postType: {
      kind: 'choice',
      label: 'Kind of post',
      default: 'concrete',
      units: {},
      options: {
        concrete: { label: 'Concrete', values: {} },
        timber: { label: 'Timber', values: {} },
        steel: { label: 'Steel', values: {} },
      },
      assumption: 'Each stands in a hole of the same size.',
    },
    spacing: {
      kind: 'number',
      label: 'Post spacing',
      unit: 'm',
      hint: 'From post to post: 2 to 3 m (assumption).',
      default: '3',
      accepts: 'positive',
      usual: metres.postSpacing,
    },
    corners: {
      kind: 'number',
      label: 'Corners',
      unit: '1',
      hint: 'Each has two struts.',
      default: '4',
      accepts: { minimum: '0', integer: true },
    },
    strands: {
      kind: 'number',
      label: 'Strands',
      unit: '1',
      hint: 'Line wires of chain link, or strands of barbed wire.',
      default: '3',
      accepts: { exclusiveMinimum: '0', integer: true },
    },
    rollLength: {
      kind: 'number',
      label: 'Length of a roll',
      unit: 'm',
      hint: 'Of chain link, as on its label.',
      default: '18',
      accepts: 'positive',
      usual: metres.roll,
    },
    mix: {
      kind: 'choice',
      label: 'Mix ratio',
      hint: 'Cement : sand : ballast.',
      default: '1:3:6',
      optionsOf: { of: 'concrete-mix-calculator', field: 'mix' },
    },
  },
  constants: {
    holeSide: {
      label: 'side of a hole',
      value: '0.3',
      unit: 'm',
      assumption: 'A spade and a half wide.',
    },
    holeDepth: {
      label: 'depth of a hole',
      value: '60',
      unit: 'cm',
      assumption: 'A quarter to a third of the post is in the ground.',
    },
    joining: {
      label: 'chain link for joining and tightening',
      value: '2',
      unit: '%',
      assumption: 'A roll is woven into the next one.',
    },
    tying: {
      label: 'wire for ends and tightening',
      value: '5',
      unit: '%',
      assumption: 'It is wound around end posts and strained.',
    },
    strutsOfEach: {
      label: 'struts of a corner or a gate',
      value: '2',
      unit: '1',
      assumption: 'One against the pull of each side.',
    },
  },
  uses: {
    holes: {
      of: 'concrete-mix-calculator',
      given: { area: 'holeArea', thickness: 'holeDepth', mix: 'mix' },
    },
  },
  formulas: {
    run: {
      label: 'Fence without gates',
      unit: 'm',
      is: 'length - sum(gates.opening)',
      accepts: 'positive',
      errorMessage: 'The gates are as wide as the fence is long, or wider',
    },
    posts: { unit: '1', is: 'ceil(run / spacing) + 1 + sum(gates.count)' },
    struts: { unit: '1', is: 'strutsOfEach * (corners + sum(gates.count))' },
    holeArea: { label: 'Holes from above', unit: 'm²', is: '(posts + struts) * holeSide^2' },
    concrete: { unit: 'm³', is: 'holes.volume' },
    rolls: {
      unit: 'roll',
      is: 'kind.mesh * ceil(run * (1 + joining / percent) / rollLength)',
    },
    wire: { unit: 'm', is: 'run * strands * (1 + tying / percent)' },
  },
  results: [
    { of: 'run', label: 'Fence without gates', decimals: 2, increasesWith: ['length'] },
    {
      of: 'posts',
      label: 'Posts',
      unit: 'posts',
      decimals: 0,
      emphasis: 'key',
      increasesWith: ['length'],
      decreasesWith: ['spacing'],
    },
    {
      of: 'struts',
      label: 'Struts',
      decimals: 0,
      increasesWith: ['corners'],
    },
    {
      of: 'concrete',
      label: 'Concrete in the holes',
      decimals: 2,
      increasesWith: ['length', 'corners'],
      decreasesWith: ['spacing'],
    },
    {
      of: 'rolls',
      label: 'Rolls of chain link',
      decimals: 0,
      increasesWith: ['length'],
      decreasesWith: ['rollLength'],
    },
    {
      of: 'wire',
      label: 'Wire',
      decimals: 1,
      increasesWith: ['length', 'strands'],
    },
  ],
  solveFor: ['length'],
  materials: [
    { material: 'post', amount: 'posts', variant: '{postType}' },
    { material: 'strut', amount: 'struts', variant: '{postType}' },
    { use: 'holes' },
    { material: 'chain-link', amount: 'rolls', variant: '{rollLength} m' },
    { material: 'line-wire', amount: 'wire', where: { 'kind.strand': { maximum: '0' } } },
    { material: 'barbed-wire', amount: 'wire', where: { 'kind.strand': { minimum: '1' } } },
    { material: 'fencing', amount: 'run' },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter the length of the fence to see your results.',
  tip: 'Set the corner posts first and stretch a line between them. Let the concrete stand for seven days (assumption) before you strain the wire.',
  picture: [
    {
      part: 'fence',
      alt: 'One bay of the fence: posts {spacing} apart in holes {holeDepth} deep{toScale}',
      spacing: 'spacing',
      holeDepth: 'holeDepth',
      holeWidth: 'holeSide',
      wires: 'strands',
      material: 'board',
    },
  ],
  examples: {
    plot: {
      name: 'A plot of 50 × 100 ft, 91.44 m around, in chain link, with a gate of 3 m',
      given: { length: '91.44', gates: [{ width: '3' }] },
      expect: {
        run: '88.44',
        posts: '32',
        struts: '10',
        concrete: '2.27',
        rolls: '6',
        wire: '278.6',
      },
    },
    farm: {
      name: 'An acre of 63.6 m × 63.6 m in five strands of barbed wire, timber posts every 2.5 m, a gate of 3.6 m',
      given: {
        length: '254.4',
        gates: [{ width: '3.6' }],
        kind: 'barbed',
        postType: 'timber',
        spacing: '2.5',
        strands: '5',
      },
      expect: {
        run: '250.80',
        posts: '103',
        struts: '10',
        concrete: '6.10',
        rolls: '0',
        wire: '1,316.7',
      },
    },
  },
  assumptions: [
    'The fence closes around the plot or has two ends; the ground is even. Posts are counted in one line: a side that the spacing does not divide may take one more. A hole is 30 × 30 × 60 cm and is filled with concrete; what the post itself takes is spare.',
    'Struts are posts of the same kind, set aslant, each in a hole of its own.',
    'Left out: gates and their hinges, struts along a straight side, staples, tying wire, strainers, and droppers between posts.',
  ],
  guide: {
    heading: 'How to work out a wire fence',
    steps: [
      'Measure around the plot, and add a row for each size of gate.',
      'Choose wire and posts, enter their spacing, corners and strands, then press Calculate.',
      'Read the length of a roll of chain link on its label before you order.',
    ],
  },
  faqs: [
    {
      question: 'How many posts does an acre take?',
      answer:
        'A square acre is {farm.length} m around. With a post every {farm.spacing} m and one gate it takes {farm.posts} posts, and {farm.struts} struts.',
    },
    {
      question: 'How many rolls of barbed wire are that?',
      answer:
        'Five strands are {farm.wire} m; the list has them in whole rolls. Some rolls are shorter: read the label.',
    },
    {
      question: 'How many rolls of chain link does a plot take?',
      answer:
        'A plot of 50 × 100 ft with one gate takes {plot.rolls} rolls of {plot.rollLength} m, {plot.posts} posts and {plot.wire} m of line wire.',
    },
  ],
  related: ['perimeter-wall-calculator', 'concrete-mix-calculator', 'hardcore-calculator'],
})
