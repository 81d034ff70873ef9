import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { defaultTexts } from '../../schemas/estimate/inputs.ts'
import { readCalculators } from '../../tools/definitions.ts'

const root = join(import.meta.dirname, '../..')

/** Every calculator of the site, by address. */
export const calculators = await readCalculators(root)

export function calculatorAt(address: string): Calculator {
  const calculator = calculators.get(address)
  if (!calculator) throw new Error(`No calculator at ${address}`)
  return calculator
}

/** The estimate of inputs that are known to be valid; fields left out have their defaults. */
export function estimateOf(calculator: Calculator, given: Record<string, string>): Estimate {
  const outcome = computeEstimate(calculator, { ...defaultTexts(calculator.fields), ...given })
  if (outcome.state === 'invalid') throw new Error(`Not valid: ${outcome.fields.join(', ')}`)
  return outcome.estimate
}

export interface Case {
  calculator: Calculator
  given: Record<string, string>
}

const givenSchema = z.array(
  z.object({
    calculator: z.string(),
    inputs: z.record(z.string(), z.string()),
    expected: z.record(z.string(), z.string()).nullable(),
  }),
)

/** Every worked example, and the valid cases that came with the specification where they are here. */
export function knownCases(): Case[] {
  const examples = [...calculators.values()].flatMap((calculator) =>
    Object.values(calculator.examples).map(({ given }) => ({ calculator, given })),
  )
  const file = process.env.GIVEN_CASES ?? join(root, '../shared/cases/given.json')
  if (!existsSync(file)) return examples
  const cases = givenSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return [
    ...examples,
    ...cases
      .filter(({ expected }) => expected !== null)
      .map(({ calculator, inputs }) => ({ calculator: calculatorAt(calculator), given: inputs })),
  ]
}
