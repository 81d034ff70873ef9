import { expect, test } from 'vitest'
import { warningsInWords, warningTexts } from '../../schemas/estimate/warnings.ts'
import { workingLines, workingSteps } from '../../schemas/estimate/working.ts'
import { sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { barSchedule } from '../bill/barSchedule.ts'
import { metres } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { check, estimateOf } from '../support/checked.ts'
import { calculatorAt } from '../working/calculators.ts'

const deepPath = check(
  changed(valid, {
    'constants.deepest': { value: '10', unit: 'cm', assumption: 'Deeper gravel rolls away.' },
    'formulas.tooDeep': { label: 'Too deep by', unit: 'cm', is: 'max(0, depth - deepest)' },
    warnings: [
      {
        when: 'tooDeep',
        text: 'Gravel {depth} cm deep rolls away: lay a base.',
        mend: { field: 'depth', value: '10' },
      },
    ],
  }),
)
const pathOf = (depth: string) => estimateOf(deepPath, { area: '40', depth })
const warnedAt = (depth: string) => warningTexts(deepPath, pathOf(depth))
const workedAt = (depth: string) => workingLines(deepPath, pathOf(depth))

test('A warning shows while its formula is above zero, with the values that it names', () => {
  expect(warnedAt('5')).toEqual([])
  expect(warnedAt('10')).toEqual([])
  expect(warnedAt('10.01')).toEqual(['Gravel 10.01 cm deep rolls away: lay a base.'])
  const mend = { field: 'depth', value: '10', entry: '10 cm' }
  expect(warningsInWords(deepPath, pathOf('12'))).toMatchObject([{ mend }])
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
  const isOfWarning = (line: string) => line.startsWith('Too deep by')
  expect(workedAt('5').filter(isOfWarning)).toEqual([])
  expect(workedAt('12').filter(isOfWarning)).toEqual([
    'Too deep by = the larger of (0 and depth − deepest) = the larger of (0 and 12 cm − 10 cm) = 2 cm',
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
  expect(sheetInMarkdown(sheetOf(deepPath))).toContain(`### Warnings

- **Gravel … cm deep rolls away: lay a base.**
  - Shown beside the results while too deep by (tooDeep) is above zero.
  - Offers to put 10 in depth (depth).
`)
})
