import { expect, test } from 'vitest'
import { warningTexts } from '../../schemas/estimate/warnings.ts'
import { workingLines, workingSteps } from '../../schemas/estimate/working.ts'
import { sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { barSchedule } from '../bill/barSchedule.ts'
import { metres } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { check } from '../support/checked.ts'
import { calculatorAt, estimateOf } from '../working/calculators.ts'

const fence = calculatorAt('test-fence-estimator')
const warnedAt = (spacing: string) =>
  warningTexts(fence, estimateOf(fence, { fenceLength: '40', spacing }))
const workedAt = (spacing: string) =>
  workingLines(fence, estimateOf(fence, { fenceLength: '40', spacing }))

test('A warning shows while its formula is above zero, with the values that it names', () => {
  expect(warnedAt('2.5')).toEqual([])
  expect(warnedAt('3')).toEqual([])
  expect(warnedAt('3.01')).toEqual([
    'Wire sags between posts 3.01 m apart: put a stay between them, or set the posts closer.',
  ])
})

test('Machine-cut stone in a narrow joint is warned of, with what the usual one takes', () => {
  const wall = (blockType: string, mortarGap: string) => {
    const given = { wallLength: '6', wallHeight: '3', blockType, mortarGap }
    const calculator = calculatorAt('block-brick-estimator')
    return warningTexts(calculator, estimateOf(calculator, given))
  }
  // 18 m² ÷ 0.0924 are 195, with 5% 205. Of 2.7 m³ the joints are 0.3623; × 1.33 ÷ 5 × 28.8 × 1.15 = 3.19 bags.
  expect(wall('machine-cut-stone-150', '10')).toEqual([
    'Machine-cut stone is laid in joints of 15 to 25 mm. With 20 mm this wall takes 205 stones, and 4 bags of cement with what is lost.',
  ])
  expect(wall('machine-cut-stone-150', '15')).toEqual([])
  expect(wall('hollow-390-190', '10')).toEqual([])
})

test('The working has the formulas that only a warning needs while it shows', () => {
  const isOfWarning = (line: string) => line.startsWith('Too wide by')
  expect(workedAt('2.5').filter(isOfWarning)).toEqual([])
  expect(workedAt('4').filter(isOfWarning)).toEqual([
    'Too wide by = the larger of (0 and post spacing − widest bay) = the larger of (0 and 4 m − 3 m) = 1 m',
  ])
})

test('The working has the formulas that only a material needs while it is bought', () => {
  const calculator = check(
    changed(valid, {
      'formulas.spare': { unit: 'm³', is: 'volume / 2' },
      'formulas.twice': { unit: 'cm', is: 'depth * 2' },
      materials: [{ material: 'ballast', amount: 'spare', where: { twice: { maximum: '20' } } }],
    }),
  )
  const stepsAt = (depth: string) =>
    workingSteps(calculator, estimateOf(calculator, { area: '20', depth })).map(({ key }) => key)
  expect(stepsAt('10')).toEqual(['volume', 'weight', 'loads', 'spare', 'twice'])
  expect(stepsAt('11')).toEqual(['volume', 'weight', 'loads'])
})

test('A hidden warning hides each formula that only it depends on, also if a row has a value of the same name', () => {
  const schedule = {
    ...barSchedule,
    fields: { ...barSchedule.fields, limit: { ...metres, label: 'Most', default: '30' } },
    formulas: {
      ...barSchedule.formulas,
      above: { unit: 'm', is: 'length - limit' },
      twice: { unit: 'm', is: 'above * 2' },
      // A formula of the rows has the name 'steel', too.
      steel: { unit: 'm', is: 'max(0, twice)' },
    },
    warnings: [{ when: 'steel', text: 'More than {limit} m.' }],
  }
  const calculator = check(schedule)
  const stepsAt = (limit: string) => {
    const rows = [{ diameter: '12', cutLength: '4', count: '5' }]
    const estimate = estimateOf(calculator, { area: '20', limit, bars: rows })
    return workingSteps(calculator, estimate).map(({ key }) => key)
  }
  const always = ['volume', 'weight', 'loads', 'length']
  expect(stepsAt('20')).toEqual(always)
  expect(stepsAt('19')).toEqual([...always, 'above', 'twice', 'steel'])
})

test('Whoever reviews a calculator reads its warnings, and when they show', () => {
  expect(sheetInMarkdown(sheetOf(fence))).toContain(`### Warnings

- **Wire sags between posts … m apart: put a stay between them, or set the posts closer.**
  - Shown beside the results while too wide by (tooWide) is above zero.
  - Offers to put 3 in post spacing (spacing).
`)
})
