import { expect, test } from 'vitest'
import { oracles } from '../oracle/calculators.ts'
import { calculators } from '../working/calculators.ts'
import { INPUTS, PATIENCE_MS, SEED, trials } from './inputs.ts'
import { mathjsCalculator, mathjsShown } from './mathjs.ts'

/** What a hand-written computation gives, without grouping; undefined where there is none. */
function answersByHand(address: string, inputs: Record<string, string>) {
  const oracle = oracles.get(address)
  if (!oracle) return undefined
  const answers = Object.entries(oracle(inputs) ?? {})
  return Object.fromEntries(answers.map(([key, value]) => [key, value.replaceAll(',', '')]))
}

for (const calculator of calculators.values()) {
  test(
    `${calculator.address} agrees with mathjs${oracles.has(calculator.address) ? ' and with fractions by hand' : ''}, rounding included`,
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
        const byHand = answersByHand(calculator.address, inputs)
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
        if (!exact || !same(mathjs) || !same(byHand ?? ours)) {
          differences.push({ inputs, ours, mathjs, byHand, exact })
        }
      }
      expect(differences.slice(0, 3), `seed ${SEED}`).toEqual([])
      console.log(`${calculator.address}: 0 differences in ${INPUTS} inputs`)
    },
    PATIENCE_MS,
  )
}

test('the proof would notice one tile too many', () => {
  const byHand = answersByHand('tile-estimator', {
    roomLength: '3',
    roomWidth: '3',
    tileLength: '30',
    tileWidth: '30',
    wastage: '10',
  })
  // What double precision says is 111.
  expect(Math.ceil(100 * (1 + 10 / 100))).toBe(111)
  expect(byHand?.totalTiles).toBe('110')
})
