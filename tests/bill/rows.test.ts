import { expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { billOf } from '../../schemas/bill/bill.ts'
import { billSteps } from '../../schemas/bill/steps.ts'
import { sheetOf } from '../../schemas/review/reviewSheet.ts'
import { seededRandom } from '../../tools/definitions/realisticInputs.ts'
import { ceilOf, over, plus, type Ratio, ratio, ratioOf, show, times } from '../oracle/ratio.ts'
import { metres } from '../rejected/support/language.ts'
import { check, checkTogether, estimateOf, expecting } from '../support/checked.ts'
import { runsAtDepth, SEED } from '../support/depth.ts'
import { barSchedule, bars as repeat } from './barSchedule.ts'

const calculator = check(barSchedule)

type Bars = Record<'diameter' | 'cutLength' | 'count', string>

const bars = (diameter: string, cutLength: string, count: string): Bars => ({
  diameter,
  cutLength,
  count,
})

function bought(rows: readonly Bars[], given: Record<string, string> = {}, of = calculator) {
  const estimate = estimateOf(of, { area: '20', ...given, bars: rows })
  const { amounts, notes } = amountsOf(of, estimate)
  const { lines } = billOf(amounts, () => ({}))
  return {
    estimate,
    notes,
    lines: lines.map(({ key, packCountFigure }) => `${key}: ${packCountFigure}`),
    steps: billSteps(of, estimate, lines).map(({ visual }) => visual),
    spoken: billSteps(of, estimate, lines).map(({ screenReader }) => screenReader),
  }
}

test('each row of a schedule needs steel of its own diameter, and rows of one diameter are one line', () => {
  const rows = [bars('12', '3', '10'), bars('8', '1.5', '7'), bars('12', '4.2', '6')]
  const { lines, steps, notes } = bought(rows)
  expect(lines).toEqual(['steel 12 mm: 5', 'steel 8 mm: 1'])
  expect(notes).toEqual([])
  expect(steps).toEqual([
    'Steel bars (12 mm) to buy = steel ÷ length of a bar as sold, for each mark = 30 m ÷ 12 m + 25.2 m ÷ 12 m = 4.6 bars; 4.6 bars, rounded up to 5 bars',
    'Steel bars (8 mm) to buy = steel ÷ length of a bar as sold, for each mark = 10.5 m ÷ 12 m = 0.875 bars; 0.875 bars, rounded up to 1 bar',
  ])
})

test('rows are added up exactly and rounded once: three of a third of a bar are one bar', () => {
  const third = bars('10', '4', '1')
  expect(bought([third, third, third]).lines).toEqual(['steel 10 mm: 1'])
})

test('the working shows an amount that is a formula of the rows as it shows that formula', () => {
  const formulas = {
    ...repeat.formulas,
    sold: { unit: 'bar', is: 'ceil(steel / soldLength)' },
  }
  const whole = check({
    ...barSchedule,
    fields: { ...barSchedule.fields, bars: { ...repeat, formulas } },
    materials: [{ material: 'steel', forEach: 'bars', amount: 'sold', variant: '{diameter.size}' }],
  })
  const { steps } = bought([bars('12', '5', '3'), bars('12', '4', '1')], {}, whole)
  expect(steps).toEqual([
    'Steel bars to buy = sold, for each mark = (15 m ÷ 12 m, rounded up) + (4 m ÷ 12 m, rounded up) = 3 bars',
  ])
})

test('the working of a schedule that needs steel twice for each row shows both amounts of each row', () => {
  const steel = { material: 'steel', forEach: 'bars', variant: '{diameter}' }
  const materials = [
    { ...steel, amount: 'steel / soldLength' },
    { ...steel, amount: 'cutLength / soldLength' },
  ]
  const rows = [
    { diameter: '12', cutLength: '3', count: '10' },
    { diameter: '12', cutLength: '6', count: '4' },
  ]
  expect(bought(rows, {}, check({ ...barSchedule, ...{ materials } })).steps).toEqual([
    'Steel bars to buy = steel ÷ length of a bar as sold, for each mark + cut length ÷ length of a bar as sold, for each mark = 30 m ÷ 12 m + 24 m ÷ 12 m + (3 m ÷ 12 m + 6 m ÷ 12 m) = 5.25 bars; 5.25 bars, rounded up to 6 bars',
  ])
})

test('the working shows steel as an approximation if one row takes a root', () => {
  const formulas = {
    slope: { unit: 'm', is: 'sqrt(rise^2 + cutLength^2)' },
    steel: { unit: 'm', is: 'first(slope, cutLength) * count * (1 + lost / percent)' },
  }
  const sloped = {
    ...repeat,
    fields: { ...repeat.fields, rise: { ...metres, label: 'Rise', optional: true } },
    formulas,
  }
  const amount = 'first(slope, cutLength) / soldLength'
  const materials = [{ material: 'steel', forEach: 'bars', amount, variant: '{diameter}' }]
  const rows = [
    { diameter: '12', cutLength: '1', count: '1' },
    { diameter: '12', cutLength: '1', count: '1', rise: '1' },
  ]
  const fields = { ...barSchedule.fields, bars: sloped }
  expect(bought(rows, {}, check({ ...barSchedule, ...{ fields, materials } })).steps).toEqual([
    'Steel bars to buy = (slope, or where that is absent cut length) ÷ length of a bar as sold, for each mark = 1 m ÷ 12 m + 1.414… m ÷ 12 m = 0.201… bars; 0.201… bars, rounded up to 1 bar',
  ])
})

test('a row outside of the limits has no amount, the others have, and the page says why once', () => {
  const rows = [bars('12', '12.5', '2'), bars('12', '6', '2'), bars('8', '13', '1')]
  const { lines, notes } = bought(rows)
  expect(lines).toEqual(['steel 12 mm: 1'])
  expect(notes).toEqual(['A bar longer than 12 m must be lapped.'])
})

test('a schedule without rows has no amounts', () => {
  expect(bought([])).toMatchObject({ lines: [], steps: [], notes: [] })
})

test('an empty row between two has no amount, and the others keep their words', () => {
  const rows = [bars('8', '6', '2'), bars('12', '', '1'), bars('10', '3', '4')]
  expect(bought(rows).lines).toEqual(['steel 8 mm: 1', 'steel 10 mm: 1'])
})

test('the review sheet names the material of each row', () => {
  const sheet = sheetOf(calculator)
  const items = sheet.sections.flatMap(({ items: own }) => own)
  const steel = items.find(({ code }) => code?.startsWith('steel ='))
  expect(steel?.term).toBe('Steel bars = steel ÷ length of a bar as sold, for each mark')
  expect(steel?.code).toBe('steel = steel / soldLength for each of bars')
})

const byDiameter = {
  ...barSchedule,
  formulas: {
    ...barSchedule.formulas,
    lengthOf: { unit: 'm', is: 'sum(bars.steel)', by: 'bars.diameter' },
  },
  results: [...barSchedule.results, { of: 'lengthOf', label: 'Of {diameter}', decimals: 2 }],
  materials: [
    {
      material: 'steel',
      by: 'bars.diameter',
      amount: 'ceil(sum(bars.steel) / soldLength)',
      variant: '{diameter}',
    },
  ],
}

test('a material by diameter is one line for each that a row has, rounded for its rows together', () => {
  const rows = [bars('12', '3', '10'), bars('8', '1.5', '7'), bars('12', '4.2', '6')]
  const { lines, steps, estimate } = bought(rows, {}, check(byDiameter))
  expect(lines).toEqual(['steel 8 mm: 1', 'steel 12 mm: 5'])
  expect(steps).toEqual([
    'Steel bars (8 mm) to buy = steel of all bars with “8 mm” ÷ length of a bar as sold, rounded up = 1.5 m × 7 × (1 + 0% ÷ 100%) ÷ 12 m = 0.875 bars, rounded up = 1 bar',
    'Steel bars (12 mm) to buy = steel of all bars with “12 mm” ÷ length of a bar as sold, rounded up = (3 m × 10 × (1 + 0% ÷ 100%) + 4.2 m × 6 × (1 + 0% ÷ 100%)) ÷ 12 m = 4.6 bars, rounded up = 5 bars',
  ])
  expect(estimate.rows.slice(-3).map(({ key, label, value }) => [key, label, value])).toEqual([
    ['lengthOf8', 'Of 8 mm', '10.50'],
    ['lengthOf10', 'Of 10 mm', '0.00'],
    ['lengthOf12', 'Of 12 mm', '55.20'],
  ])
})

test('a sum by option is one of the rows that another calculator gives, by the name of their choice', () => {
  const { diameter: size, ...fields } = repeat.fields
  const withoutBars = Object.fromEntries(
    Object.entries(byDiameter.fields).filter(([name]) => name !== 'bars'),
  )
  const given = { diameter: 'size', cutLength: 'cutLength', count: 'count' }
  const same = {
    area: 'area',
    depth: 'depth',
    stone: 'stone',
    soldLength: 'soldLength',
    lost: 'lost',
  }
  const rods = {
    ...byDiameter,
    title: { page: 'Rods', menu: 'Rods' },
    order: 8,
    fields: {
      ...withoutBars,
      rods: { ...repeat, fields: { size, ...fields } },
    },
    uses: { schedule: { of: 'schedule', given: { ...same, bars: { of: 'rods', given } } } },
    formulas: {
      ...barSchedule.formulas,
      length: { unit: 'm', is: 'sum(rods.steel)' },
      of8: { unit: 'm', is: 'schedule.lengthOf8' },
      half: { unit: 'm', is: 'schedule.lengthOf12 / 2' },
    },
    results: [
      ...barSchedule.results,
      { of: 'of8', label: 'Of 8 mm', decimals: 2 },
      { of: 'half', label: 'Half of 12 mm', decimals: 2 },
    ],
    materials: [
      {
        material: 'steel',
        by: 'rods.size',
        amount: 'sum(rods.steel) / soldLength',
        variant: '{size}',
      },
    ],
    examples: expecting(barSchedule, { of8: '0.00', half: '0.00' }),
  }
  const user = checkTogether({ schedule: byDiameter, rods })('rods')
  const estimate = estimateOf(user, {
    area: '20',
    rods: [
      { size: '12', cutLength: '3', count: '10' },
      { size: '8', cutLength: '1.5', count: '7' },
    ],
  })
  expect(estimate.rows.slice(-2).map(({ value }) => value)).toEqual(['10.50', '15.00'])
})

test('the review sheet says which rows a formula by diameter takes, and a material', () => {
  const items = sheetOf(check(byDiameter)).sections.flatMap(({ items: own }) => own)
  const said = items.filter(({ code }) => /^(lengthOf8|steel) =/.test(code ?? ''))
  expect(said.map(({ term, code }) => [term, code])).toEqual([
    [
      'Of 8 mm = steel of all bars with “8 mm”',
      'lengthOf8 = sum(bars.steel) for bars of diameter 8',
    ],
    [
      'Steel bars = steel of all bars ÷ length of a bar as sold, rounded up, for each diameter',
      'steel = ceil(sum(bars.steel) / soldLength) for each of bars.diameter',
    ],
  ])
})

/** Works out the whole bars of each diameter by hand. */
function byHand(rows: readonly Bars[], soldLength: string, lost: string): string[] {
  const more = plus(ratio(1), over(ratioOf(lost), ratio(100)))
  const sums = new Map<string, Ratio>()
  for (const { diameter, cutLength, count } of rows) {
    if (Number(cutLength) > 12) continue
    const steel = times(times(ratioOf(cutLength), ratioOf(count)), more)
    const taken = over(steel, ratioOf(soldLength))
    sums.set(diameter, plus(sums.get(diameter) ?? ratio(0), taken))
  }
  return [...sums].map(([diameter, sum]) => `steel ${diameter} mm: ${show(ceilOf(sum), 0)}`)
}

test('random schedules have the amounts that the oracle works out by hand', () => {
  const random = seededRandom(SEED)
  const rounded = check(byDiameter)
  const upTo = (most: number, decimals = 0) =>
    (0.01 + random() * most).toFixed(decimals).replace(/^0$/, '1')
  for (let trial = 0; trial < runsAtDepth(300); trial += 1) {
    const rows = Array.from({ length: Math.floor(random() * 20) }, () =>
      bars(['8', '10', '12'][Math.floor(random() * 3)] ?? '8', upTo(13, 2), upTo(40)),
    )
    const given = { soldLength: upTo(14, 1).replace(/^0\.0$/, '6'), lost: upTo(15, 1) }
    const whole = byHand(rows, given.soldLength, given.lost)
    expect(bought(rows, given).lines).toEqual(whole)
    const short = rows.filter(({ cutLength }) => Number(cutLength) <= 12)
    // Its lines have the order of the list of diameters.
    const { lines } = bought(short, given, rounded)
    expect(lines.toSorted()).toEqual(whole.toSorted())
  }
})
