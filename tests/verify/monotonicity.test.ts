import { expect, test } from 'vitest'
import { computeEstimate, type Outcome } from '../../schemas/estimate/estimate.ts'
import { realisticInputs, seededRandom } from '../../tools/realisticInputs.ts'
import { SEED } from '../support/seed.ts'
import { SPECIFIED } from '../support/specified.ts'
import { calculators } from '../working/calculators.ts'
import { INPUTS, PATIENCE_MS, trials } from './inputs.ts'

/** How many inputs each declaration is tried on. */
const TRIALS = Math.ceil(INPUTS / 20)

for (const calculator of calculators.values()) {
  for (const { of, increasesWith, decreasesWith } of calculator.results) {
    for (const [field, direction] of [
      ...increasesWith.map((name) => [name, 'less'] as const),
      ...decreasesWith.map((name) => [name, 'more'] as const),
    ]) {
      test(
        `${calculator.slug}: a larger ${field} never gives ${direction} ${of}`,
        () => {
          const random = seededRandom(SEED + 1)
          let compared = 0
          let present = 0
          for (const { inputs, estimate } of trials(calculator, TRIALS)) {
            // Without a value there is nothing to compare.
            if (!estimate.values.has(of)) continue
            present += 1
            const other = { ...inputs }
            let outcome: Outcome | undefined
            // Where fields bound each other, not every other value is accepted.
            for (let draw = 0; draw < 20 && outcome?.state !== 'ready'; draw += 1) {
              other[field] = realisticInputs(calculator, random)[field] ?? ''
              outcome = computeEstimate(calculator, other)
            }
            if (outcome?.state !== 'ready') continue
            const [smaller, larger] =
              Number(inputs[field]) <= Number(other[field])
                ? [estimate, outcome.estimate]
                : [outcome.estimate, estimate]
            const below = smaller.values.get(of)
            const above = larger.values.get(of)
            if (!below || !above) throw new Error(`A larger ${field} takes ${of} away`)
            const holds = direction === 'less' ? above.gte(below) : above.lte(below)
            expect(holds, JSON.stringify([inputs, other])).toBe(true)
            compared += 1
          }
          expect(present).toBeGreaterThan(TRIALS / 10)
          expect(compared).toBeGreaterThan(present / 2)
        },
        PATIENCE_MS,
      )
    }
  }
}

test('every key figure of a specified calculator declares what makes it grow', () => {
  for (const { slug } of SPECIFIED) {
    const key = calculators.get(slug)?.results.find(({ emphasis }) => emphasis === 'key')
    expect(key?.increasesWith.length, slug).toBeGreaterThan(0)
  }
})
