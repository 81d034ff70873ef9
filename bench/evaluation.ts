import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { CheckedCalculator } from '../schemas/definition/compiled.ts'
import { computeEstimate } from '../schemas/estimate/estimate.ts'
import { formValuesOf, type Given } from '../schemas/estimate/formValues.ts'
import { readCalculators } from '../tools/definitions/definitions.ts'
import { doubles } from './doubles.ts'
import { printTable, showSpread, spread } from './print.ts'

const TARGET_MS = 0.2
/** Calls in one timing: enough that the clock's own steps do not count. */
const CALLS = 25

interface Case {
  calculator: CheckedCalculator
  typed: Record<string, string>
}

const givenCases = z.array(
  z.object({ calculator: z.string(), inputs: z.record(z.string(), z.string()) }),
)

/** Times one calculation, from typed texts to rows, exact and in doubles, over all cases, so often. */
export async function benchEvaluation(root: string, rounds: number): Promise<void> {
  const calculators = await readCalculators(root)
  const { cases, origin } = await readCases(root, calculators)
  const exact = cases.map(
    ({ calculator, typed }) =>
      () =>
        computeEstimate(calculator, typed),
  )
  const plain = cases.map(
    ({ calculator, typed }) =>
      () =>
        doubles[calculator.slug]?.(typed),
  )
  // One round before the others, unmeasured, so that both run compiled.
  timeEach(exact, rounds)
  timeEach(plain, rounds)
  const exactSpread = spread(timeEach(exact, rounds))
  const plainSpread = spread(timeEach(plain, rounds))
  const different = cases.filter((one) => !sameAnswer(one)).length
  printTable(
    'Evaluating a calculator in Node: ms per case',
    [
      ['', 'median over the cases (quartiles)'],
      ['computeEstimate, exact', showSpread(exactSpread, 4)],
      ['the same in doubles', showSpread(plainSpread, 4)],
    ],
    [
      `${cases.length} cases: ${origin}. Each case: the median of ${rounds} timings of ${CALLS} calls.`,
      `The two give different answers in ${different} of the cases.`,
      `Target: at most ${TARGET_MS} ms. ${exactSpread.median <= TARGET_MS ? 'Met' : 'Missed'}.`,
    ],
  )
}

/** The cases handed to the project where they are present, or the definitions' own examples. */
async function readCases(root: string, calculators: ReadonlyMap<string, CheckedCalculator>) {
  const file = join(root, '..', 'shared', 'cases', 'given.json')
  if (!existsSync(file)) {
    const cases = [...calculators.values()].flatMap((calculator) =>
      Object.values(calculator.examples).map(({ given }) => caseOf(calculator, given)),
    )
    return { cases, origin: 'the worked examples' }
  }
  const given = givenCases.parse(JSON.parse(await readFile(file, 'utf8')))
  const cases = given.map(({ calculator: slug, inputs }) => {
    const calculator = calculators.get(slug)
    if (!calculator) throw new Error(`${file} names the calculator "${slug}", which is none`)
    return caseOf(calculator, inputs)
  })
  return { cases, origin: 'the given cases' }
}

function caseOf(calculator: CheckedCalculator, given: Given): Case {
  return { calculator, typed: formValuesOf(calculator.fields, given) }
}

/** Milliseconds per call of each function, in turns so that a pause hits no one function alone. */
function timeEach(functions: readonly (() => unknown)[], rounds: number): number[] {
  const timings = functions.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of functions.entries()) {
      const start = performance.now()
      for (let call = 0; call < CALLS; call += 1) run()
      timings[index]?.push((performance.now() - start) / CALLS)
    }
  }
  return timings.map((timing) => spread(timing).median)
}

/** Whether doubles happen to give the exact answer. */
function sameAnswer({ calculator, typed }: Case): boolean {
  const outcome = computeEstimate(calculator, typed)
  const plain = doubles[calculator.slug]?.(typed) ?? null
  if (outcome.state === 'invalid' || plain === null) {
    return outcome.state === 'invalid' && plain === null
  }
  return outcome.estimate.rows.every(({ key, value }) => plain[key] === value.replaceAll(',', ''))
}
