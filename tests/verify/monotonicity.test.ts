import { expect, test } from 'vitest'
import { computeEstimate, type Outcome } from '../../schemas/estimate/estimate.ts'
import { realisticInputs, seededRandom } from '../../tools/definitions/realisticInputs.ts'
import { SEED } from '../support/depth.ts'
import { SPECIFIED } from '../support/specified.ts'
import { calculators } from '../working/calculators.ts'
import { FEWER, PATIENCE_MS, trials } from './inputs.ts'

for (const calculator of calculators.values()) {
  const tried = [...trials(calculator, FEWER)]
  for (const field of Object.keys(calculator.fields)) {
    const declared = calculator.results.flatMap(({ of, increasesWith, decreasesWith }) => {
      if (increasesWith.includes(field)) return [{ of, never: 'less' }]
      return decreasesWith.includes(field) ? [{ of, never: 'more' }] : []
    })
    if (declared.length === 0) continue
    const what = declared.map(({ of, never }) => `${never} ${of}`).join(', ')
    test(
      `${calculator.slug}: a larger ${field} never gives ${what}`,
      () => {
        const draw = realisticInputs(calculator, seededRandom(SEED + 1))
        const times = new Map(declared.map(({ of }) => [of, { present: 0, compared: 0 }]))
        for (const { inputs, estimate } of tried) {
          const other = { ...inputs }
          let outcome: Outcome | undefined
          // Where fields bound each other, not every other value is accepted.
          for (let drawn = 0; drawn < 20 && outcome?.state !== 'ready'; drawn += 1) {
            other[field] = draw()[field] ?? ''
            outcome = computeEstimate(calculator, other)
          }
          const [smaller, larger] =
            Number(inputs[field]) <= Number(other[field])
              ? [estimate, outcome?.state === 'ready' ? outcome.estimate : undefined]
              : [outcome?.state === 'ready' ? outcome.estimate : undefined, estimate]
          for (const { of, never } of declared) {
            // Without a value there is nothing to compare.
            const counts = times.get(of)
            if (!counts || !estimate.values.has(of)) continue
            counts.present += 1
            if (!smaller || !larger) continue
            const below = smaller.values.get(of)
            const above = larger.values.get(of)
            if (!below || !above) throw new Error(`A larger ${field} takes ${of} away`)
            const holds = never === 'less' ? above.gte(below) : above.lte(below)
            if (!holds) throw new Error(`${of}: ${JSON.stringify([inputs, other])}`)
            counts.compared += 1
          }
        }
        for (const [of, { present, compared }] of times) {
          expect(present, of).toBeGreaterThan(FEWER / 10)
          expect(compared, of).toBeGreaterThan(present / 2)
        }
      },
      PATIENCE_MS,
    )
  }
}

test('every key figure of a specified calculator declares what makes it grow', () => {
  for (const { slug } of SPECIFIED) {
    const key = calculators.get(slug)?.results.find(({ emphasis }) => emphasis === 'key')
    expect(key?.increasesWith.length, slug).toBeGreaterThan(0)
  }
})
