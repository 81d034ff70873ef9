import { expect, test } from 'vitest'
import { workingSteps } from '../../schemas/estimate/working.ts'
import { SEED } from '../support/depth.ts'
import { calculators } from '../working/calculators.ts'
import { faults } from '../working/faults.ts'
import { readStep } from '../working/reader.ts'
import { FEWER, PATIENCE_MS, trials } from './inputs.ts'

for (const calculator of calculators.values()) {
  test(
    `${calculator.slug}: the printed working of random inputs computes to its right sides`,
    () => {
      const wrong: string[] = []
      for (const { estimate } of trials(calculator, FEWER)) {
        for (const { visual } of workingSteps(calculator, estimate)) {
          wrong.push(...faults(readStep(visual)).map((fault) => `${visual}: ${fault}`))
        }
      }
      expect(wrong.slice(0, 3), `seed ${SEED}`).toEqual([])
    },
    PATIENCE_MS,
  )
}
