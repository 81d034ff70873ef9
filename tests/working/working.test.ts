import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { optionLabel } from '../../schemas/definition/interpolation.ts'
import { labelsOf } from '../../schemas/definition/labels.ts'
import type { RowValues } from '../../schemas/estimate/compute.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { type WorkingStep, workingSteps } from '../../schemas/estimate/working.ts'
import { CONVERSIONS } from '../../schemas/formula/conversions.ts'
import { ratio } from '../oracle/ratio.ts'
import { estimateOf } from '../support/checked.ts'
import { common, only } from './between.ts'
import { calculatorAt, calculators, knownCases } from './calculators.ts'
import { faults } from './faults.ts'
import { readExpression, readStep } from './reader.ts'

/** The size in metres of each unit that people enter. */
const IN_METRES: Record<string, [above: bigint, below: bigint]> = {
  ft: [3048n, 10_000n],
  in: [254n, 10_000n],
  cm: [1n, 100n],
  mm: [1n, 1000n],
}

/** An entry in another unit states its value: 'Room length = 12 ft = 3.6576 m'. */
function isEntryStep(written: string): boolean {
  const [, entered, unit = '', metres] = /^[^=]+ = ([\d.]+) (\w+) = ([\d.]+) m$/.exec(written) ?? []
  const [above, below] = IN_METRES[unit] ?? []
  if (entered === undefined || !above || !below) return false
  expect(new Fraction(entered).mul(new Fraction(above, below)).toFraction(), written).toBe(
    new Fraction(metres ?? 0).toFraction(),
  )
  return true
}

/** The steps that compute; a step that says which fallback was taken states the value that was used. */
function computingSteps(calculator: CalculatorWithGuidance, estimate: Estimate): WorkingStep[] {
  return workingSteps(calculator, estimate).filter(({ key, visual }) => {
    if (key in estimate.inputs && isEntryStep(visual)) return false
    // Of many rows a line shows the first alone.
    if (/ \d+ more \w+/.test(visual)) return false
    const [, used, because] = /^[^=]+ = (.*), because the field (.*)$/.exec(visual) ?? []
    if (used === undefined) return true
    const value = estimate.values.get(key)
    expect(because).toMatch(/^is (empty|not a number)$/)
    expect(readExpression(used)).toEqual({ above: value && value.s * value.n, below: value?.d })
    return false
  })
}

test('every printed line of every known case computes to its own right side', () => {
  const cases = knownCases()
  expect(cases.length).toBeGreaterThanOrEqual(17)
  let lines = 0
  const wrong = cases.flatMap(({ calculator, given }) => {
    const estimate = estimateOf(calculator, given)
    const shown = new Map(estimate.rows.map(({ key, value }) => [key, value]))
    return computingSteps(calculator, estimate).flatMap(({ key, visual }) => {
      lines += 1
      const step = readStep(visual)
      const last = step.right.at(-1)?.text ?? ''
      const result = shown.get(key)
      const ends = result === undefined || last.startsWith(result.replace('-', '−'))
      return [...faults(step), ...(ends ? [] : [`does not end in ${result}`])].map(
        (fault) => `${visual}: ${fault}`,
      )
    })
  })
  expect(wrong).toEqual([])
  console.log(`${lines} printed lines of ${cases.length} cases compute to their right sides`)
})

test('a reader who is given a wrong line says so', () => {
  const line = (text: string) => faults(readStep(text))
  expect(line('T = a ÷ b = 9.00 m² ÷ 0.0900 m² = 101 tiles')).not.toEqual([])
  expect(line('T = a × b = 10.666… (32/3) kg × 12 = 127.99 kg')).not.toEqual([])
  expect(line('T = a ÷ b, rounded up = 5 ÷ 2 = 3')).not.toEqual([])
  expect(
    line('T = a = 2/3 = 0.67, rounded to 2 decimals = 0.67'.replace('2/3', '2 ÷ 3')),
  ).not.toEqual([])
  expect(line('T = a × b = 2 × 6.916… m = 13.833… m, rounded to 2 decimals = 13.83 m')).toEqual([])
  expect(line('T = a × b = 2 × 6.916… m = 13.835… m, rounded to 2 decimals = 13.84 m')).not.toEqual(
    [],
  )
  expect(line('T = a × b = 2 × 6.916… m = 13.833… m, rounded to 2 decimals = 13.84 m')).not.toEqual(
    [],
  )
  expect(() => readStep('T = a = 10.667… (32/3) kg = 10.67 kg')).toThrow('is not')
})

function conversionOf(name: string): Fraction | undefined {
  const conversion = CONVERSIONS.get(name)
  return conversion && new Fraction(conversion.value)
}

/** The value of 'area of all doors and windows'. */
function sumOf(name: string, rowValues: RowValues): Fraction | undefined {
  const [repeat = '', column = ''] = name.split('.')
  return rowValues.get(repeat)?.reduce((sum, row) => sum.add(row.get(column) ?? 0), new Fraction(0))
}

/** The values of 'the largest run of all roofs', and of the smallest. */
function extremesOf(
  words: string,
  name: string,
  rowValues: RowValues,
): [words: string, value: Fraction | undefined][] {
  const [repeat = '', column = ''] = name.split('.')
  const sorted = (rowValues.get(repeat) ?? [])
    .flatMap((row) => row.get(column) ?? [])
    .sort((one, other) => one.compare(other))
  return [
    [`the smallest ${words}`, sorted[0]],
    [`the largest ${words}`, sorted.at(-1)],
  ]
}

/** 'weight of all bars with “D8”' and its value, for each column of which a formula takes some rows. */
function sumsByOption(
  calculator: CalculatorWithGuidance,
  estimate: Estimate,
): [string, Fraction][] {
  return calculator.formulas.flatMap(({ by }) => {
    const rows = by && calculator.fields[by.repeat]
    const choice = rows?.kind === 'repeat' ? rows.fields[by?.choice ?? ''] : undefined
    if (!by || choice?.kind !== 'choice') return []
    const chosen = (estimate.rowValues.get(by.repeat) ?? []).filter(
      (_, row) => estimate.repeats[by.repeat]?.[row]?.[by.choice]?.typed === by.option,
    )
    return [...labelsOf(calculator)].flatMap(([name, words]): [string, Fraction][] => {
      const sum = sumOf(name, new Map([[by.repeat, chosen]]))
      return sum ? [[`${words} with “${optionLabel(choice, by.option)}”`, sum]] : []
    })
  })
}

test('the words of every printed line mean what its numbers compute', () => {
  for (const { calculator, given } of knownCases()) {
    const estimate = estimateOf(calculator, given)
    const { values, rowValues } = estimate
    const known = (name: string) => values.get(name) ?? conversionOf(name) ?? sumOf(name, rowValues)
    const meaning = new Map(
      [...labelsOf(calculator)].flatMap(([name, words]) => {
        const meant = [[words, known(name)], ...extremesOf(words, name, rowValues)] as const
        return meant.flatMap(([said, value]) =>
          value ? [[said, ratio(value.s * value.n, value.d)] as const] : [],
        )
      }),
    )
    for (const [words, { s, n, d }] of sumsByOption(calculator, estimate)) {
      meaning.set(words, ratio(s * n, d))
    }
    for (const { visual } of computingSteps(calculator, estimate)) {
      const { words, computed } = readStep(visual)
      const formula = words.replace(/, rounded (up|down)$/, '')
      const meant = only(readExpression(formula, meaning))
      expect(common(meant, computed), visual).toEqual(meant)
    }
  }
})

/** What is said besides the names that a definition gives, in small letters: the longest is taken out first. */
function withoutNames(said: string, calculator: CalculatorWithGuidance): string {
  const fields = Object.values(calculator.fields).flatMap((field) =>
    field.kind === 'repeat' ? Object.values(field.fields) : field,
  )
  const options = fields.flatMap((field) =>
    field.kind === 'choice' ? Object.keys(field.options).map((id) => optionLabel(field, id)) : [],
  )
  const titles = calculator.formulas.flatMap(({ from }) => from ?? [])
  return [...labelsOf(calculator).values(), ...options, ...titles]
    .map((name) => name.toLowerCase())
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), said.toLowerCase())
}

test('a screen reader hears words where the eye sees symbols', () => {
  for (const { calculator, given } of knownCases()) {
    for (const { screenReader } of workingSteps(calculator, estimateOf(calculator, given))) {
      // An option is called what its list calls it: '75 × 50 mm'.
      expect(withoutNames(screenReader, calculator)).not.toMatch(/[÷×−=…²³·/%()+]/)
    }
  }
  const steel = calculatorAt('steel-weight-calculator')
  expect(workingSteps(steel, estimateOf(steel, {}))[0]?.screenReader).toBe(
    'Weight per bar, equals open bracket, bar diameter, close bracket, squared times bar length divided by weight divisor, equals open bracket, 12 millimetres, close bracket, squared times 12 metres divided by 162 square millimetre metres per kilogram, equals 10.666 and so on, exactly 32 over 3, kilograms, rounded to 2 decimals, equals 10.67 kilograms.',
  )
})

test('a step that another calculator works out says whose it is, on paper and aloud', () => {
  const foundation = calculatorAt('foundation-calculator')
  const estimate = estimateOf(foundation, { trenchLength: '10' })
  const step = workingSteps(foundation, estimate).find(({ key }) => key === 'cementBags')
  expect(step?.visual).toBe(
    'Cement = concrete volume × bags per cubic metre = 1.20 m³ × 6 bags/m³ = 7.2 bags (as in the Concrete Mix Calculator)',
  )
  expect(step?.screenReader).toBe(
    'Cement, equals concrete volume times bags per cubic metre, equals 1.20 cubic metres times 6 bags per cubic metre, equals 7.2 bags, as in the Concrete Mix Calculator.',
  )
})

test('no two names of a calculator are the same in words', () => {
  for (const calculator of calculators.values()) {
    const words = [...labelsOf(calculator).values()]
    expect(new Set(words).size, calculator.slug).toBe(words.length)
  }
})
