import { FormulaError } from './error.ts'
import type { Formula } from './tree.ts'

/** Exponents of unit symbols: 'm²·cm' is { m → 2, cm → 1 }, a plain number is empty. */
export type Unit = ReadonlyMap<string, number>

/** What is measured. Each symbol stands for itself: cm and m differ, and so do m and %. */
export const MEASURES = [
  'mm',
  'cm',
  'm',
  'km',
  'g',
  'kg',
  'tonne',
  'ml',
  'litre',
  'hour',
  'day',
  'KSh',
  '%',
]

/** What is counted: a lower-case word in the singular, as 'tile' or 'bag'. */
const COUNT = /^[a-z]{3,}$/

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Whether a unit is a count: exactly one of something that is counted, not measured. */
export function isCount(unit: Unit): boolean {
  const [entry, ...others] = unit
  return entry !== undefined && others.length === 0 && entry[1] === 1 && isCountSymbol(entry[0])
}

function isCountSymbol(symbol: string): boolean {
  return COUNT.test(symbol) && !MEASURES.includes(symbol)
}

/**
 * Reads a unit as a definition writes it: `m²`, `cm/m`, `mm²·m/kg`, `bag/m³`, `tile`, or `1` for a
 * plain number. All that follows the one `/` stands below the line.
 *
 * @throws FormulaError naming the part that is not a unit.
 */
export function parseUnit(text: string): Unit {
  const [above = '', below, ...more] = text.split('/')
  if (more.length > 0) {
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
    const match = /^([A-Za-z%]+)([²³⁴⁵⁶⁷⁸⁹])?$/.exec(factor)
    const symbol = match?.[1] ?? ''
    if (!MEASURES.includes(symbol) && !isCountSymbol(symbol)) {
      throw new FormulaError(
        `is '${whole}', where '${factor}' is not a unit; the measures are ${MEASURES.join(', ')}, a count is a lower-case word as 'tile', a plain number is '1', powers are ² and ³, products use ·`,
      )
    }
    const exponent = match?.[2] ? SUPERSCRIPTS.indexOf(match[2]) : 1
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

/**
 * A unit as it stands behind a figure: nothing for a plain number, and a word at its beginning (tile,
 * bag/m³) in the plural unless the figure is exactly one.
 */
export function unitBehind(unit: string, figure: string): string {
  if (unit === '1') return ''
  return Number(figure) === 1 ? unit : inPlural(unit)
}

/** A unit behind more than one: the word that it begins with in the plural, as 'bags/m³'. */
export function inPlural(unit: string): string {
  return unit.replace(/^[a-z]{3,}(?=$|\/)/, pluralOf)
}

/** A figure with what stands behind it: '12 m', '5%', '3'. */
export function withUnitBehind(figure: string, unit: string): string {
  return unit === '' || unit === '%' ? figure + unit : `${figure} ${unit}`
}

/**
 * More than one of what is counted: tiles, boxes, batches, lorries. What is irregular, as leaves, a
 * result words itself.
 */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return word + (/(s|x|ch|sh)$/.test(word) ? 'es' : 's')
}

export function sameUnit(one: Unit, other: Unit): boolean {
  return one.size === other.size && [...one].every(([symbol, power]) => other.get(symbol) === power)
}

/**
 * The unit that a formula comes out in, derived from its tree.
 *
 * `+ - min max` want one unit on all sides; `* /` combine units; a power multiplies exponents;
 * `ceil floor` keep the unit; a number written in a formula is a plain number.
 *
 * @throws FormulaError at the place where units do not agree.
 */
export function deriveUnit(formula: Formula, unitOf: (name: string) => Unit): Unit {
  const derive = (part: Formula) => deriveUnit(part, unitOf)
  switch (formula.kind) {
    case 'number':
      return new Map()
    case 'name':
      return unitOf(formula.name)
    case 'power':
      return combine([[derive(formula.base), formula.exponent]])
    case 'binary': {
      const left = derive(formula.left)
      const right = derive(formula.right)
      if (formula.operator === '*' || formula.operator === '/') {
        return combine([
          [left, 1],
          [right, formula.operator === '*' ? 1 : -1],
        ])
      }
      const verb = formula.operator === '+' ? 'adds' : 'subtracts'
      return agree([left, right], verb, formula)
    }
    case 'call':
      return agree(formula.arguments.map(derive), `takes the ${formula.function} of`, formula)
  }
}

function combine(factors: [Unit, number][]): Unit {
  const product = new Map<string, number>()
  for (const [unit, power] of factors) {
    for (const [symbol, exponent] of unit) raise(product, symbol, exponent * power)
  }
  return product
}

function agree(units: Unit[], verb: string, formula: Formula): Unit {
  const [first = new Map(), ...others] = units
  if (others.some((other) => !sameUnit(first, other))) {
    const list = units.map((unit) => `'${formatUnit(unit)}'`).join(' and ')
    throw new FormulaError(`${verb} ${list}; both sides must have one unit`, formula.at)
  }
  return first
}

/**
 * Whether a formula that comes out in `derived` may be declared as `declared`: the two are the
 * same, or a plain number is given the name of what it counts (tiles = room area ÷ tile area).
 */
export function mayBeDeclared(derived: Unit, declared: Unit): boolean {
  return sameUnit(derived, declared) || (derived.size === 0 && isCount(declared))
}
