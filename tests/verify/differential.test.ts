import { expect, test } from 'vitest'
import { buyingOracles } from '../oracle/buying.ts'
import { SEED } from '../support/depth.ts'
import { calculatorAt } from '../working/calculators.ts'
import { buyingProof } from './buying.ts'
import { INPUTS, PATIENCE_MS, trials } from './inputs.ts'

/* tests/schemas/estimate.test.ts compares the results with the same computations by hand. */

for (const slug of buyingOracles.keys()) {
  test(
    `${slug} takes the amounts and packs that the oracle works out by hand`,
    () => {
      const calculator = calculatorAt(slug)
      const proof = buyingProof(calculator)
      const wrong: unknown[] = []
      for (const trial of trials(calculator, INPUTS)) wrong.push(...proof(trial))
      expect(wrong.slice(0, 3), `seed ${SEED}`).toEqual([])
      console.log(`${slug}: 0 differences in ${INPUTS} inputs`)
    },
    PATIENCE_MS,
  )
}
