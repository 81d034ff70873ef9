import type { ParsedDefinition } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { namesShown } from '../definition/texts.ts'
import { computeEstimate } from '../estimate/estimate.ts'
import { defaultTexts } from '../estimate/inputs.ts'
import { type Problem, suggestion } from './problem.ts'

/** Worked examples a calculator must have: enough to see a rule at work twice. */
const LEAST_EXAMPLES = 2

/** Examples use fields that exist and expect exactly what the formulas give, for every result. */
export function exampleProblems(
  calculator: Calculator,
  worked: ParsedDefinition['examples'],
): Problem[] {
  const examples = Object.entries(worked)
  if (examples.length < LEAST_EXAMPLES) {
    const count = examples.length === 1 ? '1 worked example' : `${examples.length} worked examples`
    const message = `has ${count}; at least ${LEAST_EXAMPLES} are expected`
    return [{ path: 'examples', message }]
  }
  return examples.flatMap(([name, { given, expect }]): Problem[] => {
    const path = `examples.${name}`
    const fields = Object.keys(calculator.fields)
    const unknown = Object.keys(given).filter((field) => !fields.includes(field))
    if (unknown.length > 0) {
      return unknown.map((field) => ({
        path: `${path}.given.${field}`,
        message: `is not a field${suggestion(field, fields)}`,
      }))
    }
    const typed: Record<string, string> = { ...defaultTexts(calculator.fields), ...given }
    const outcome = computeEstimate(calculator, typed)
    if (outcome.state === 'invalid') {
      const refused = outcome.fields.map((field) => `${field} '${typed[field]}'`).join(', ')
      const message = `is not a valid input: the calculator does not accept ${refused}`
      return [{ path: `${path}.given`, message }]
    }
    return differences(`${path}.expect`, expect, outcome.estimate.rows)
  })
}

function differences(
  path: string,
  expect: Readonly<Record<string, string>>,
  rows: { key: string; value: string }[],
): Problem[] {
  const keys = rows.map(({ key }) => key)
  const unknown = Object.keys(expect).filter((key) => !keys.includes(key))
  return [
    ...unknown.map((key) => ({
      path: `${path}.${key}`,
      message: `is not a result${suggestion(key, keys)}`,
    })),
    ...rows.flatMap(({ key, value }): Problem[] => {
      const expected = Object.hasOwn(expect, key) ? expect[key] : undefined
      if (expected === value) return []
      const message =
        expected === undefined
          ? `is missing; the formulas give '${value}'`
          : `says '${expected}', but the formulas give '${value}'`
      return [{ path: `${path}.${key}`, message }]
    }),
  ]
}

/** FAQ answers show inputs and results of worked examples, as {slab.cementBags}. */
export function faqProblems(definition: ParsedDefinition): Problem[] {
  const known = Object.entries(definition.examples).flatMap(([example, { expect }]) =>
    [...Object.keys(definition.fields), ...Object.keys(expect)].map((key) => `${example}.${key}`),
  )
  return definition.faqs.flatMap(({ answer }, index) =>
    namesShown(answer)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        path: `faqs[${index}].answer`,
        message: `shows {${name}}, which is not an example's input or result${suggestion(name, known)}`,
      })),
  )
}
