import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import type { Others } from '../compile/others.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import { hasRowOf } from '../estimate/compute.ts'
import { computeEstimate, type Estimate } from '../estimate/estimate.ts'
import { formValuesOf } from '../estimate/formValues.ts'
import { exampleEstimateDiagnostics } from './calculatorDependencies/exampleEstimates.ts'
import { exampleGivenDiagnostics } from './exampleGiven.ts'

/** Worked examples a calculator must have: enough to see a rule at work twice. */
const MIN_EXAMPLES = 2

/** Examples use fields that exist and expect exactly what the formulas give, for every result. */
export function exampleDiagnostics(
  calculator: Calculator,
  worked: DefinitionWithDefaults['examples'],
  others: Others,
): Diagnostic[] {
  const examples = Object.entries(worked)
  if (examples.length < MIN_EXAMPLES) {
    const count = examples.length === 1 ? '1 worked example' : `${examples.length} worked examples`
    const message = `has ${count}; at least ${MIN_EXAMPLES} are expected`
    return [{ path: 'examples', message }]
  }
  return examples.flatMap(([name, { given, expect, estimates }]): Diagnostic[] => {
    const path = `examples.${name}`
    const wrong = exampleGivenDiagnostics(`${path}.given`, calculator, given)
    if (wrong.length > 0) return wrong
    const typed = formValuesOf(calculator.fields, given)
    const outcome = computeEstimate(calculator, typed)
    if (outcome.state === 'invalid') {
      const refused = outcome.fieldErrors.map(
        (error) => `${error.path} '${typed[error.path] ?? ''}' (${error.message})`,
      )
      // Row errors have messages of their own: a row that is not complete, or too few rows.
      const lacking = outcome.fieldErrors.find((error) => {
        return !error.path.includes('.') && (typed[error.path] ?? '') === ''
      })
      const fix = lacking
        ? `; give ${lacking.path} in the example, or make the field optional or visibleWhen`
        : ''
      const message = `is not a valid input: the calculator does not accept ${refused.join(', ')}${fix}`
      return [{ path: `${path}.given`, message }]
    }
    const { estimate } = outcome
    return [
      ...differences(`${path}.expect`, expect, calculator, estimate),
      ...exampleEstimateDiagnostics(path, calculator, estimate, estimates, others),
    ]
  })
}

function differences(
  path: string,
  expect: Readonly<Record<string, string>>,
  { results, formulas }: Calculator,
  estimate: Estimate,
): Diagnostic[] {
  const { rows } = estimate
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
      const by = formulas.find(({ name }) => name === key)?.by
      const isOfNoRow = by !== undefined && !hasRowOf(estimate, by)
      if (expected === value || (expected === undefined && isOfNoRow)) return []
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
 * @param found the mistakes in the examples: they report a result that an example lacks, once
 */
export function faqDiagnostics(
  definition: DefinitionWithDefaults,
  found: readonly Diagnostic[],
): Diagnostic[] {
  const known = Object.entries(definition.examples).flatMap(([example, { expect }]) =>
    [...Object.keys(definition.fields), ...Object.keys(expect)].map((key) => `${example}.${key}`),
  )
  const reported = definition.results.flatMap(({ of }) =>
    Object.keys(definition.examples)
      .filter((example) => {
        const at = [`examples.${example}.expect.${of}`, `examples.${example}.given`]
        return found.some(({ path }) => at.some((start) => path.startsWith(start)))
      })
      .map((example) => `${example}.${of}`),
  )
  const unasked = definition.faqs.flatMap(({ question }, index) =>
    question.endsWith('?')
      ? []
      : [{ path: `faqs[${index}].question`, message: 'ends without a question mark' }],
  )
  const unknown = definition.faqs.flatMap(({ answer }, index) =>
    interpolatedNames(answer)
      .filter((name) => !known.includes(name) && !reported.includes(name))
      .map((name) => {
        const inExample = known.find((key) => key.endsWith(`.${name}`))
        const advice = inExample ? `; write {${inExample}}` : suggestion(name, known)
        const message = `shows {${name}}, which is not an example's input or result${advice}`
        return { path: `faqs[${index}].answer`, message }
      }),
  )
  return [...unasked, ...unknown]
}
