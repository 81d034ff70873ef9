import type { ParsedDefinition } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { namesShown } from '../definition/texts.ts'
import { computeEstimate } from '../estimate/estimate.ts'
import { textsOf } from '../estimate/texts.ts'
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
    const wrong = givenProblems(`${path}.given`, calculator, given)
    if (wrong.length > 0) return wrong
    const typed = textsOf(calculator.fields, given)
    const outcome = computeEstimate(calculator, typed)
    if (outcome.state === 'invalid') {
      const refused = outcome.refusals.map(
        (refusal) => `${refusal.path} '${typed[refusal.path] ?? ''}' (${refusal.message})`,
      )
      const message = `is not a valid input: the calculator does not accept ${refused.join(', ')}`
      return [{ path: `${path}.given`, message }]
    }
    return differences(`${path}.expect`, expect, calculator, outcome.estimate.rows)
  })
}

/** What an example gives exists: fields, a group's rows, and the unit beside a field. */
function givenProblems(
  path: string,
  { fields }: Calculator,
  given: ParsedDefinition['examples'][string]['given'],
): Problem[] {
  const known = Object.keys(fields)
  return Object.entries(given).flatMap(([name, texts]): Problem[] => {
    const at = `${path}.${name}`
    const [own = '', ...box] = name.split('.')
    const field = fields[own]
    if (!field || !['', 'unit', 'inches'].includes(box.join('.'))) {
      return [{ path: at, message: `is not a field${suggestion(name, known)}` }]
    }
    if (field.kind !== 'group') {
      return typeof texts === 'string' ? [] : [{ path: at, message: 'is not a text, as typed' }]
    }
    if (typeof texts === 'string') {
      const message = `is not a list of rows, as [{ ${Object.keys(field.fields)[0]}: '1' }]`
      return [{ path: at, message }]
    }
    const inRow = Object.keys(field.fields)
    return texts.flatMap((row, index) =>
      Object.keys(row)
        .filter((key) => !inRow.includes(key))
        .map((key) => ({
          path: `${at}[${index}].${key}`,
          message: `is not a field of a row${suggestion(key, inRow)}`,
        })),
    )
  })
}

function differences(
  path: string,
  expect: Readonly<Record<string, string>>,
  { results }: Calculator,
  rows: { key: string; value: string }[],
): Problem[] {
  const keys = results.map(({ of }) => of)
  const there = rows.map(({ key }) => key)
  const unexpected = Object.keys(expect).filter((key) => !there.includes(key))
  return [
    ...unexpected.map((key) => ({
      path: `${path}.${key}`,
      message: keys.includes(key)
        ? 'is absent with what is given, so nothing is shown for it; leave it out'
        : `is not a result${suggestion(key, keys)}`,
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
