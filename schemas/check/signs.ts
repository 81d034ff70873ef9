import type { ParsedDefinition, PlainField } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import type { Range } from '../formula/range.ts'
import type { Formula, FunctionName, Operator } from '../formula/tree.ts'
import type { Problem } from './problem.ts'

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
export function signProblems(
  calculator: Pick<Calculator, 'fields' | 'constants' | 'formulas'>,
  results: ParsedDefinition['results'],
): Problem[] {
  const signs = signsOf(calculator)
  return results.flatMap(({ of, belowZero }, index): Problem[] => {
    const mayBe = signs.get(of)?.negative ?? false
    if (mayBe === (belowZero !== undefined)) return []
    const path = `results[${index}].${mayBe ? 'of' : 'belowZero'}`
    const message = mayBe
      ? `shows "${of}", which may come out below zero; narrow what its fields or formulas accept, keep it up with max(0, …), or say with belowZero why it may`
      : `gives a reason for what cannot happen: "${of}" never comes out below zero; leave it out`
    return [{ path, message }]
  })
}

/** What is bought never comes out below zero, whatever a result may do. */
export function takeSignProblems(
  calculator: Pick<Calculator, 'fields' | 'constants' | 'formulas' | 'takes'>,
): Problem[] {
  const signs = signsOf(calculator)
  return calculator.takes.flatMap(({ material, tree }): Problem[] => {
    if (!signOf(tree, (name) => signs.get(name) ?? POSITIVE).negative) return []
    const message = 'may come out below zero; keep it up with max(0, …)'
    return [{ path: `takes.${material.id}.is`, message }]
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
    if (field.kind !== 'group') addField(signs, name, field)
  }
  for (const [name, group] of Object.entries(fields)) {
    if (group.kind !== 'group') continue
    const row = new Map(signs)
    for (const [key, field] of Object.entries(group.fields)) addField(row, key, field)
    addFormulas(row, group.formulas)
    for (const key of [
      ...Object.keys(group.fields),
      ...group.formulas.map((formula) => formula.name),
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
  for (const { name, tree, accepts } of formulas) {
    signs.set(
      name,
      within(
        signOf(tree, (mentioned) => signs.get(mentioned) ?? POSITIVE),
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
function within(sign: Sign, { least, above }: Range): Sign {
  return least === undefined && above === undefined ? sign : { ...sign, negative: false }
}

function signOf(tree: Formula, signNamed: (name: string) => Sign): Sign {
  const inside = (part: Formula) => signOf(part, signNamed)
  switch (tree.kind) {
    case 'number':
      return ofNumber(tree.value)
    case 'name':
      return signNamed(tree.name)
    case 'sum':
      return signNamed(tree.column)
    case 'power':
      return powerOf(inside(tree.base), tree.exponent)
    case 'binary':
      return operations[tree.operator](inside(tree.left), inside(tree.right))
    case 'call':
      return functions[tree.function](tree.arguments.map(inside))
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
}
