import { defineCalculator } from '../schemas/definition/calculator.ts'
import { barMarks, barSold, bindingWire, steelWeight } from './shared/bars.ts'

export default defineCalculator({
  title: {
    page: 'Bar Schedule Calculator',
    menu: 'Bar schedule',
  },
  summary: 'A bar bending schedule. Weight by diameter, bars of 12 m to buy, and binding wire.',
  keywords: [
    'BBS, bending schedule, bar list, cutting list, vyuma vya nguzo, ringi',
    'stirrups, kukata, kukunja, bend',
    'orodha ya vyuma, nondo, chuma, rebar, steel bars',
  ],
  category: 'Structure',
  order: 14,
  icon: { lines: 'M3 3h18v18H3zM3 8h18M8 8v13M11 12h7M11 16h7', filled: 'M3 3h18v5H3z' },
  fields: {
    bars: {
      kind: 'repeat',
      label: 'Bars of the schedule',
      row: 'row',
      minimum: 1,
      maximum: 60,
      fields: {
        diameter: {
          kind: 'choice',
          label: 'Diameter',
          default: '12',
          ...barMarks,
        },
        cutLength: {
          kind: 'number',
          label: 'Cut length',
          unit: 'm',
          hint: 'At most 12 m.',
          accepts: { exclusiveMinimum: '0', maximum: '12' },
        },
        count: {
          kind: 'number',
          label: 'How many',
          unit: '1',
          accepts: { minimum: '1', integer: true },
        },
      },
      formulas: {
        weight: {
          label: 'Weight',
          unit: 'kg',
          is: 'count * cutLength * diameter.size^2 / weightDivisor',
        },
        fromOne: {
          label: 'Pieces from one whole bar',
          unit: '1',
          is: 'floor(soldLength / cutLength)',
        },
        whole: { label: 'Whole bars', unit: 'bar', is: 'ceil(count / fromOne)' },
      },
    },
  },
  constants: { soldLength: barSold, weightDivisor: steelWeight, wirePerTonne: bindingWire },
  formulas: {
    totalWeight: { label: 'Weight of all bars', unit: 'kg', is: 'sum(bars.weight)' },
    wholeBars: { label: 'Whole bars to buy', unit: 'bar', is: 'sum(bars.whole)' },
    of: { unit: 'kg', is: 'sum(bars.weight)', by: 'bars.diameter' },
    wire: { label: 'Binding wire', unit: 'kg', is: 'totalWeight * wirePerTonne / kgPerTonne' },
  },
  results: [
    { of: 'totalWeight', label: 'Weight of all bars', decimals: 2, emphasis: 'key' },
    { of: 'wholeBars', label: 'Whole bars of 12 m to buy, all diameters', decimals: 0 },
    { of: 'of', label: 'Weight of {diameter.size} mm', decimals: 2 },
    { of: 'wire', label: 'Binding wire', decimals: 2 },
  ],
  // No solveFor: all that a person enters is in rows.
  materials: [
    {
      material: 'steel',
      forEach: 'bars',
      pieces: [{ length: 'cutLength', count: 'count' }],
      variant: '{diameter.size} mm',
    },
    { material: 'binding-wire', amount: 'wire' },
    { material: 'steel-fixing', amount: 'totalWeight' },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter the rows of the schedule to see your results.',
  tip: 'Off-cuts of one row often make the short bars of another. The cutting plan under what to buy does that: hand it to whoever cuts.',
  footnote:
    'The schedule is the engineer’s: lengths here are those that are cut, with hooks and laps.',
  picture: [
    { part: 'bundle', bars: 'wholeBars', noun: 'bar', material: 'steel', sum: '{totalWeight}' },
  ],
  examples: {
    house: {
      name: 'A small house: 24 column bars of 3.6 m and 16 bars of 12 m in 12 mm, 181 rings of 0.72 m in 8 mm',
      given: {
        bars: [
          { diameter: '12', cutLength: '3.6', count: '24' },
          { diameter: '12', cutLength: '12', count: '16' },
          { diameter: '8', cutLength: '0.72', count: '181' },
        ],
      },
      expect: {
        totalWeight: '298.95',
        wholeBars: '36',
        of8: '51.48',
        of12: '247.47',
        wire: '2.99',
      },
    },
    beam: {
      name: 'A beam of 5 m: six bars of 4.94 m in 16 mm, 34 rings of 1.12 m in 8 mm',
      given: {
        bars: [
          { diameter: '16', cutLength: '4.94', count: '6' },
          { diameter: '8', cutLength: '1.12', count: '34' },
        ],
      },
      expect: {
        totalWeight: '61.88',
        wholeBars: '7',
        of8: '15.04',
        of16: '46.84',
        wire: '0.62',
      },
    },
  },
  assumptions: [
    'Each row is cut from whole bars of its own: what is left of one row is not used for another.',
    'Lengths are as cut: a bent bar is a little shorter than the sum of its sides, and the schedule’s length has that.',
    'Nominal weight: rolled bars may differ by a few per cent.',
    'Left out: spacers, chairs, and bars that are spoilt.',
  ],
  sources: [
    {
      title: 'Shapes of bars to BS 8666',
      about: 'The length to cut of each shape in a schedule, along the middle of the bar.',
      url: 'http://fendersteel.co.uk/codesbs2005-9.html',
    },
    {
      title: 'Binding wire for steel works',
      about: 'Rules of thumb: 9 to 13 kg of wire for a tonne of steel.',
      url: 'https://engineeringdiscoveries.com/how-to-calculate-quantity-of-binding-wire-for-steel-works/',
    },
    {
      title: 'Kenya Bureau of Standards on twisted bars',
      about: 'Since 1 April 2017 only ribbed bars may be made and sold in Kenya.',
      url: 'https://constructionreviewonline.com/news/kenya/kenya-bureau-of-standards-bans-use-of-twisted-steel-bars-in-construction/',
    },
  ],
  guide: {
    heading: 'How to add up a bar bending schedule',
    steps: [
      'Take the rows of the schedule one by one: diameter, length of one bar as it is cut, and how many there are in all members.',
      'Press ‘Add row’ for the next one. A bar of more than 12 m is entered as the pieces that lap.',
      'Press Calculate. What to buy lists the whole bars of each diameter.',
    ],
  },
  faqs: [
    {
      question: 'How do I get from a schedule to bars?',
      answer:
        'For each row, how many pieces one bar of 12 m gives, and so how many bars: 24 pieces of 3.6 m, three from a bar, are 8 bars. The house above takes {house.wholeBars} bars of {house.totalWeight} kg cut.',
    },
    {
      question: 'How much binding wire do I need?',
      answer:
        'About a hundredth of the weight of the steel: {house.wire} kg for {house.totalWeight} kg.',
    },
    {
      question: 'Why are the bars I buy heavier than the schedule?',
      answer:
        'The schedule weighs what is cut; off-cuts are bought too. The beam above has {beam.totalWeight} kg of steel in {beam.wholeBars} bars.',
    },
    {
      question: 'What do 4D12 and R8-200 mean?',
      answer:
        'Four ribbed bars of 12 mm, and bars of 8 mm every 200 mm. D, H, T and Y are ribbed (assumption). R on an older drawing is plain steel, which shops may not have: ask the engineer for ribbed.',
    },
  ],
  related: ['beam-calculator', 'steel-weight-calculator', 'slab-steel-calculator'],
})
