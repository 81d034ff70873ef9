import { expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { billOf } from '../../schemas/bill/bill.ts'
import { billSteps } from '../../schemas/bill/steps.ts'
import { metres } from '../rejected/support/language.ts'
import { check } from '../support/checked.ts'
import { estimateOf } from '../working/calculators.ts'
import { barSchedule, bars } from './barSchedule.ts'

/** How the steel for some rows comes about, in a schedule with changes. */
function told(changes: object, rows: readonly Record<string, string>[]): string[] {
  const definition = { ...barSchedule, ...changes }
  const calculator = check(definition)
  const estimate = estimateOf(calculator, { area: '20', bars: rows })
  const { lines } = billOf(amountsOf(calculator, estimate).amounts, () => ({}))
  return billSteps(calculator, estimate, lines).map(({ visual }) => visual)
}

test('a schedule that takes steel twice for each row tells both, each with what its own rows take', () => {
  const steel = { material: 'steel', forEach: 'bars', variant: '{diameter}' }
  const materials = [
    { ...steel, amount: 'steel / soldLength' },
    { ...steel, amount: 'cutLength / soldLength' },
  ]
  const rows = [
    { diameter: '12', cutLength: '3', count: '10' },
    { diameter: '12', cutLength: '6', count: '4' },
  ]
  expect(told({ materials }, rows)).toEqual([
    'Steel bars to buy = steel ÷ length of a bar as sold, for each mark + cut length ÷ length of a bar as sold, for each mark = 30 m ÷ 12 m + 24 m ÷ 12 m + (3 m ÷ 12 m + 6 m ÷ 12 m) = 5.25 bars; 5.25 bars, rounded up to 6 bars',
  ])
})

test('steel of which one row alone takes a root is told as an approximation', () => {
  const formulas = {
    slope: { unit: 'm', is: 'sqrt(rise^2 + cutLength^2)' },
    steel: { unit: 'm', is: 'first(slope, cutLength) * count * (1 + lost / percent)' },
  }
  const repeat = {
    ...bars,
    fields: { ...bars.fields, rise: { ...metres, label: 'Rise', optional: true } },
    formulas,
  }
  const amount = 'first(slope, cutLength) / soldLength'
  const materials = [{ material: 'steel', forEach: 'bars', amount, variant: '{diameter}' }]
  const rows = [
    { diameter: '12', cutLength: '1', count: '1' },
    { diameter: '12', cutLength: '1', count: '1', rise: '1' },
  ]
  const fields = { ...barSchedule.fields, bars: repeat }
  expect(told({ fields, materials }, rows)).toEqual([
    'Steel bars to buy = (slope, or where that is absent cut length) ÷ length of a bar as sold, for each mark = 1 m ÷ 12 m + 1.414… m ÷ 12 m = 0.201… bars; 0.201… bars, rounded up to 1 bar',
  ])
})
