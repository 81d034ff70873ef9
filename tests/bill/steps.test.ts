import { expect, test } from 'vitest'
import { amountsOf, isLabour } from '../../schemas/bill/amounts.ts'
import { allLines, billOf, type LineFormValues } from '../../schemas/bill/bill.ts'
import { billSteps } from '../../schemas/bill/steps.ts'
import { checkMaterialCatalogue } from '../../schemas/check/materialCatalogue.ts'
import type { Given } from '../../schemas/estimate/formValues.ts'
import { packsInWords } from '../../schemas/review/packsInWords.ts'
import { valid } from '../rejected/valid.ts'
import { check, estimateOf } from '../support/checked.ts'
import { calculatorAt } from '../working/calculators.ts'

/** The steps from results to packs, for inputs, or for the first example of a calculator. */
function stepsOf(slug: string, given?: Given, texts: LineFormValues = {}) {
  const calculator = calculatorAt(slug)
  const [first] = Object.values(calculator.examples)
  const estimate = estimateOf(calculator, given ?? first?.given ?? {})
  const { lines } = billOf(amountsOf(calculator, estimate).amounts, () => texts)
  return billSteps(calculator, estimate, lines)
}

test.each<[string, ...string[]]>([
  [
    'block-brick-estimator',
    'Blocks to buy = 176 blocks',
    'Cement to buy = (mortar in the joints × loose for finished mortar ÷ (1 + parts of sand in the mortar)) × bags in a cubic metre of cement × (1 + extra mortar for what is spilled ÷ one hundred per cent) = (0.171… (3699/21620) m³ × 1.33 ÷ (1 + 4)) × 28.8 bags/m³ × (1 + 15% ÷ 100%) = 1.507… (4427703/2937500) bags; 1.507… (4427703/2937500) bags, rounded up to 2 bags',
    'Sand to buy = (mortar in the joints × loose for finished mortar × parts of sand in the mortar ÷ (1 + parts of sand in the mortar)) × (1 + extra mortar for what is spilled ÷ one hundred per cent) = (0.171… (3699/21620) m³ × 1.33 × 4 ÷ (1 + 4)) × (1 + 15% ÷ 100%) = 0.209… (491967/2350000) m³; 0.209… (491967/2350000) m³ ÷ 0.625 m³/tonne = 0.334…, rounded up to 0.4 tonnes',
  ],
  [
    'concrete-mix-calculator',
    'Cement to buy = the larger of (cement and (concrete volume − sand − aggregate) × loose for finished concrete × bags in a cubic metre of cement) × (1 + extra concrete for what is spilled ÷ one hundred per cent) = the larger of (12.0 bags and (2.00 m³ − 0.571… (4/7) m³ − 1.142… (8/7) m³) × 1.54 × 28.8 bags/m³) × (1 + 5% ÷ 100%) = 13.3056 bags; 13.3056 bags, rounded up to 14 bags',
    'Sand to buy = sand × loose for finished concrete × (1 + extra concrete for what is spilled ÷ one hundred per cent) = 0.571… (4/7) m³ × 1.54 × (1 + 5% ÷ 100%) = 0.924 m³; 0.924 m³ ÷ 0.625 m³/tonne = 1.4784, rounded up to 1.5 tonnes',
    'Ballast to buy = aggregate × loose for finished concrete × (1 + extra concrete for what is spilled ÷ one hundred per cent) = 1.142… (8/7) m³ × 1.54 × (1 + 5% ÷ 100%) = 1.848 m³; 1.848 m³ ÷ 0.625 m³/tonne = 2.9568, rounded up to 3.0 tonnes',
  ],
  [
    'hardcore-calculator',
    'Hardcore to buy = 22.68 m³ ÷ (10/17) m³/tonne = 38.556, rounded up to 38.6 tonnes',
    'Murram to buy = 3.78 m³ ÷ (10/17) m³/tonne = 6.426, rounded up to 6.5 tonnes',
  ],
  ['paint-estimator', 'Paint to buy = 8 litres ÷ 4 litres/tin of 4 litres = 2 tins of 4 litres'],
  [
    'steel-weight-calculator',
    'Steel bars to buy = (number of bars, rounded up) × bar length = (12, rounded up) × 12 m = 144 m, cut from 12 bars',
    'Binding wire to buy = total weight × binding wire for a tonne of steel ÷ kilograms in a tonne = 128.00 kg × 10 kg/tonne ÷ 1,000 kg/tonne = 1.28 kg; 1.28 kg, rounded up to 2 kg',
  ],
])('the steps of %s lead from the results to the packs to buy', (slug, ...lines) => {
  expect(stepsOf(slug).map(({ visual }) => visual)).toEqual(lines)
})

test('the steps of labour say what people pay for, and round it to the nearest hundredth', () => {
  const calculator = calculatorAt('foundation-calculator')
  const given = { trenchLength: '10.01', trenchWidth: '0.61' }
  const estimate = estimateOf(calculator, given)
  const { amounts, labour } = amountsOf(calculator, estimate)
  const lines = allLines(billOf(amounts, () => ({}), labour)).filter(isLabour)
  expect(billSteps(calculator, estimate, lines).map(({ visual }) => visual)).toEqual([
    'Concreting to pay for = 1.22122 m³, rounded to 1.22 m³',
    'Excavation to pay for = 5.49549 m³, rounded to 5.50 m³',
  ])
})

test('a step shows that people buy nothing if a result is below zero', () => {
  const room = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
  expect(stepsOf('tile-estimator', { ...room, wastage: '-150' })[0]?.visual).toBe(
    'Tiles to buy = the larger of (0 and total tiles) = the larger of (0 and −50 tiles) = 0 tiles',
  )
})

/** The steps of the gravel calculator with these materials. */
function ofGravel(uses: object[], others = {}): [key: string, step: string][] {
  const calculator = check({ ...valid, ...others, materials: uses })
  const estimate = estimateOf(calculator, { area: '20', depth: '5' })
  const { lines } = billOf(amountsOf(calculator, estimate).amounts, () => ({}))
  return billSteps(calculator, estimate, lines).map(({ key, visual }) => [key, visual])
}

test.each([
  ['max(0, volume)', 'Ballast to buy = 1 m³ ÷'],
  ['max(volume, 0)', 'Ballast to buy = the larger of (volume and 0) ='],
  ['max(0, volume, volume / 2)', 'Ballast to buy = the largest of (0 and volume and volume ÷ 2) ='],
  ['max(1, depth / depth) * volume', 'Ballast to buy = the larger of (1 and depth ÷ depth) ×'],
  ['max(volume / 2, volume)', 'Ballast to buy = the larger of (volume ÷ 2 and volume) ='],
  ['min(0 * volume, volume) + volume', 'Ballast to buy = the smaller of (0 × volume and volume) +'],
])(
  '%s: a step omits a lower bound of zero below a positive amount, and nothing else',
  (is, begins) => {
    const [[, step = ''] = []] = ofGravel([{ material: 'ballast', amount: is }])
    expect(step.slice(0, begins.length)).toBe(begins)
  },
)

test('a step is approximate where one of its values is', () => {
  const side = { label: 'Side', unit: 'm', is: 'sqrt(area)' }
  const [[, step = ''] = []] = ofGravel(
    [{ material: 'ballast', amount: 'side * depth * depth / cmPerM / cmPerM' }],
    { formulas: { ...valid.formulas, side } },
  )
  expect(step).toBe(
    'Ballast to buy = (side × depth × depth ÷ centimetres in a metre) ÷ centimetres in a metre = (4.472… m × 5 cm × 5 cm ÷ 100 cm/m) ÷ 100 cm/m = 0.0111… m³; 0.0111… m³ ÷ 0.625 m³/tonne = 0.0178…, rounded up to 0.1 tonnes',
  )
})

test('two uses of one material are added up in its step', () => {
  const uses = [
    { material: 'ballast', amount: 'volume' },
    { material: 'ballast', amount: 'volume / 2' },
  ]
  expect(ofGravel(uses)).toEqual([
    [
      'buy-ballast',
      'Ballast to buy = volume + volume ÷ 2 = 1.00 m³ + 1.00 m³ ÷ 2 = 1.5 m³; 1.5 m³ ÷ 0.625 m³/tonne = 2.4 tonnes',
    ],
  ])
})

test('two variants of one material have a step each, which names the variant', () => {
  const uses = [
    { material: 'ballast', amount: 'volume', variant: '{depth} cm' },
    { material: 'ballast', amount: 'volume / 2', variant: 'fine' },
  ]
  expect(ofGravel(uses)).toEqual([
    ['buy-ballast 5 cm', 'Ballast (5 cm) to buy = 1 m³ ÷ 0.625 m³/tonne = 1.6 tonnes'],
    [
      'buy-ballast fine',
      'Ballast (fine) to buy = volume ÷ 2 = 1.00 m³ ÷ 2 = 0.5 m³; 0.5 m³ ÷ 0.625 m³/tonne = 0.8 tonnes',
    ],
  ])
})

test('a screen reader hears the same', () => {
  const [, , sand] = stepsOf('block-brick-estimator')
  expect(sand).toMatchObject({
    key: 'buy-sand',
    screenReader:
      'Sand to buy, equals open bracket, mortar in the joints times loose for finished mortar times parts of sand in the mortar divided by open bracket, 1 plus parts of sand in the mortar, close bracket, close bracket, times open bracket, 1 plus extra mortar for what is spilled divided by one hundred per cent, close bracket, equals open bracket, 0.171 and so on, exactly 3699 over 21620, cubic metres times 1.33 times 4 divided by open bracket, 1 plus 4, close bracket, close bracket, times open bracket, 1 plus 15 per cent divided by 100 per cent, close bracket, equals 0.209 and so on, exactly 491967 over 2350000, cubic metres; 0.209 and so on, exactly 491967 over 2350000, cubic metres divided by 0.625 cubic metres per tonne, equals 0.334 and so on, rounded up to 0.4 tonnes.',
  })
})

test('an amount of zero and a line that is not on the list have no step', () => {
  const calculator = calculatorAt('hardcore-calculator')
  const [first] = Object.values(calculator.examples)
  const estimate = estimateOf(calculator, first?.given ?? {})
  const [, ...others] = billOf(amountsOf(calculator, estimate).amounts, () => ({})).lines
  expect(billSteps(calculator, estimate, others).map(({ key }) => key)).toEqual(['buy-murram'])
})

test('the review sheet lists the packs of a material one by one', () => {
  const pack = { singular: 'tin', plural: 'tins' }
  const catalogue = {
    glue: {
      name: 'glue',
      unit: 'litre',
      assumption: 'Sold so.',
      packs: {
        litre: { singular: 'litre', plural: 'litres', of: 'glue', holds: '1', decimals: 2 },
        tin: { ...pack, holds: '2.5' },
        part: { ...pack, plural: 'parts', holds: '5', decimals: 1 },
        crate: { ...pack, plural: 'crates', holdsLabel: 'Tins in a crate' },
      },
    },
  }
  const { glue } = checkMaterialCatalogue('calculators/shared/materials.ts', catalogue)
  expect(glue && packsInWords(glue, false)).toBe(
    'litres of glue, to a hundredth; tins, each 2.5 litres, whole; parts, each 5 litres, to a tenth; crates, whose content a person types, whole',
  )
})
