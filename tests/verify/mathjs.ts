import {
  all,
  create,
  type Fraction,
  isAccessorNode,
  isFunctionNode,
  isSymbolNode,
  type MathNode,
} from 'mathjs'
import type { PlainField } from '../../schemas/definition/calculator.ts'
import type { DocumentedCalculator, Repeat } from '../../schemas/definition/compiled.ts'
import { rowsOf } from '../../schemas/estimate/formValues.ts'
import type { CompiledFormula, RowsWithOption } from '../../schemas/formula/compiled.ts'
import { printFormula } from '../../schemas/formula/print.ts'
import { CONVERSIONS_KNOWN } from '../formula/conversions.ts'
import { conversionsByHand } from '../oracle/measures.ts'

/*
 * A second opinion: mathjs computes the same expression texts, in fractions. It has a parser and an
 * evaluator of its own; only the texts are shared.
 */

const math = create(all ?? {}, { number: 'Fraction' })
const decimals = create(all ?? {}, { number: 'BigNumber', precision: 70 })

/** The values of names: fractions, named values, and a repeat's columns as lists. */
type Scope = Record<string, unknown>

/** Functions that mathjs does not have in fractions, or has only for lists that are not empty. */
const FUNCTIONS: Scope = {
  sum: (column: Fraction[]) => column.reduce((total, value) => math.add(total, value), ZERO),
  min: (...values: unknown[]) => extreme(values, (one, other) => math.smaller(one, other)),
  max: (...values: unknown[]) => extreme(values, (one, other) => math.larger(one, other)),
  sqrt: rootOf,
  ...Object.fromEntries(['sin', 'cos', 'tan'].map((name) => [name, ofAngle(name)])),
}

/** The first of several values, or of a column's, that none comes before. */
function extreme(
  given: unknown[],
  isBefore: (one: Fraction, other: Fraction) => unknown,
): Fraction {
  const [first = ZERO, ...others] = given.flat().filter((value) => math.isFraction(value))
  return others.reduce((best, value) => (isBefore(value, best) === true ? value : best), first)
}

/** In decimals of 70 digits, as decimal.js computes them, rounded to 30 decimals. */
function ofAngle(name: string) {
  const compute = decimals.compile(
    `format(${name}(n / d * pi / 180), {notation: "fixed", precision: 30})`,
  )
  return (angle: Fraction): Fraction => {
    const n = decimals.bignumber(String(angle.n))
    const d = decimals.bignumber(String(angle.d))
    return math.fraction(String(compute.evaluate({ n, d })))
  }
}
const ZERO = math.fraction(0)

/** The names that every formula may use; the conversions are by hand, not from the language. */
const KNOWN: Scope = Object.fromEntries([
  ...conversionsByHand().map(({ name, value: { above, below } }) => [
    name,
    math.fraction(`${above}/${below}`),
  ]),
  ...CONVERSIONS_KNOWN.map(([name, value]) => [name, math.fraction(value.split(' ')[0] ?? '')]),
  ...Object.entries(FUNCTIONS),
])

/**
 * The root by bisection: right to 31 decimals, and rounded to 30 as the language says, or exact
 * where the root is a fraction with few digits.
 */
function rootOf(value: Fraction): Fraction {
  const [above, below] = [BigInt(value.n), BigInt(value.d)]
  const digits = String(root(above / below)).length
  const scale = 10n ** BigInt(31 + digits)
  const [n, d] = [root(above), root(below)]
  if (n * n === above && d * d === below) return fraction(n, d)
  return fraction((root((above * scale * scale) / below) + 5n) / 10n, scale / 10n)
}

function root(value: bigint): bigint {
  let [low, high] = [0n, value + 1n]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle * middle <= value) low = middle
    else high = middle
  }
  return low
}

function fraction(above: bigint, below: bigint): Fraction {
  return math.fraction(`${above}/${below}`)
}

/** Computes every formula of a calculator in mathjs, exactly, from the texts that were typed. */
export function mathjsCalculator(calculator: DocumentedCalculator) {
  const compute = computing(calculator.formulas)
  const constants = Object.entries(calculator.constants).map(([name, { value }]) => [
    name,
    math.fraction(value),
  ])
  return (inputs: Record<string, string>): Map<string, Fraction> => {
    const scope = within(KNOWN)
    for (const [name, value] of constants) place(scope, String(name), value)
    const absent = new Set<string>()
    for (const [name, field] of Object.entries(calculator.fields)) {
      if (field.kind === 'repeat') continue
      if (isAbsent(name, field, inputs)) {
        absent.add(name)
        scope[name] = undefined
      } else {
        scope[name] = typedIn(field, inputs[name] ?? '')
        for (const key of valuesWithout(field, inputs[name] ?? '')) absent.add(`${name}.${key}`)
      }
    }
    const inLimits = (outer: Scope, by: RowsWithOption) => withOption(outer, by, calculator, inputs)
    for (const { name, repeat, owned } of repeatsOf(calculator)) {
      const computeRow = computing(repeat.formulas)
      const columns: Columns = Object.fromEntries(
        [...Object.keys(repeat.fields), ...repeat.formulas.map((of) => of.name)].map((key) => [
          key,
          [],
        ]),
      )
      for (const { index } of rowsOf(name, repeat, inputs)) {
        const row = within(scope)
        const texts = Object.fromEntries(
          Object.keys(repeat.fields).map((key) => [key, inputs[`${name}.${index}.${key}`] ?? '']),
        )
        const absentInRow = new Set(absent)
        for (const [key, field] of Object.entries(repeat.fields)) {
          absentInRow.delete(key)
          if (isAbsent(key, field, texts)) absentInRow.add(key)
          else row[key] = typedIn(field, texts[key] ?? '')
        }
        // A row sums those that belong to it.
        for (const own of owned) {
          const limited = inLimits(scope, { ...own, option: String(index + 1) })
          row[own.repeat] = limited.scope[own.repeat]
          for (const path of limited.absent) absentInRow.add(path)
        }
        computeRow({ scope: row, absent: absentInRow })
        for (const [key, column] of Object.entries(columns)) column.push(row[key])
      }
      scope[name] = columns
      for (const path of absentIn(name, columns)) absent.add(path)
    }
    return compute({ scope, absent }, (by) => inLimits(scope, by))
  }
}

/** For each column of a repeat its values, row by row; undefined where a row has none. */
type Columns = Record<string, unknown[]>

/** Names with their values, and those that have none. */
interface Known {
  scope: Scope
  absent: Set<string>
}

/** A repeat, and the repeats whose rows belong to its own, each with the field that says to which. */
interface Owner {
  name: string
  repeat: Repeat
  owned: { repeat: string; choice: string }[]
}

/** The repeats of a calculator, each after those whose rows belong to its own. */
function repeatsOf({ fields }: DocumentedCalculator): Owner[] {
  const waiting = Object.entries(fields).flatMap(([name, repeat]): Owner[] => {
    if (repeat.kind !== 'repeat') return []
    const owned = Object.entries(fields).flatMap(([other, rows]) =>
      rows.kind !== 'repeat'
        ? []
        : Object.entries(rows.fields).flatMap(([choice, field]) =>
            'of' in field && field.of === name ? [{ repeat: other, choice }] : [],
          ),
    )
    return [{ name, repeat, owned }]
  })
  const ordered: Owner[] = []
  while (ordered.length < waiting.length) {
    const isDone = (repeat: string) => ordered.some(({ name }) => name === repeat)
    const next = waiting.find(
      ({ name, owned }) => !isDone(name) && owned.every(({ repeat }) => isDone(repeat)),
    )
    if (!next) throw new Error('Rows belong to each other in a circle')
    ordered.push(next)
  }
  return ordered
}

/** What has no value of a repeat: a column that a row has none in, and the extremes of no rows. */
function absentIn(name: string, columns: Columns): string[] {
  return Object.entries(columns).flatMap(([key, values]) => {
    const path = `${name}.${key}`
    if (values.length === 0) return [`min(${path})`, `max(${path})`]
    return values.includes(undefined) ? [path] : []
  })
}

/** The columns of a repeat as they are in the rows with an option, and what has no value there. */
function withOption(
  outer: Scope,
  { repeat, choice, option }: RowsWithOption,
  { fields }: DocumentedCalculator,
  inputs: Record<string, string>,
): Known {
  const rows = fields[repeat]
  if (rows?.kind !== 'repeat') throw new Error(`${repeat} is no repeat`)
  const chosen = rowsOf(repeat, rows, inputs).map(
    ({ index }) => inputs[`${repeat}.${index}.${choice}`] ?? inputs[choice],
  )
  const columns: Columns = Object.fromEntries(
    Object.entries(Object(outer[repeat])).map(([key, values]) => [
      key,
      Object.values(Object(values)).filter((_, row) => chosen[row] === option),
    ]),
  )
  const scope = Object.assign(within(outer), { [repeat]: columns })
  return { scope, absent: new Set(absentIn(repeat, columns)) }
}

/** A scope for further names: a copy of all that a calculator knows took as long as to compute it. */
function within(outer: Scope): Scope {
  return Object.create(outer)
}

/** Whether a field stays empty that may, or is not there with the options that are chosen. */
function isAbsent(name: string, field: PlainField, inputs: Record<string, string>): boolean {
  const isEmpty = field.kind === 'number' && field.optional === true && !inputs[name]?.trim()
  const chosen = Object.entries(field.visibleWhen ?? {})
  return isEmpty || chosen.some(([choice, options]) => !options.includes(inputs[choice] ?? ''))
}

/** The named values of a choice that its chosen option does without. */
function valuesWithout(field: PlainField, option: string): string[] {
  if (field.kind === 'number') return []
  const values = field.options[option]?.values ?? {}
  return Object.keys(field.units).filter((key) => !Object.hasOwn(values, key))
}

/** Computes formulas one after the other: each value joins the scope, or what is absent. */
function computing(formulas: readonly CompiledFormula[]) {
  const compiled = formulas.map(({ name, is = '', ast, from, by }) => {
    // Of a used calculator's formula the text has that one's names.
    const node = math.parse(from === undefined ? is : printFormula(ast))
    const byAbsent = new Map<string, { evaluate: (scope: Scope) => unknown } | undefined>()
    const formula = (absent: Set<string>) => {
      const key = [...absent].join()
      if (!byAbsent.has(key)) {
        const isAbsent = (mentioned: string) =>
          absent.has(mentioned) || absent.has(mentioned.split('.')[0] ?? '')
        byAbsent.set(key, withoutAbsent(node, isAbsent)?.compile())
      }
      return byAbsent.get(key)
    }
    return { name, formula, by }
  })
  return (
    known: Known,
    limited: (by: RowsWithOption) => Known = () => known,
  ): Map<string, Fraction> => {
    const values = new Map<string, Fraction>()
    for (const { name, formula, by } of compiled) {
      const { scope, absent } = by ? limitedTo(by, known, limited) : known
      const present = formula(absent)
      if (!present) {
        known.absent.add(name)
        continue
      }
      const value: unknown = present.evaluate(scope)
      if (!math.isFraction(value)) throw new Error(`mathjs gives ${name} as ${String(value)}`)
      place(known.scope, name, value)
      values.set(name, value)
    }
    return values
  }
}

/** What is known where the rows of a repeat are limited: its columns are other ones, absent or not. */
function limitedTo(
  by: RowsWithOption,
  { absent }: Known,
  limited: (by: RowsWithOption) => Known,
): Known {
  const inLimits = limited(by)
  const isOfRows = (path: string) => path.split('(').at(-1)?.startsWith(`${by.repeat}.`)
  const others = [...absent].filter((path) => !isOfRows(path))
  return { scope: inLimits.scope, absent: new Set([...others, ...inLimits.absent]) }
}

/** Puts a name with dots (concrete.volume, concrete.mix.bags) where mathjs looks for it. */
export function place(scope: Scope, name: string, value: unknown): void {
  const [first = '', ...rest] = name.split('.')
  if (rest.length === 0) {
    scope[name] = value
    return
  }
  const inside: Scope = { ...Object(scope[first]) }
  place(inside, rest.join('.'), value)
  scope[first] = inside
}

function typedIn(field: PlainField, typed: string): unknown {
  if (field.kind === 'number') return math.fraction(typed)
  const values = Object.entries(field.options[typed]?.values ?? {})
  return Object.fromEntries(values.map(([key, text]) => [key, math.fraction(text)]))
}

/** A value as mathjs itself rounds it, half away from zero, written out: '10.67', '-0.50'. */
export function mathjsShown(value: Fraction, decimals: number): string {
  const rounded = math.round(value.abs(), decimals)
  const units = (BigInt(rounded.n) * 10n ** BigInt(decimals)) / BigInt(rounded.d)
  const digits = String(units).padStart(decimals + 1, '0')
  const sign = units > 0n && value.s < 0 ? '-' : ''
  const whole = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return sign + whole
}

/**
 * An expression of mathjs with the first part that is there in place of each `first(…)`; undefined
 * where something else that it needs is absent.
 */
export function withoutAbsent(
  node: MathNode,
  isAbsent: (name: string) => boolean,
): MathNode | undefined {
  if (isSymbolNode(node) || isAccessorNode(node)) {
    return isAbsent(node.toString()) ? undefined : node
  }
  // The smallest and the largest of no rows.
  if (isFunctionNode(node) && isAbsent(node.toString())) return undefined
  if (isFunctionNode(node) && node.fn.toString() === 'first') {
    for (const part of node.args) {
      const present = withoutAbsent(part, isAbsent)
      if (present) return present
    }
    return undefined
  }
  let lacks = false
  const whole = node.map((part) => {
    const present = withoutAbsent(part, isAbsent)
    lacks ||= present === undefined
    return present ?? part
  })
  return lacks ? undefined : whole
}
