import { isMeasure, MEASURES } from '../measures.ts'
import { type Formula, isOfAngle } from './ast.ts'
import { FormulaError } from './error.ts'
import { sideAdvice } from './sideAdvice.ts'

/** Exponents of unit symbols: 'm²·cm' is { m → 2, cm → 1 }, a plain number is empty. */
export type Unit = ReadonlyMap<string, number>

/** A count: a lower-case word in the singular, as 'tile' or 'bag'. */
const COUNT = /^[a-z]{3,}$/

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Whether a unit is a count: exactly one of something that is counted, not measured. */
export function isCount(unit: Unit): boolean {
  const [entry, ...others] = unit
  return entry !== undefined && others.length === 0 && entry[1] === 1 && isCountSymbol(entry[0])
}

export function isCountSymbol(symbol: string): boolean {
  return COUNT.test(symbol) && !isMeasure(symbol)
}

/**
 * Reads a unit as a definition writes it: `m²`, `cm/m`, `mm²·m/kg`, `bag/m³`, `tile`, or `1` for a
 * plain number. All that follows the one `/` is below the line.
 *
 * @throws FormulaError naming the part that is not a unit.
 */
export function parseUnit(text: string): Unit {
  const [above = '', below, ...others] = text.split('/')
  if (others.length > 0) {
    throw new FormulaError(
      `is '${text}', which has more than one /; write what is below as 'a/b·c'`,
    )
  }
  const unit = new Map<string, number>()
  if (above !== '1') addFactors(unit, above, 1, text)
  if (below !== undefined) addFactors(unit, below, -1, text)
  return unit
}

function addFactors(unit: Map<string, number>, text: string, sign: 1 | -1, whole: string): void {
  for (const factor of text.split('·')) {
    const [symbol = factor, power] = factor.split(/(?=[²³⁴⁵⁶⁷⁸⁹]$)/)
    if (!isMeasure(symbol) && !isCountSymbol(symbol)) {
      throw new FormulaError(
        `is '${whole}', where '${factor}' is not a unit; the measures are ${Object.keys(MEASURES).join(', ')}, a count is a lower-case word as 'tile', a plain number is '1', powers are ² and ³, products use ·`,
      )
    }
    const exponent = power ? SUPERSCRIPTS.indexOf(power) : 1
    raise(unit, symbol, sign * exponent)
  }
}

function raise(unit: Map<string, number>, symbol: string, exponent: number): void {
  const sum = (unit.get(symbol) ?? 0) + exponent
  if (sum === 0) unit.delete(symbol)
  else unit.set(symbol, sum)
}

/** A unit as a definition would write it; `1` for a plain number. */
export function formatUnit(unit: Unit): string {
  const side = (sign: 1 | -1) =>
    [...unit]
      .filter(([, exponent]) => exponent * sign > 0)
      .map(([symbol, exponent]) => symbol + superscript(Math.abs(exponent)))
      .join('·')
  const below = side(-1)
  return (side(1) || '1') + (below && `/${below}`)
}

function superscript(exponent: number): string {
  if (exponent === 1) return ''
  return [...String(exponent)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')
}

export function sameUnit(one: Unit, other: Unit): boolean {
  return one.size === other.size && [...one].every(([symbol, power]) => other.get(symbol) === power)
}

/**
 * The unit that a formula comes out in, derived from its AST.
 *
 * `+ - min max first` want one unit on all sides; `* /` combine units; a power multiplies exponents, a
 * root halves them; `sin cos tan` want an angle and give a plain number; `ceil floor` keep the unit, and so
 * does a reduced column; a number written in a formula is a plain number, but nothing (0) fits
 * beside any unit.
 *
 * @throws FormulaError with the span where units do not agree.
 */
export function deriveUnit(formula: Formula, unitOf: (name: string) => Unit): Unit {
  const derive = (part: Formula) => deriveUnit(part, unitOf)
  switch (formula.kind) {
    case 'number':
      return new Map()
    case 'name':
      return unitOf(formula.name)
    case 'rows':
      return unitOf(formula.column)
    case 'power':
      return multiplyUnits([[derive(formula.base), formula.exponent]])
    case 'binary': {
      if (formula.operator === '*' || formula.operator === '/') {
        return multiplyUnits([
          [derive(formula.left), 1],
          [derive(formula.right), formula.operator === '*' ? 1 : -1],
        ])
      }
      const verb = formula.operator === '+' ? 'adds' : 'subtracts'
      return agree([formula.left, formula.right], derive, verb, formula)
    }
    case 'call':
      if (formula.function === 'sqrt') return rootOf(formula.arguments.map(derive), formula)
      if (isOfAngle(formula.function)) return ratioOf(formula.arguments.map(derive), formula)
      return agree(formula.arguments, derive, `takes the ${formula.function} of`, formula)
  }
}

/** Half of every exponent: the root of an area is a length. */
function rootOf([unit = new Map()]: Unit[], formula: Formula): Unit {
  if ([...unit.values()].some((exponent) => exponent % 2 !== 0)) {
    throw new FormulaError(
      `takes the root of '${formatUnit(unit)}'; only squares have one, as m² or a plain number`,
      formula.span,
    )
  }
  return new Map([...unit].map(([symbol, exponent]) => [symbol, exponent / 2]))
}

/** A sine is a plain number, whatever the angle. */
function ratioOf([unit = new Map()]: Unit[], formula: Formula): Unit {
  if (sameUnit(unit, ANGLE)) return new Map()
  throw new FormulaError(
    `takes the sine, cosine or tangent of '${formatUnit(unit)}'; only an angle has one, in °`,
    formula.span,
  )
}

const ANGLE: Unit = new Map([['°', 1]])

/** The product of units, each to a power: a quotient where the power is -1. */
export function multiplyUnits(factors: [Unit, number][]): Unit {
  const product = new Map<string, number>()
  for (const [unit, power] of factors) {
    for (const [symbol, exponent] of unit) raise(product, symbol, exponent * power)
  }
  return product
}

function agree(
  sides: Formula[],
  derive: (side: Formula) => Unit,
  verb: string,
  formula: Formula,
): Unit {
  const something = sides.filter((side) => !isNothing(side))
  const units = something.map(derive)
  const [first = new Map(), ...others] = units
  if (others.some((other) => !sameUnit(first, other))) {
    const list = units.map((unit) => `'${formatUnit(unit)}'`).join(' and ')
    const advice = sideAdvice(
      something.map((part, index) => ({ part, unit: formatUnit(units[index] ?? new Map()) })),
    )
    throw new FormulaError(`${verb} ${list}; both sides must have one unit${advice}`, formula.span)
  }
  return first
}

/** A 0 that is written in a formula: it fits beside any unit. */
function isNothing(side: Formula): boolean {
  return side.kind === 'number' && /^[0.]*$/.test(side.value)
}

/**
 * Whether a formula that comes out in `derived` may be declared as `declared`: the two are the
 * same, or a plain number is declared as a count (tiles = room area ÷ tile area).
 */
export function mayBeDeclared(derived: Unit, declared: Unit): boolean {
  return sameUnit(derived, declared) || (derived.size === 0 && isCount(declared))
}
