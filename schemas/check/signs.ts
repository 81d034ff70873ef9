import type { ParsedDefinition, PlainField } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import type { Formula, FunctionName, Operator } from '../formula/ast.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import type { Range } from '../formula/range.ts'
import type { Diagnostic } from './diagnostic.ts'

/** On which sides of zero a value may lie; zero itself is on neither. */
interface Sign {
  negative: boolean
  positive: boolean
}

const ANY: Sign = { negative: true, positive: true }
const POSITIVE: Sign = { negative: false, positive: true }
const ZERO: Sign = { negative: false, positive: false }

/**
 * No result comes out below zero ('−1 bags') for inputs that are accepted, unless its definition
 * says why it may. Signs are followed through the formulas: a difference of two that are above zero
 * may be below it, a product may not.
 */
export function signDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'constants' | 'formulas'>,
  results: ParsedDefinition['results'],
): Diagnostic[] {
  const signs = signsOf(calculator)
  return results.flatMap(({ of, mayBeNegative }, index): Diagnostic[] => {
    const mayBe = signs.get(of)?.negative ?? false
    if (mayBe === (mayBeNegative !== undefined)) return []
    const path = `results[${index}].${mayBe ? 'of' : 'mayBeNegative'}`
    const message = mayBe
      ? `shows "${of}", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative`
      : `gives a reason for what cannot happen: "${of}" never comes out below zero; leave it out`
    return [{ path, message }]
  })
}

/** What is bought never comes out below zero, whatever a result may do. */
export function materialSignDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'constants' | 'formulas' | 'materials'>,
): Diagnostic[] {
  const signs = signsOf(calculator)
  return calculator.materials.flatMap(({ ast }, index): Diagnostic[] => {
    if (!signOf(ast, (name) => signs.get(name) ?? POSITIVE).negative) return []
    const message = 'may come out below zero; use max(0, …)'
    return [{ path: `materials[${index}].amount`, message }]
  })
}

function signsOf({
  fields,
  constants,
  formulas,
}: Pick<Calculator, 'fields' | 'constants' | 'formulas'>) {
  const signs = new Map<string, Sign>()
  for (const [name, { value }] of Object.entries(constants)) signs.set(name, ofNumber(value))
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'repeat') addField(signs, name, field)
  }
  for (const [name, repeat] of Object.entries(fields)) {
    if (repeat.kind !== 'repeat') continue
    const row = new Map(signs)
    for (const [key, field] of Object.entries(repeat.fields)) addField(row, key, field)
    addFormulas(row, repeat.formulas)
    for (const key of [
      ...Object.keys(repeat.fields),
      ...repeat.formulas.map((formula) => formula.name),
    ]) {
      signs.set(`${name}.${key}`, row.get(key) ?? ANY)
    }
  }
  addFormulas(signs, formulas)
  return signs
}

function addField(signs: Map<string, Sign>, name: string, field: PlainField): void {
  if (field.kind === 'number') {
    signs.set(name, within(ANY, field.accepts))
    return
  }
  for (const key of Object.keys(field.units)) {
    const values = Object.values(field.options).map((option) => ofNumber(option.values[key] ?? ''))
    signs.set(`${name}.${key}`, values.reduce(either, ZERO))
  }
}

function addFormulas(signs: Map<string, Sign>, formulas: readonly CompiledFormula[]): void {
  for (const { name, ast, accepts } of formulas) {
    signs.set(
      name,
      within(
        signOf(ast, (mentioned) => signs.get(mentioned) ?? POSITIVE),
        accepts,
      ),
    )
  }
}

/** Of a number as a definition writes it, '0.5' or '2/7': zero where nothing above the line is. */
function ofNumber(text: string): Sign {
  return /^[0.]*(\/|$)/.test(text) ? ZERO : POSITIVE
}

/** What is left of a sign where only a range is accepted; its limits are not below zero. */
function within(sign: Sign, { minimum, exclusiveMinimum }: Range): Sign {
  return minimum === undefined && exclusiveMinimum === undefined
    ? sign
    : { ...sign, negative: false }
}

function signOf(ast: Formula, signNamed: (name: string) => Sign): Sign {
  const inside = (part: Formula) => signOf(part, signNamed)
  switch (ast.kind) {
    case 'number':
      return ofNumber(ast.value)
    case 'name':
      return signNamed(ast.name)
    case 'sum':
      return signNamed(ast.column)
    case 'power':
      return powerOf(inside(ast.base), ast.exponent)
    case 'binary':
      return operations[ast.operator](inside(ast.left), inside(ast.right))
    case 'call':
      return functions[ast.function](ast.arguments.map(inside))
  }
}

function either(one: Sign, other: Sign): Sign {
  return {
    negative: one.negative || other.negative,
    positive: one.positive || other.positive,
  }
}

const negated = ({ negative, positive }: Sign): Sign => ({
  negative: positive,
  positive: negative,
})

const product = (one: Sign, other: Sign): Sign => ({
  negative: (one.positive && other.negative) || (one.negative && other.positive),
  positive: (one.positive && other.positive) || (one.negative && other.negative),
})

const operations: Record<Operator, (left: Sign, right: Sign) => Sign> = {
  '+': either,
  '-': (left, right) => either(left, negated(right)),
  '*': product,
  '/': product,
}

function powerOf(base: Sign, exponent: number): Sign {
  if (exponent === 0) return POSITIVE
  return exponent % 2 === 1 ? base : { ...product(base, base), negative: false }
}

/** The larger of some: below zero only if all are. */
const larger = (signs: readonly Sign[]): Sign => ({
  negative: signs.every(({ negative }) => negative),
  positive: signs.some(({ positive }) => positive),
})

const functions: Record<FunctionName, (signs: Sign[]) => Sign> = {
  ceil: ([sign = ANY]) => sign,
  floor: ([sign = ANY]) => sign,
  min: (signs) => negated(larger(signs.map(negated))),
  max: larger,
  sqrt: ([sign = ANY]) => ({ ...sign, negative: false }),
  first: (signs) => signs.reduce(either),
}
