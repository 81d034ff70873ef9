import { join } from 'node:path'
import type { Calculator } from '../schemas/definition/compiled.ts'
import { computeEstimate } from '../schemas/estimate/estimate.ts'
import type { Formula, FunctionName } from '../schemas/formula/tree.ts'
import { readCalculators } from './definitions.ts'
import { realisticInputs, seededRandom } from './realisticInputs.ts'

/*
 * `npm run float-check`: on how many realistic inputs would the obvious code, the same formulas in
 * double precision, show another answer? It is why this project computes in fractions.
 */

const INPUTS = Number(process.env.FLOAT_CHECK_INPUTS ?? 100_000)
const SEED = 20_261_120

const FUNCTIONS: Record<FunctionName, (...values: number[]) => number> = {
  ceil: (value = Number.NaN) => Math.ceil(value),
  floor: (value = Number.NaN) => Math.floor(value),
  min: Math.min,
  max: Math.max,
}

/** The formula as one would write it in JavaScript. */
function inDoubles(formula: Formula, valueNamed: (name: string) => number): number {
  const compute = (part: Formula) => inDoubles(part, valueNamed)
  switch (formula.kind) {
    case 'number':
      return Number(formula.value)
    case 'name':
      return valueNamed(formula.name)
    case 'power':
      return compute(formula.base) ** formula.exponent
    case 'call':
      return FUNCTIONS[formula.function](...formula.arguments.map(compute))
    case 'binary': {
      const left = compute(formula.left)
      const right = compute(formula.right)
      if (formula.operator === '+') return left + right
      if (formula.operator === '-') return left - right
      return formula.operator === '*' ? left * right : left / right
    }
  }
}

function quotient(text: string): number {
  const [above = '', below = '1'] = text.split('/')
  return Number(above) / Number(below)
}

/** Every result as toFixed shows it. */
function obviousAnswers(calculator: Calculator, inputs: Record<string, string>) {
  const values = new Map<string, number>()
  for (const [name, { value }] of Object.entries(calculator.constants)) {
    values.set(name, quotient(value))
  }
  for (const [name, field] of Object.entries(calculator.fields)) {
    const typed = inputs[name] ?? ''
    if (field.kind === 'number') values.set(name, Number(typed))
    else {
      for (const [key, value] of Object.entries(field.options[typed]?.values ?? {})) {
        values.set(`${name}.${key}`, quotient(value))
      }
    }
  }
  for (const { name, tree } of calculator.formulas) {
    values.set(
      name,
      inDoubles(tree, (mentioned) => values.get(mentioned) ?? Number.NaN),
    )
  }
  return new Map(
    calculator.results.map(({ of, decimals }) => [of, values.get(of)?.toFixed(decimals)]),
  )
}

const calculators = await readCalculators(join(import.meta.dirname, '..'))
for (const calculator of calculators.values()) {
  const random = seededRandom(SEED)
  let tried = 0
  let different = 0
  let keyDifferent = 0
  let sample = ''
  while (tried < INPUTS) {
    const inputs = realisticInputs(calculator, random)
    const outcome = computeEstimate(calculator, inputs)
    if (outcome.state === 'invalid') continue
    tried += 1
    const obvious = obviousAnswers(calculator, inputs)
    const wrong = outcome.estimate.rows.filter(
      ({ key, value }) => value.replaceAll(',', '') !== obvious.get(key),
    )
    if (wrong.length > 0) different += 1
    const key = wrong.find(({ emphasis }) => emphasis === 'key')
    if (!key) continue
    keyDifferent += 1
    sample ||= `${key.label}: ${key.value}, doubles say ${obvious.get(key.key)} (${Object.values(inputs).join(', ')})`
  }
  const percent = (count: number) => `${((100 * count) / INPUTS).toFixed(2)}%`
  console.log(
    `${calculator.address}: of ${INPUTS} inputs the answer differs on ${keyDifferent} (${percent(keyDifferent)}), any figure on ${different} (${percent(different)})${sample && `; ${sample}`}`,
  )
}
