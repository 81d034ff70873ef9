import { expect, test } from 'vitest'
import { SEED } from '../support/seed.ts'
import { calculatorAt, calculators } from '../working/calculators.ts'
import { INPUTS, PATIENCE_MS, trials } from './inputs.ts'
import { mathjsCalculator, mathjsShown } from './mathjs.ts'

/*
 * tests/schemas/estimate.test.ts holds the same against computations by hand, where there are such.
 */

for (const calculator of calculators.values()) {
  test(
    `${calculator.slug} agrees with mathjs, rounding included`,
    () => {
      const inMathjs = mathjsCalculator(calculator)
      const differences: unknown[] = []
      for (const { inputs, estimate } of trials(calculator)) {
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
        const exact = [...theirs].every(([name, value]) => {
          const own = estimate.values.get(name)
          return (
            own !== undefined &&
            `${own.s * own.n}/${own.d}` === `${BigInt(value.s) * BigInt(value.n)}/${value.d}`
          )
        })
        const same = (other: Record<string, string | undefined>) =>
          Object.keys(other).length === Object.keys(ours).length &&
          Object.entries(other).every(([key, value]) => ours[key] === value)
        if (!exact || !same(mathjs)) {
          differences.push({ inputs, ours, mathjs, exact })
        }
      }
      expect(differences.slice(0, 3), `seed ${SEED}`).toEqual([])
      console.log(`${calculator.slug}: 0 differences in ${INPUTS} inputs`)
    },
    PATIENCE_MS,
  )
}

test('the proof would notice one tile too many', () => {
  const tiles = calculatorAt('tile-estimator')
  const room = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30', wastage: '10' }
  // What double precision says is 111.
  expect(Math.ceil(100 * (1 + 10 / 100))).toBe(111)
  const total = mathjsCalculator(tiles)(room).get('totalTiles')
  expect(total && mathjsShown(total, 0)).toBe('110')
})
