import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { realisticInputs, seededRandom } from '../../tools/definitions/realisticInputs.ts'
import { runsAtDepth, SEED } from '../support/depth.ts'

/** How many random inputs each proof tries per calculator: `npm run verify` tries more. */
export const INPUTS = Number(process.env.VERIFY_INPUTS ?? runsAtDepth(500, 10_000))

/** How many where each is tried in several ways: enough that some have what is rarely there. */
export const FEWER = Math.max(25, Math.ceil(INPUTS / 40))

/** How many random formulas: they differ more than what is typed into one calculator. */
export const FORMULAS = Number(process.env.VERIFY_INPUTS ?? runsAtDepth(1000, 10_000))

/** Time for a proof: a hang still ends. */
export const PATIENCE_MS = 600_000 + INPUTS * 15

export interface Trial {
  inputs: Record<string, string>
  estimate: Estimate
}

/** Random realistic inputs with their estimates; those that are not valid are drawn again. */
export function* trials(calculator: CalculatorWithGuidance, count = INPUTS): Generator<Trial> {
  const draw = realisticInputs(calculator, seededRandom(SEED))
  for (let found = 0, drawn = 0; found < count; drawn += 1) {
    if (drawn > 10 * count) throw new Error(`${calculator.slug}: hardly any input is valid`)
    const inputs = draw()
    const outcome = computeEstimate(calculator, inputs)
    if (outcome.state === 'invalid') continue
    found += 1
    yield { inputs, estimate: outcome.estimate }
  }
}
