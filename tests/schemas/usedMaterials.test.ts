import { expect, test } from 'vitest'
import { concreteAllowance } from '../../calculators/shared/figures.ts'
import { amountKey, amountsOf } from '../../schemas/bill/amounts.ts'
import { billOf } from '../../schemas/bill/bill.ts'
import { billSteps } from '../../schemas/bill/steps.ts'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import { billFields } from '../../schemas/definition/billFields.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { warningTexts } from '../../schemas/estimate/warnings.ts'
import { workingLines } from '../../schemas/estimate/working.ts'
import {
  pathWithBedsBySoil,
  pathWithMaterialForEachBed,
  sandWithPonds,
} from '../rejected/support/good.ts'
import { metres, sand, withPits } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { checkTogether, estimateOf, materials } from '../support/checked.ts'
import { calculatorAt, calculators } from '../working/calculators.ts'

/** A septic tank: walls around a floor, of the site's own calculators. */
const tank = {
  ...valid,
  title: { page: 'Septic Tank Calculator', menu: 'Septic tank' },
  constants: {
    floorThickness: { value: '15', unit: 'cm', assumption: 'As drawn.' },
  },
  fields: {
    tankLength: { ...metres, label: 'Length of the tank' },
    tankWidth: { ...metres, label: 'Width of the tank' },
    tankDepth: { ...metres, label: 'Depth of the tank' },
    allowance: concreteAllowance,
  },
  uses: {
    walls: {
      of: 'block-brick-estimator',
      given: { wallLength: 'around', wallHeight: 'tankDepth' },
    },
    base: {
      of: 'concrete-mix-calculator',
      given: { area: 'bottom', thickness: 'floorThickness' },
    },
  },
  formulas: {
    around: { label: 'Around the tank', unit: 'm', is: '2 * (tankLength + tankWidth)' },
    bottom: { label: 'Bottom of the tank', unit: 'm²', is: 'tankLength * tankWidth' },
  },
  results: [
    { of: 'bottom', label: 'Bottom', decimals: 2, emphasis: 'key' },
    { of: 'around', label: 'Around', decimals: 2 },
  ],
  warnings: [{ use: 'walls' }],
  materials: [{ use: 'walls' }, { use: 'base' }, { material: 'plastering', amount: 'bottom' }],
  examples: {
    small: {
      name: 'A small tank',
      given: { tankLength: '2', tankWidth: '1.5', tankDepth: '2' },
      expect: { bottom: '3.00', around: '7.00' },
    },
    large: {
      name: 'A large tank',
      given: { tankLength: '4', tankWidth: '2', tankDepth: '2' },
      expect: { bottom: '8.00', around: '12.00' },
    },
  },
  faqs: valid.faqs.map(({ question }) => ({ question, answer: 'Ask an engineer.' })),
} as const

const others = {
  catalogue: materials,
  slugs: [...calculators.keys()],
  find: (slug: string) => calculators.get(slug),
}
const septic = checkDefinition('calculators/septic-tank.ts', 'septic-tank', tank, others)

/** The exact amounts of an estimate, by their keys on a list. */
function amountsIn(calculator: CalculatorWithGuidance, estimate: Estimate): Record<string, string> {
  const { amounts, labour } = amountsOf(calculator, estimate)
  return Object.fromEntries(
    [...amounts, ...labour].map((amount) => [amountKey(amount), amount.exact.toFraction()]),
  )
}

const SMALL = { tankLength: '2', tankWidth: '1.5', tankDepth: '2' }
const WALLS = { wallLength: '7', wallHeight: '2', allowance: '5' }
const FLOOR = { area: '3', thickness: '15', allowance: '5' }

test('Materials, labour and warnings of used calculators are those of their own pages, added up', () => {
  const [block, concrete] = ['block-brick-estimator', 'concrete-mix-calculator'].map(calculatorAt)
  if (!block || !concrete) throw new Error('They are there')
  const [walls, floor] = [estimateOf(block, WALLS), estimateOf(concrete, FLOOR)]
  const all = amountsOf(block, walls).amounts.concat(amountsOf(concrete, floor).amounts)
  const cement = all.filter(({ material }) => material.id === 'cement')
  const estimate = estimateOf(septic, SMALL)
  const amounts = amountsIn(septic, estimate)
  expect(Object.keys(amounts)).toEqual([
    'block 6" Hollow Block (450 × 225 × 150 mm)',
    'cement',
    'sand',
    'ballast',
    'walling',
    'concreting',
    'plastering',
  ])
  expect(amounts).toMatchObject({
    ...amountsIn(block, walls),
    ...amountsIn(concrete, floor),
    cement: cement
      .map(({ exact }) => exact)
      .reduce((sum, one) => sum.add(one))
      .toFraction(),
    sand: expect.any(String),
  })
  expect(warningTexts(septic, estimate)).toEqual(warningTexts(block, walls))
  expect(warningTexts(septic, estimate)).toEqual([
    'This size includes its joint: with a mortar gap of 0 the wall takes 139, before wastage.',
  ])
})

test('One allowance stands under the bill, and counts for all that is taken', () => {
  expect(billFields(septic.fields).map(([name]) => name)).toEqual(['allowance', 'extras'])
  const at = (allowance: string) => amountsIn(septic, estimateOf(septic, { ...SMALL, allowance }))
  expect(at('0').cement).not.toBe(at('5').cement)
  expect(at('0').ballast).not.toBe(at('5').ballast)
  expect(at('0').walling).toBe(at('5').walling)
})

test('The working of a bill adds up what two calculators take, and names no rows that are not there', () => {
  const estimate = estimateOf(septic, SMALL)
  const { lines } = billOf(amountsOf(septic, estimate).amounts, () => ({}))
  const steps = billSteps(septic, estimate, lines).map(({ visual }) => visual)
  expect(steps[1]).toContain(
    ' + the larger of (cement and (concrete volume − sand − aggregate) × loose for finished concrete × bags in a cubic metre of cement) × (1 + ',
  )
  expect(steps[1]).toContain(') × 1.54 × 28.8 bags/m³) × (1 + 5% ÷ 100%) = ')
  const working = workingLines(septic, estimate)
  expect(working).toContain(
    'Total wall area = around the tank × depth of the tank = 7.00 m × 2 m = 14 m² (as in the Block and Brick Calculator)',
  )
  expect([...steps, ...working].filter((line) => /[−+] 0 [=×÷+−]/.test(line))).toEqual([])
})

test('A field under the bill that the calculator does not have is that of the one it uses', () => {
  const foundation = calculatorAt('foundation-calculator')
  const { allowance } = calculatorAt('concrete-mix-calculator').fields
  expect(foundation.fields.allowance).toEqual(allowance)
})

test('A field under another name takes the place of a used one', () => {
  const spilled = changed(tank, {
    'fields.allowance': undefined,
    'fields.spilled': { ...concreteAllowance, default: '10' },
    'uses.walls.given.allowance': 'spilled',
    'uses.base.given.allowance': 'spilled',
  })
  const calculator = checkDefinition('calculators/septic-tank.ts', 'septic-tank', spilled, others)
  expect(billFields(calculator.fields).map(([name]) => name)).toEqual(['spilled', 'extras'])
  expect(amountsIn(calculator, estimateOf(calculator, SMALL))).toEqual(
    amountsIn(septic, estimateOf(septic, { ...SMALL, allowance: '10' })),
  )
})

const gravelForBeds = changed(pathWithMaterialForEachBed.definition, {
  'materials[0].variant': '{length} m, {depth} cm, {stone}',
  'materials[0].where': { width: { maximum: '3' } },
  'materials[0].note': 'Too wide.',
})

test('A material for each row is one for each row that is given, and none without rows', () => {
  const withPonds = { ...sandWithPonds.definition, materials: [{ use: 'gravel' }] }
  const find = checkTogether({ 'sand-calculator': withPonds, 'gravel-calculator': gravelForBeds })
  const ponds = [
    { long: '2', wide: '1' },
    { long: '1', wide: '1' },
    { long: '1', wide: '4' },
  ]
  const beds = ponds.map(({ long, wide }) => ({ length: long, width: wide }))
  const here = estimateOf(find('sand-calculator'), { area: '20', ponds })
  const there = estimateOf(find('gravel-calculator'), { area: '20', beds })
  expect(amountsOf(find('sand-calculator'), here)).toEqual(
    amountsOf(find('gravel-calculator'), there),
  )
  expect(Object.keys(amountsIn(find('sand-calculator'), here))).toEqual([
    'ballast 2 m, 5 cm, Ballast',
    'ballast 1 m, 5 cm, Ballast',
  ])
  const none = { ...sand, materials: [{ use: 'gravel' }, { material: 'sand', amount: 'volume' }] }
  const bare = checkTogether({ 'sand-calculator': none, 'gravel-calculator': gravelForBeds })
  expect(bare('sand-calculator').materials.map(({ material }) => material.id)).toEqual(['sand'])
})

/** Sand whose ponds are the beds of the gravel, which keeps them apart by their soil. */
const pondsBySoil = changed(sandWithPonds.definition, {
  'fields.ponds.fields.ground': {
    kind: 'choice',
    label: 'Ground',
    optionsOf: { of: 'gravel-calculator', field: 'beds.soil' },
  },
  'fields.ponds.formulas': { pondArea: { unit: 'm²', is: 'long * wide' } },
  'uses.gravel.given.beds.given.soil': 'ground',
  'formulas.pondsOf': { unit: 'm²', is: 'sum(ponds.pondArea)', by: 'ponds.ground' },
  'formulas.inClay': { unit: 'm²', is: 'gravel.bedsOfClay' },
  'results[3]': { of: 'pondsOf', label: 'Ponds of {ground}', decimals: 2 },
  'results[4]': { of: 'inClay', label: 'In clay', decimals: 2 },
  materials: [{ use: 'gravel' }],
  'examples.path.expect.inClay': '0.00',
  'examples.yard.expect.inClay': '0.00',
})

const bySoil = {
  'sand-calculator': pondsBySoil,
  'gravel-calculator': changed(pathWithBedsBySoil.definition, {
    'materials[0].variant': '{soil}, {soil.weight} t, {depth} cm',
    'materials[0].packs': { soil: { loam: 'tonne', clay: 'lorry-7' } },
    'materials[0].where': { depth: { maximum: '8' } },
  }),
}

const PONDS = [
  { long: '2', wide: '1', ground: 'clay' },
  { long: '1', wide: '1', ground: 'loam' },
  { long: '3', wide: '1', ground: 'clay' },
]

test('A material by option is one for each option of the rows that are given, with the pack of each', () => {
  const find = checkTogether(bySoil)
  const [sandHere, gravelThere] = [find('sand-calculator'), find('gravel-calculator')]
  const here = estimateOf(sandHere, { area: '20', ponds: PONDS })
  const beds = PONDS.map(({ long, wide, ground }) => ({ length: long, width: wide, soil: ground }))
  const there = estimateOf(gravelThere, { area: '20', beds })
  expect(amountsIn(sandHere, here)).toEqual({
    'ballast Loam, 1.2 t, 5 cm': '1/20',
    'ballast Clay, 1.6 t, 5 cm': '1/4',
  })
  expect(amountsOf(sandHere, here)).toEqual(amountsOf(gravelThere, there))
  const { lines } = billOf(amountsOf(sandHere, here).amounts, () => ({}))
  expect(lines.map(({ pack }) => pack.id)).toEqual(['tonne', 'lorry-7'])
  expect(billSteps(sandHere, here, lines)[1]?.visual).toContain('with “Clay”')
  expect(here.rows.slice(-3).map(({ label, value }) => [label, value])).toEqual([
    ['Ponds of Loam', '1.00'],
    ['Ponds of Clay', '5.00'],
    ['In clay', '5.00'],
  ])
  expect(
    amountsIn(sandHere, estimateOf(sandHere, { area: '20', depth: '9', ponds: PONDS })),
  ).toEqual({})
  expect(amountsIn(sandHere, estimateOf(sandHere, { area: '20' }))).toEqual({})
})

test('A material by option is that of one choice, where all rows that are given have it', () => {
  const outside = changed(pondsBySoil, {
    'fields.ground': {
      kind: 'choice',
      label: 'Ground',
      labels: { weight: 'Weight of the ground' },
      optionsOf: { of: 'gravel-calculator', field: 'beds.soil' },
    },
    'fields.ponds.fields.ground': undefined,
    'fields.ponds.formulas': undefined,
    'formulas.pondsOf': undefined,
    results: [...sand.results, { of: 'inClay', label: 'In clay', decimals: 2 }],
  })
  const find = checkTogether({ ...bySoil, 'sand-calculator': outside })
  const calculator = find('sand-calculator')
  const ponds = PONDS.map(({ long, wide }) => ({ long, wide }))
  const estimate = estimateOf(calculator, { area: '20', ground: 'clay', ponds })
  expect(amountsIn(calculator, estimate)).toEqual({ 'ballast Clay, 1.6 t, 5 cm': '3/10' })
  expect(amountsOf(calculator, estimate).amounts.map(({ packAtFirst }) => packAtFirst)).toEqual([
    'lorry-7',
  ])
  expect(amountsIn(calculator, estimateOf(calculator, { area: '20', ground: 'clay' }))).toEqual({})
})

test('A pack by choice is that of the choice that is given, and of its default where none is', () => {
  const byStone = changed(valid, {
    'fields.stone.default': 'murram',
    materials: [
      {
        material: 'ballast',
        amount: 'volume',
        packs: { stone: { ballast: 'tonne', murram: 'lorry-7' } },
      },
    ],
    'examples.path.given.stone': 'ballast',
  })
  const packOf = (definition: object, given: Record<string, string>) => {
    const find = checkTogether({ 'sand-calculator': definition, 'gravel-calculator': byStone })
    const calculator = find('sand-calculator')
    const { amounts } = amountsOf(calculator, estimateOf(calculator, { area: '20', ...given }))
    return billOf(amounts, () => ({})).lines.map(({ pack }) => pack.id)
  }
  const taking = { ...sand, materials: [{ use: 'gravel' }] }
  expect(packOf(taking, { stone: 'ballast' })).toEqual(['tonne'])
  expect(packOf(taking, { stone: 'murram' })).toEqual(['lorry-7'])
  const without = changed(taking, {
    'fields.stone': undefined,
    'uses.gravel.given.stone': undefined,
    'examples.path.expect.weight': '1.9',
    'examples.yard.given.stone': undefined,
    'faqs[0].answer': 'As much as it takes.',
  })
  expect(packOf(without, {})).toEqual(['lorry-7'])
})

test('A material for each row leaves out rows of another repeat that belong to it', () => {
  const planted = {
    ...withPits,
    materials: [{ material: 'ballast', amount: 'planted * depth / cmPerM', forEach: 'beds' }],
  }
  const withPonds = { ...sandWithPonds.definition, materials: [{ use: 'gravel' }] }
  const find = checkTogether({ 'sand-calculator': withPonds, 'gravel-calculator': planted })
  const calculator = find('sand-calculator')
  const estimate = estimateOf(calculator, { area: '20', ponds: [{ long: '2', wide: '1' }] })
  expect(amountsIn(calculator, estimate)).toEqual({ ballast: '1/10' })
})

test('Materials come through a calculator that has them from another, told apart by exact figures', () => {
  const first = changed(valid, {
    materials: [
      { material: 'ballast', amount: 'volume', variant: '{weight} t, {depth} cm, {stone}' },
    ],
    'formulas.room': { unit: 'tonne', is: 'max(0, lorryLoad - weight)' },
    warnings: [{ when: 'room', text: '{loads} loads of {weight} t, {depth} cm of {stone}.' }],
  })
  const second = {
    ...sand,
    materials: [{ use: 'gravel' }],
    warnings: [{ use: 'gravel' }],
  }
  const third = changed(valid, {
    title: { page: 'Dust Calculator', menu: 'Dust' },
    uses: { sand: { of: 'sand-calculator', given: { area: 'area' } } },
    'fields.depth': undefined,
    'fields.stone': undefined,
    constants: {},
    formulas: { twice: { unit: 'm²', is: 'area * 2' } },
    results: [{ of: 'twice', label: 'Twice', decimals: 1, emphasis: 'key' }],
    materials: [{ use: 'sand' }],
    warnings: [{ use: 'sand' }],
    examples: {
      one: { name: 'One', given: { area: '20' }, expect: { twice: '40.0' } },
      two: { name: 'Two', given: { area: '30' }, expect: { twice: '60.0' } },
    },
    'faqs[0].answer': 'As much as it takes.',
  })
  const find = checkTogether({
    third,
    'sand-calculator': second,
    'gravel-calculator': first,
  })
  for (const slug of ['third', 'sand-calculator', 'gravel-calculator']) {
    const calculator = find(slug)
    const estimate = estimateOf(calculator, { area: '20.3' })
    expect(amountsIn(calculator, estimate)).toEqual({ 'ballast 1.624 t, 5 cm, Ballast': '203/200' })
    expect(warningTexts(calculator, estimate)).toEqual(['1 loads of 1.6 t, 5 cm of Ballast.'])
  }
})

test('A material of its own may show and limit a used figure that a formula renames', () => {
  const definition = {
    ...sand,
    materials: [
      {
        material: 'sand',
        amount: 'volume',
        variant: '{gravel.weight} t',
        where: { 'gravel.volume': { maximum: '2' } },
      },
    ],
  }
  const calculator = checkTogether({ 'sand-calculator': definition, 'gravel-calculator': valid })(
    'sand-calculator',
  )
  expect(amountsIn(calculator, estimateOf(calculator, { area: '20' }))).toEqual({
    'sand 1.6 t': '1',
  })
  expect(amountsIn(calculator, estimateOf(calculator, { area: '41' }))).toEqual({})
})
