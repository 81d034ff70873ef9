import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import type { PlainField } from '../../schemas/definition/calculator.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { workingSteps } from '../../schemas/estimate/working.ts'
import { type Formula, parts } from '../../schemas/formula/ast.ts'
import { withPrice, withPriceOfMurram } from '../rejected/support/language.ts'
import { expectSame } from '../support/expectSame.ts'
import { realisticInputs } from '../support/inputs.ts'
import { calculators } from '../working/calculators.ts'
import { INPUTS, PATIENCE_MS } from './inputs.ts'

/** Enough inputs to meet every choice often: absent values depend on choices, not on figures. */
const RUNS = Math.min(INPUTS, 2000)

const all: CalculatorWithGuidance[] = [
  checkDefinition('calculators/optional.ts', 'optional', withPrice),
  checkDefinition('calculators/shown.ts', 'shown', withPriceOfMurram),
  ...calculators.values(),
]

type Texts = Record<string, string>

/** Whether a field is absent: by the definition's words alone. */
function isAbsent(
  name: string,
  field: PlainField,
  calculator: CalculatorWithGuidance,
  texts: Texts,
): boolean {
  const hidden = Object.entries(field.visibleWhen ?? {}).some(([choice, options]) => {
    const other = calculator.fields[choice]
    const standard = other?.kind === 'choice' ? other.default : ''
    return !options.includes(texts[choice] ?? standard)
  })
  const isEmpty = field.kind === 'number' && field.optional && (texts[name] ?? '').trim() === ''
  return hidden || Boolean(isEmpty)
}

/** Whether all that a formula needs is there; of what `first` is given, one is enough. */
function isThere(node: Formula, lacks: (name: string) => boolean): boolean {
  if (node.kind === 'name') return !lacks(node.name)
  // The extreme of a column is absent where there are no rows.
  if (node.kind === 'rows') {
    return !lacks(node.function === 'sum' ? node.column : `${node.column}_${node.function}`)
  }
  if (node.kind === 'call' && node.function === 'first') {
    return node.arguments.some((part) => isThere(part, lacks))
  }
  return parts(node).every((part) => isThere(part, lacks))
}

/** The names of all formulas that build on what is absent. */
function absentFormulas(
  calculator: CalculatorWithGuidance,
  texts: Texts,
  { rowValues }: Estimate,
): Set<string> {
  const absent = new Set(
    Object.entries(calculator.fields).flatMap(([name, field]) =>
      field.kind !== 'repeat' && isAbsent(name, field, calculator, texts) ? [name] : [],
    ),
  )
  const lacks = (mentioned: string) => {
    const [name = '', key = ''] = mentioned.split('.')
    const field = calculator.fields[name]
    if (field?.kind === 'choice' && key in field.units) {
      const chosen = field.options[texts[name] ?? field.default]
      if (chosen?.values?.[key] === undefined) return true
    }
    const [, extremeOf] = /^(\w+)_(?:min|max)$/.exec(key) ?? []
    const isEmpty = extremeOf && !rowValues.get(name)?.some((row) => row.has(extremeOf))
    return absent.has(mentioned) || absent.has(name) || Boolean(isEmpty)
  }
  for (const { name, ast } of calculator.formulas) if (!isThere(ast, lacks)) absent.add(name)
  return absent
}

for (const calculator of all) {
  const canBeAbsent = Object.values(calculator.fields).some(
    (field) => field.kind !== 'repeat' && (field.visibleWhen || 'optional' in field),
  )
  if (!canBeAbsent) continue

  test(
    `${calculator.slug}: what depends on an absent field is absent, never zero, and nothing else is`,
    () => {
      let results = 0
      const timesAbsent = new Map<string, number>()
      const seen = new Map<string, number>()
      const optional = Object.entries(calculator.fields).flatMap(([name, field]) =>
        field.kind === 'number' && field.optional ? [name] : [],
      )
      fc.assert(
        fc.property(realisticInputs(calculator), fc.subarray(optional), (drawn, leftEmpty) => {
          const texts = { ...drawn }
          for (const name of leftEmpty) texts[name] = ' '
          const outcome = computeEstimate(calculator, texts)
          if (outcome.state === 'invalid') return
          const { values, rows } = outcome.estimate
          const absent = absentFormulas(calculator, texts, outcome.estimate)
          results += 1
          for (const name of absent) timesAbsent.set(name, (timesAbsent.get(name) ?? 0) + 1)
          const present = calculator.formulas.filter(({ name }) => !absent.has(name))
          const found = calculator.formulas.filter(({ name }) => values.has(name))
          expectSame(found, present)
          const shown = calculator.results.map(({ of }) => of).filter((of) => !absent.has(of))
          expectSame(
            rows.map(({ key }) => key),
            shown,
          )
          // The steps of the working depend on the absent values, not on the figures.
          const timesSeen = seen.get([...absent].join()) ?? 0
          seen.set([...absent].join(), timesSeen + 1)
          if (timesSeen > 100) return
          const keysInWorking = workingSteps(calculator, outcome.estimate).map(({ key }) => key)
          expectSame(
            keysInWorking.filter((key) => absent.has(key)),
            [],
          )
        }),
        { numRuns: RUNS },
      )
      // Of what is valid: how many of the random inputs are is the calculator's own affair.
      expect(Math.max(...timesAbsent.values())).toBeGreaterThan(results / 10)
      // Of one of several one is always absent, and never the same one.
      for (const [name, times] of timesAbsent) expect(times, name).toBeLessThan(results)
    },
    PATIENCE_MS,
  )
}

test('an optional field that holds something wrong is invalid, not absent', () => {
  const [calculator] = all
  if (!calculator) throw new Error('There is none')
  const outcome = computeEstimate(calculator, { area: '20', depth: '5', price: 'dear' })
  expect(outcome.state === 'invalid' && outcome.fieldErrors).toEqual([
    { path: 'price', message: 'Price: a number above zero' },
  ])
})

test('the text in a field that is not visible does not matter', () => {
  const shown = all[1]
  if (!shown) throw new Error('There is none')
  const outcome = computeEstimate(shown, {
    area: '20',
    depth: '5',
    stone: 'ballast',
    price: 'dear',
  })
  expect(outcome.state === 'ready' && Object.keys(outcome.estimate.inputs)).toEqual([
    'area',
    'depth',
    'stone',
  ])
})
