import { join } from 'node:path'
import type { PlainField } from '../schemas/definition/calculator.ts'
import type { Calculator } from '../schemas/definition/compiled.ts'
import { computeEstimate } from '../schemas/estimate/estimate.ts'
import { rowsOf } from '../schemas/estimate/formValues.ts'
import type { Formula, FunctionName } from '../schemas/formula/ast.ts'
import type { CompiledFormula } from '../schemas/formula/compiled.ts'
import { CONVERSIONS } from '../schemas/formula/conversions.ts'
import { readCalculators } from './definitions/definitions.ts'
import { realisticInputs, seededRandom } from './definitions/realisticInputs.ts'

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
  sqrt: (value = Number.NaN) => Math.sqrt(value),
  sin: (degrees = Number.NaN) => Math.sin((degrees * Math.PI) / 180),
  cos: (degrees = Number.NaN) => Math.cos((degrees * Math.PI) / 180),
  tan: (degrees = Number.NaN) => Math.tan((degrees * Math.PI) / 180),
  first: (...values) => values.find((value) => !Number.isNaN(value)) ?? Number.NaN,
}

type ValueNamed = (name: string) => number
/** The values of a repeat's columns, row by row: 'openings.area'. */
type Columns = Map<string, number[]>

/** The formula as one would write it in JavaScript. */
function inDoubles(formula: Formula, valueNamed: ValueNamed, columns: Columns): number {
  const compute = (part: Formula) => inDoubles(part, valueNamed, columns)
  switch (formula.kind) {
    case 'number':
      return Number(formula.value)
    case 'name':
      return valueNamed(formula.name)
    case 'rows': {
      const values = columns.get(formula.column) ?? []
      if (formula.function !== 'sum') return Math[formula.function](...values)
      return values.reduce((sum, value) => sum + value, 0)
    }
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

function addTyped(values: Map<string, number>, name: string, field: PlainField, typed: string) {
  if (field.kind === 'number') {
    values.set(name, Number(typed))
    return
  }
  for (const [key, value] of Object.entries(field.options[typed]?.values ?? {})) {
    values.set(`${name}.${key}`, quotient(value))
  }
}

function addFormulas(values: Map<string, number>, formulas: CompiledFormula[], columns: Columns) {
  const valueNamed = (name: string) => values.get(name) ?? Number.NaN
  for (const { name, ast } of formulas) values.set(name, inDoubles(ast, valueNamed, columns))
}

/** Every result as toFixed shows it. */
function obviousAnswers(calculator: Calculator, inputs: Record<string, string>) {
  const values = new Map<string, number>()
  const columns: Columns = new Map()
  for (const [name, { value }] of [...CONVERSIONS, ...Object.entries(calculator.constants)]) {
    values.set(name, quotient(value))
  }
  for (const [name, field] of Object.entries(calculator.fields)) {
    if (field.kind !== 'repeat') addTyped(values, name, field, inputs[name] ?? '')
  }
  for (const [name, repeat] of Object.entries(calculator.fields)) {
    if (repeat.kind !== 'repeat') continue
    for (const { index } of rowsOf(name, repeat, inputs)) {
      const row = new Map(values)
      for (const [key, field] of Object.entries(repeat.fields)) {
        addTyped(row, key, field, inputs[`${name}.${index}.${key}`] ?? '')
      }
      addFormulas(row, repeat.formulas, columns)
      for (const key of [...Object.keys(repeat.fields), ...repeat.formulas.map((of) => of.name)]) {
        const column = `${name}.${key}`
        columns.set(column, [...(columns.get(column) ?? []), row.get(key) ?? Number.NaN])
      }
    }
  }
  addFormulas(values, calculator.formulas, columns)
  return new Map(
    calculator.results.map(({ of, decimals }) => [of, values.get(of)?.toFixed(decimals)]),
  )
}

const calculators = await readCalculators(join(import.meta.dirname, '..'))
for (const calculator of calculators.values()) {
  const draw = realisticInputs(calculator, seededRandom(SEED))
  let tried = 0
  let different = 0
  let keyDifferent = 0
  let sample = ''
  while (tried < INPUTS) {
    const inputs = draw()
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
    `${calculator.slug}: of ${INPUTS} inputs the answer differs on ${keyDifferent} (${percent(keyDifferent)}), any figure on ${different} (${percent(different)})${sample && `; ${sample}`}`,
  )
}
