import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import { type Amount, amountKey, amountsOf, mergeAmounts } from '../../schemas/bill/amounts.ts'
import { type ChildEstimate, computeChildEstimates } from '../../schemas/estimate/childEstimates.ts'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { withDefaults } from '../../schemas/estimate/withDefaults.ts'
import { houseCases } from '../cases/readCases.ts'
import { houseEstimates, type Plan, type Row } from '../oracle/house.ts'
import { runsAtDepth, SEED } from '../support/depth.ts'
import { calculatorAt } from '../working/calculators.ts'

const house = calculatorAt('house-estimator')

/** Builds a plan: answers its results and estimates, or the message of the error. */
function build(plan: Plan) {
  const given = Object.fromEntries(
    Object.entries(plan).map(([name, typed]) => [
      name,
      typeof typed === 'string' ? typed : typed.map((row) => ({ ...row })),
    ]),
  )
  const outcome = computeEstimate(house, formValuesOf(house.fields, given))
  if (outcome.state === 'invalid') return outcome.fieldErrors[0].message
  const made = computeChildEstimates(house, outcome.estimate, calculatorAt)
  return 'path' in made ? made.message : { estimate: outcome.estimate, made }
}

const plain = (text: string) => text.replaceAll(',', '')
const shownBy = ({ estimate }: Pick<ChildEstimate, 'estimate'>) =>
  Object.fromEntries(estimate.rows.map(({ key, value }) => [key, plain(value)]))

/** The texts of an estimate as rows of texts, for those that the other side names. */
function inputsOf({ calculator, estimate: { formValues } }: ChildEstimate, names: string[]) {
  return Object.fromEntries(
    names.map((name) => {
      if (calculator.fields[name]?.kind !== 'repeat') return [name, formValues[name]]
      const rows: Record<string, string>[] = []
      for (const [key, text] of Object.entries(formValues)) {
        const [, place, column = ''] = key.startsWith(`${name}.`) ? key.split('.') : []
        if (place !== undefined) rows[Number(place)] = { ...rows[Number(place)], [column]: text }
      }
      return [name, rows]
    }),
  )
}

/** The file has a stone's id, and the measures of a sheet and a tile without their unit. */
const shortVariant = (variant = '') =>
  variant
    .replace(/^.*Machine-Cut Stone \(.* (\d+) mm\)$/, 'machine-cut-stone-$1')
    .replace(/ c?m$/, '')

function amountsTogether(made: readonly ChildEstimate[]): Amount[] {
  return mergeAmounts(
    made.flatMap(({ calculator, estimate }) => amountsOf(calculator, estimate).amounts),
  )
}

test('inside walls that are added up in their field make the estimates of their sum', () => {
  const plan = houseCases().find(({ expected }) => expected !== null)?.inputs ?? {}
  const madeOf = (insideWalls: string) => {
    const built = build({ ...plan, insideWalls })
    if (typeof built === 'string') throw new Error(built)
    return built.made.map(({ name, estimate }) => [name, estimate.formValues, estimate.rows])
  }
  expect(madeOf('3.6 + 2 m 40 cm')).toEqual(madeOf('6'))
})

describe('A plan from outside comes out exactly as expected', () => {
  test.each(houseCases())('case %#: $inputs', ({ inputs, expected }) => {
    const built = build(inputs)
    if (expected === null) {
      expect(built).toEqual(expect.any(String))
      return
    }
    if (typeof built === 'string') throw new Error(built)
    expect(shownBy({ estimate: built.estimate })).toEqual(expected.results)
    const made = built.made.map((each, index) => ({
      name: each.name,
      calculator: each.calculator.slug,
      inputs: inputsOf(each, Object.keys(expected.estimates[index]?.inputs ?? {})),
    }))
    expect(made).toEqual(expected.estimates)
    const known = new Set(expected.totals.map(([id]) => id))
    const amounts = amountsTogether(built.made.filter(({ name }) => name !== 'Septic tank'))
    expect(
      amounts
        .filter(({ material }) => known.has(material.id))
        .map(({ material, variant, exact }) => [
          material.id,
          shortVariant(variant),
          exact.toFraction(),
        ]),
    ).toEqual(
      expected.totals.map(([id, variant, above, below]) => [
        id,
        variant,
        new Fraction(BigInt(above), BigInt(below)).toFraction(),
      ]),
    )
  })
})

const tenths = (from: number, to: number) =>
  fc.integer({ min: from * 10, max: to * 10 }).map((value) => `${value / 10}`)
const opening = fc.record({
  width: tenths(0.6, 1.5),
  height: tenths(0.6, 2.1),
  count: fc.constantFrom('1', '2', '3'),
})
const openings: fc.Arbitrary<Row[]> = fc.array(opening, { maxLength: 4 })
const room = fc.record(
  { length: tenths(1, 4), width: tenths(1, 4), wallTiles: fc.constantFrom('0', '1.8', '2.1') },
  { requiredKeys: ['length', 'width'] },
)
const plans: fc.Arbitrary<Plan> = fc.record(
  {
    length: tenths(3, 20),
    width: tenths(3, 12),
    rise: tenths(0.5, 4),
    insideWalls: fc.oneof(fc.constant(''), tenths(0, 40)),
    wallHeight: tenths(2, 4),
    plinth: tenths(0.1, 1),
    outsideType: fc.constantFrom(
      'machine-cut-stone-200',
      'machine-cut-stone-150',
      'hollow-390-190',
      '9-inch-hollow',
    ),
    insideType: fc.constantFrom('machine-cut-stone-150', 'hollow-390-140'),
    windows: openings,
    outsideDoors: openings,
    insideDoors: openings,
    rooms: fc.oneof(
      { weight: 5, arbitrary: fc.array(room, { maxLength: 6 }) },
      { weight: 1, arbitrary: fc.array(room, { minLength: 12, maxLength: 20 }) },
    ),
    joint: fc.constantFrom('0', '10', '15', '20'),
    slab: fc.constantFrom('10', '12.5', '15'),
    hardcore: fc.constantFrom('150', '225', '300'),
    blinding: fc.constantFrom('0', '50'),
    topsoil: fc.constantFrom('0', '150', '200'),
    ringBeam: fc.constantFrom('all', 'outside', 'none'),
    roofType: fc.constantFrom('gable', 'hip'),
    gables: fc.constantFrom('stone', 'none'),
    coverWidth: fc.constantFrom('0.762', '0.686'),
    outsideFinish: fc.constantFrom('plaster', 'none'),
    plaster: fc.constantFrom('12', '15', '20'),
    people: fc.constantFrom('0', '5', '12'),
    trenchDepth: tenths(0.2, 2),
    footing: fc.constantFrom('10', '15', '20', '30'),
    coats: fc.constantFrom('1', '2', '3'),
    tileLength: fc.constantFrom('30', '40', '60'),
  },
  { requiredKeys: ['length', 'width', 'rise'] },
)

const OWN_REFUSAL =
  /^(The (rooms have more floor|foundation concrete and the slab leave no wall|outside walls leave no room))/

test('A house makes exactly the estimates that are worked out by hand, of any plan', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const expected = houseEstimates(plan)
      const built = build(plan)
      if (!expected) {
        expect(built).toMatch(OWN_REFUSAL)
        return
      }
      const outcomes = expected.map(({ calculator, inputs }) => {
        const { fields } = calculatorAt(calculator)
        return computeEstimate(
          calculatorAt(calculator),
          withDefaults(fields, formValuesOf(fields, inputs)),
        )
      })
      const refused = outcomes.findIndex(({ state }) => state === 'invalid')
      if (refused >= 0) {
        const outcome = outcomes[refused]
        const message = outcome?.state === 'invalid' ? outcome.fieldErrors[0].message : ''
        expect(built).toBe(`${expected[refused]?.name}: ${message}`)
        return
      }
      if (typeof built === 'string') throw new Error(built)
      expect(
        built.made.map((each, index) => ({
          name: each.name,
          calculator: each.calculator.slug,
          inputs: inputsOf(each, Object.keys(expected[index]?.inputs ?? {})),
        })),
      ).toEqual(expected)
      const alone = outcomes.flatMap((outcome, index) => {
        if (outcome.state !== 'ready') return []
        return amountsOf(calculatorAt(expected[index]?.calculator ?? ''), outcome.estimate).amounts
      })
      const sums = new Map<string, Fraction>()
      for (const amount of alone) {
        const key = amountKey(amount)
        sums.set(key, (sums.get(key) ?? new Fraction(0)).add(amount.exact))
      }
      expect(
        amountsTogether(built.made).map((amount) => [amountKey(amount), amount.exact.toFraction()]),
      ).toEqual([...sums].map(([key, exact]) => [key, exact.toFraction()]))
    }),
    { seed: SEED, numRuns: runsAtDepth(100, 2000) },
  )
})

test('A house that is no wider than its walls is refused', () => {
  const plan = { length: '10', width: '0.4', rise: '2' }
  expect(build(plan)).toBe('The outside walls leave no room between them')
})

test('Rooms that are too large are marked at a room, and not at what most people leave as it is', () => {
  const rooms = [{ length: '12', width: '8' }]
  const outcome = computeEstimate(
    house,
    formValuesOf(house.fields, { length: '10', width: '8', rise: '2', rooms }),
  )
  expect(outcome.state === 'invalid' && outcome.fieldErrors.map(({ path }) => path)).toEqual([
    'rooms.0.length',
  ])
})
