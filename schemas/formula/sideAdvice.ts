import type Fraction from 'fraction.js'
import type { Formula, Operator } from './ast.ts'
import { CONVERSIONS } from './conversions.ts'
import { parseRational } from './number.ts'
import { printFormula } from './print.ts'

/** One side of a sum, a difference or a comparison, with the unit that it comes out in. */
interface Side {
  part: Formula
  unit: string
}

/** A conversion as a formula has it, `/ percent` or `* mmPerM^2`, with its value as a plain number. */
export interface ConversionFactor {
  operator: Operator
  by: Formula
  value: Fraction
}

const PERCENT: Formula = { kind: 'name', name: 'percent' }

/** Advice on sides of two units, where a conversion is missing or one of them is a plain number; with its semicolon. */
export function sideAdvice(sides: readonly Side[]): string {
  const units = sides.map(({ unit }) => unit)
  for (const [name, { unit }] of CONVERSIONS) {
    const [small = '', large = ''] = unit.split('/')
    if (units.includes(small) && units.includes(large)) {
      return `; divide what is in ${small} by ${name}`
    }
  }
  const plain = sides.filter(({ unit }) => unit === '1')
  const measured = sides.find(({ unit }) => unit !== '1')
  if (!measured || plain.length === 0) return ''
  const [figure] = plain.flatMap(({ part }) => (part.kind === 'number' ? part.value : []))
  if (measured.unit === '%') return percentAdvice(measured.part, figure)
  if (figure === undefined) {
    const share = plain.find(({ part }) => printFormula(part).endsWith('/ percent'))
    return share
      ? `; what grows by a share is multiplied by (1 + ${printFormula(share.part)}), with its parentheses`
      : ''
  }
  return `; a number written in a formula has no unit: make ${figure} a constant in ${measured.unit}`
}

/** Advice on a share in % beside a plain number. */
function percentAdvice(part: Formula, figure: string | undefined): string {
  const share = printFormula(part)
  if (share === 'percent') return ''
  const hundred = parseRational('100')
  const better = hundred && withConversion(part, { operator: '/', by: PERCENT, value: hundred })
  if (better) return `; write ${printFormula(better)} in place of ${share}`
  const inPercent = `${part.kind === 'name' ? share : `(${share})`} / percent`
  // Left as it is, the sum of 100 and a share would come out a hundred times too large, or too small.
  if (figure === '100') {
    return `; write 1 in place of 100, ${inPercent} in place of ${share}, and leave out the 100 that all is divided by`
  }
  return `; write ${inPercent}`
}

/**
 * The formula with a conversion in place of the plain number that somebody wrote for it: `lap / percent` for
 * `lap / 100` or `lap * 0.01`. Undefined where there is no such number.
 */
export function withConversion(formula: Formula, factor: ConversionFactor): Formula | undefined {
  if (formula.kind === 'call' && formula.arguments.length === 1) {
    const [inner] = formula.arguments.map((part) => withConversion(part, factor))
    return inner && { ...formula, arguments: [inner] }
  }
  if (formula.kind !== 'binary' || /[+-]/.test(formula.operator)) return undefined
  const { operator, left, right } = formula
  const { value, by } = factor
  const isFor = (part: Formula) => {
    const written = part.kind === 'number' ? parseRational(part.value) : undefined
    return written !== undefined && (written.equals(value) || written.equals(value.inverse()))
  }
  const converted = (rest: Formula): Formula => ({
    kind: 'binary',
    operator: factor.operator,
    left: rest,
    right: by,
  })
  if (isFor(right)) return converted(left)
  if (operator === '*' && isFor(left)) return converted(right)
  const leftConverted = withConversion(left, factor)
  if (leftConverted) return { ...formula, left: leftConverted }
  const rightConverted = operator === '*' ? withConversion(right, factor) : undefined
  return rightConverted && { ...formula, right: rightConverted }
}
