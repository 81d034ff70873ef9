import { expect, test } from 'vitest'
import type { DocumentedCalculator } from '../../schemas/definition/compiled.ts'
import { SEED } from '../support/depth.ts'
import { calculatorAt, isOfTestsAlone } from '../working/calculators.ts'
import { buyingProof } from './buying.ts'
import { INPUTS, PATIENCE_MS, provenCalculators, type Trial, trials } from './inputs.ts'
import { mathjsCalculator, mathjsShown } from './mathjs.ts'

/*
 * mathjs computes every calculator with random inputs a second time; tests/schemas/estimate.test.ts
 * compares results with computations by hand.
 */

/** Finds the values and figures that differ from those of mathjs. */
function mathjsProof(calculator: DocumentedCalculator): (trial: Trial) => unknown[] {
  const inMathjs = mathjsCalculator(calculator)
  return ({ inputs, estimate }) => {
    const ours = Object.fromEntries(
      estimate.rows.map(({ key, value }) => [key, value.replaceAll(',', '')]),
    )
    const theirs = inMathjs(inputs)
    const mathjs = Object.fromEntries(
      calculator.results.flatMap(({ of, decimals }) => {
        const value = theirs.get(of)
        return value ? [[of, mathjsShown(value, decimals)]] : []
      }),
    )
    const isExact = [...theirs].every(([name, value]) => {
      const own = estimate.values.get(name)
      return (
        own !== undefined &&
        `${own.s * own.n}/${own.d}` === `${BigInt(value.s) * BigInt(value.n)}/${value.d}`
      )
    })
    // What is absent to one of the two is absent to the other.
    const isWhole = calculator.formulas.every(
      ({ name }) => theirs.has(name) === estimate.values.has(name),
    )
    const isShown =
      Object.keys(mathjs).length === Object.keys(ours).length &&
      Object.entries(mathjs).every(([key, value]) => ours[key] === value)
    return isExact && isWhole && isShown ? [] : [{ inputs, ours, mathjs, isExact, isWhole }]
  }
}

/** Calculators that only tests have need few inputs. */
const inputsOf = (calculator: DocumentedCalculator) =>
  isOfTestsAlone(calculator) ? Math.min(INPUTS, 500) : INPUTS

// One pass for both: most of the time goes into the estimates.
for (const calculator of provenCalculators) {
  test(
    `${calculator.slug} agrees with mathjs, rounding included, and with the amounts and packs that the oracle works out by hand`,
    () => {
      const proofs = [mathjsProof(calculator), buyingProof(calculator)]
      const wrong: unknown[] = []
      const count = inputsOf(calculator)
      for (const trial of trials(calculator, count)) {
        for (const proof of proofs) wrong.push(...proof(trial))
      }
      expect(wrong.slice(0, 3), `seed ${SEED}`).toEqual([])
      console.log(`${calculator.slug}: 0 differences in ${count} inputs`)
    },
    PATIENCE_MS,
  )
}

test('the proof would notice one tile too many', () => {
  const tiles = calculatorAt('tile-estimator')
  const room = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30', wastage: '10' }
  // Double precision gives 111.
  expect(Math.ceil(100 * (1 + 10 / 100))).toBe(111)
  const total = mathjsCalculator(tiles)(room).get('totalTiles')
  expect(total && mathjsShown(total, 0)).toBe('110')
})
