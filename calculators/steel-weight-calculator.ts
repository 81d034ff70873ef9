import { defineCalculator } from '../schemas/definition/calculator.ts'
import { bindingWire } from './shared/bars.ts'
import { metres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Steel Weight Calculator',
    menu: 'Steel weight',
  },
  summary: 'The weight of reinforcement bars. In kilograms, by diameter, length and number.',
  keywords: [
    'rebar, nondo, chuma, iron rods, twisted',
    'D8, D10, D12, D16, D20, Y8, Y10, Y12, Y16',
    'kilo, ringi',
  ],
  order: 3,
  icon: {
    lines: 'M2 4h20v5H2zM6 9l2-5M11 9l2-5M16 9l2-5M2 15h20v5H2zM6 20l2-5M11 20l2-5M16 20l2-5',
    filled: 'M2 15h20v5H2z',
  },
  fields: {
    diameter: {
      kind: 'choice',
      label: 'Bar diameter',
      default: '12',
      units: { size: 'mm' },
      labels: { size: 'bar diameter' },
      options: {
        '8': { label: 'D{size} – {size} mm', values: { size: '8' } },
        '10': { label: 'D{size} – {size} mm', values: { size: '10' } },
        '12': { label: 'D{size} – {size} mm', values: { size: '12' } },
        '16': { label: 'D{size} – {size} mm', values: { size: '16' } },
        '20': { label: 'D{size} – {size} mm', values: { size: '20' } },
        '25': { label: 'D{size} – {size} mm', values: { size: '25' } },
        '32': { label: 'D{size} – {size} mm', values: { size: '32' } },
      },
      source: 'Nominal diameters, as ribbed bars are sold in Kenya.',
    },
    length: {
      kind: 'number',
      label: 'Bar length',
      unit: 'm',
      hint: 'Bars are sold whole, 12 m long.',
      default: '12',
      accepts: 'positive',
      usual: metres.bar,
    },
    bars: {
      kind: 'number',
      label: 'Number of bars',
      unit: '1',
      default: '1',
      accepts: 'positive',
    },
  },
  constants: {
    wirePerTonne: bindingWire,
    weightDivisor: {
      label: 'weight divisor',
      value: '162',
      unit: 'mm²·m/kg',
      source:
        'The trade rule d² / 162. Steel weighs 7,850 kg/m³ (BS 4449), so one metre of bar weighs π/4 × d² × 0.00785 kg, which is d² / 162.2.',
    },
  },
  formulas: {
    singleWeight: { unit: 'kg', is: 'diameter.size^2 * length / weightDivisor' },
    totalWeight: { label: 'Total weight', unit: 'kg', is: 'singleWeight * bars' },
  },
  results: [
    { of: 'singleWeight', label: 'Weight per bar', decimals: 2, increasesWith: ['length'] },
    {
      of: 'totalWeight',
      label: 'Total weight for {bars} bars',
      decimals: 2,
      emphasis: 'key',
      increasesWith: ['length', 'bars'],
    },
  ],
  solveFor: ['bars'],
  materials: [
    {
      material: 'steel',
      pieces: [{ length: 'length', count: 'ceil(bars)' }],
      variant: '{diameter.size} mm',
      where: { length: { maximum: '12' } },
      note: 'Bars are sold in lengths of 12 m. A longer one is lapped from two: count the bars with their laps, then enter 12 m.',
    },
    { material: 'binding-wire', amount: 'totalWeight * wirePerTonne / kgPerTonne' },
    { material: 'steel-fixing', amount: 'totalWeight' },
  ],
  whenInvalid: 'clear',
  whenChanged: 'keep',
  empty: 'Enter details to see your results.',
  tip: 'Add laps, hooks and off-cuts. Weigh a bar when it comes: one of 12 mm is about 10.7 kg, and a much lighter one is not 12 mm. It carries its maker’s mark.',
  picture: [
    {
      part: 'bar',
      alt: 'A bar of {diameter.size}, {length} long; its cross-section to scale beside the other sizes',
      diameter: 'diameter.size',
      length: 'length',
      material: 'steel',
    },
    { part: 'bundle', bars: 'bars', noun: 'bar', material: 'steel', sum: '{totalWeight}' },
  ],
  examples: {
    twelve: {
      name: 'Twelve 12 mm bars of 12 m',
      given: { diameter: '12', length: '12', bars: '12' },
      expect: { singleWeight: '10.67', totalWeight: '128.00' },
    },
    oneBar: {
      name: 'One 12 mm bar of 12 m',
      given: {},
      expect: { singleWeight: '10.67', totalWeight: '10.67' },
    },
    beam: {
      name: 'Four 16 mm bars of 6.5 m for a beam',
      given: { diameter: '16', length: '6.5', bars: '4' },
      expect: { singleWeight: '10.27', totalWeight: '41.09' },
    },
  },
  assumptions: [
    'Nominal weight: rolled bars may differ by a few per cent.',
    'Left out: spacers. Rings (stirrups) are bars of their own.',
  ],
  sources: [
    {
      title: 'Kenya Bureau of Standards on twisted bars',
      about: 'Since 1 April 2017 only ribbed bars may be made and sold in Kenya.',
      url: 'https://constructionreviewonline.com/news/kenya/kenya-bureau-of-standards-bans-use-of-twisted-steel-bars-in-construction/',
    },
  ],
  guide: {
    heading: 'How to work out the weight of steel bars',
    steps: [
      'Choose the diameter of the bar, as the drawing or the bending schedule gives it.',
      'Enter the length of one bar, and how many there are, and press Calculate.',
      'Work out each diameter separately and add the weights.',
    ],
  },
  faqs: [
    {
      question: 'How much does a 12 mm bar weigh?',
      answer:
        'A bar of 12 m weighs {oneBar.singleWeight} kg by the trade rule; by the weight of steel 0.888 kg per metre, 10.65 kg.',
    },
    {
      question: 'What is the formula for the weight of steel?',
      answer: 'Diameter in mm, squared, times length in m, divided by 162, is kilograms.',
    },
    {
      question: 'How many bars are in a tonne?',
      answer:
        'Divide 1,000 by the weight of one bar. Of 12 mm bars at {oneBar.singleWeight} kg a tonne is 93.75: 93 whole ones and a part.',
    },
  ],
  related: ['slab-steel-calculator', 'concrete-mix-calculator'],
})
