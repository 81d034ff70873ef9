import type { ParsedDefinition } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import { computeEstimate } from '../estimate/estimate.ts'
import { formValuesOf } from '../estimate/formValues.ts'
import { type Diagnostic, suggestion } from './diagnostic.ts'

/** Worked examples a calculator must have: enough to see a rule at work twice. */
const MIN_EXAMPLES = 2

/** Examples use fields that exist and expect exactly what the formulas give, for every result. */
export function exampleDiagnostics(
  calculator: Calculator,
  worked: ParsedDefinition['examples'],
): Diagnostic[] {
  const examples = Object.entries(worked)
  if (examples.length < MIN_EXAMPLES) {
    const count = examples.length === 1 ? '1 worked example' : `${examples.length} worked examples`
    const message = `has ${count}; at least ${MIN_EXAMPLES} are expected`
    return [{ path: 'examples', message }]
  }
  return examples.flatMap(([name, { given, expect }]): Diagnostic[] => {
    const path = `examples.${name}`
    const wrong = givenDiagnostics(`${path}.given`, calculator, given)
    if (wrong.length > 0) return wrong
    const typed = formValuesOf(calculator.fields, given)
    const outcome = computeEstimate(calculator, typed)
    if (outcome.state === 'invalid') {
      const refused = outcome.fieldErrors.map(
        (error) => `${error.path} '${typed[error.path] ?? ''}' (${error.message})`,
      )
      const message = `is not a valid input: the calculator does not accept ${refused.join(', ')}`
      return [{ path: `${path}.given`, message }]
    }
    return differences(`${path}.expect`, expect, calculator, outcome.estimate.rows)
  })
}

/** What an example gives exists: fields, a repeat's rows, and the unit beside a field. */
function givenDiagnostics(
  path: string,
  { fields }: Calculator,
  given: ParsedDefinition['examples'][string]['given'],
): Diagnostic[] {
  const known = Object.keys(fields)
  return Object.entries(given).flatMap(([name, texts]): Diagnostic[] => {
    const at = `${path}.${name}`
    const [own = '', ...box] = name.split('.')
    const field = fields[own]
    if (!field || !['', 'unit', 'inches'].includes(box.join('.'))) {
      return [{ path: at, message: `is not a field${suggestion(name, known)}` }]
    }
    if (field.kind !== 'repeat') {
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
): Diagnostic[] {
  const keys = results.map(({ of }) => of)
  const there = rows.map(({ key }) => key)
  const unexpected = Object.keys(expect).filter((key) => !there.includes(key))
  return [
    ...unexpected.map((key) => ({
      path: `${path}.${key}`,
      message: keys.includes(key)
        ? 'is absent with these inputs, so the page shows nothing for it; leave it out'
        : `is not a result${suggestion(key, keys)}`,
    })),
    ...rows.flatMap(({ key, value }): Diagnostic[] => {
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

/**
 * FAQ answers show inputs and results of worked examples, as {slab.cementBags}.
 *
 * @param found what is wrong with the examples: a result that one of them lacks is told there, once
 */
export function faqDiagnostics(
  definition: ParsedDefinition,
  found: readonly Diagnostic[],
): Diagnostic[] {
  const known = Object.entries(definition.examples).flatMap(([example, { expect }]) =>
    [...Object.keys(definition.fields), ...Object.keys(expect)].map((key) => `${example}.${key}`),
  )
  const told = definition.results.flatMap(({ of }) =>
    Object.keys(definition.examples)
      .filter((example) => {
        const at = [`examples.${example}.expect.${of}`, `examples.${example}.given`]
        return found.some(({ path }) => at.some((place) => path.startsWith(place)))
      })
      .map((example) => `${example}.${of}`),
  )
  return definition.faqs.flatMap(({ answer }, index) =>
    interpolatedNames(answer)
      .filter((name) => !known.includes(name) && !told.includes(name))
      .map((name) => ({
        path: `faqs[${index}].answer`,
        message: `shows {${name}}, which is not an example's input or result${suggestion(name, known)}`,
      })),
  )
}
