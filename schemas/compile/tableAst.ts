import Fraction from 'fraction.js'
import type { Formula } from '../formula/ast.ts'

/** One key of a table: the name that it is looked up by, and the number of each line. */
export interface Axis {
  name: string
  order: readonly Fraction[]
}

/**
 * A table as a formula: the figure of the lowest line, and for each line above it the difference to the
 * one below, as far as the key is past that. What is whole past a line is ceil(min(1, max(0, key − line))):
 * 0 on the line, and 1 above it; on a straight line it is the part of the way to the next.
 *
 * @param figures for each line of the first axis those of the second; one where there is none
 */
export function tableAst(
  down: Axis,
  across: Axis | undefined,
  figures: readonly (readonly string[])[],
  between: 'up' | 'straight',
): Formula {
  const rows = figures.map((row) => rowAst(across, row, between))
  return along(down, rows, between)
}

function rowAst(
  axis: Axis | undefined,
  figures: readonly string[],
  between: 'up' | 'straight',
): Formula {
  const numbers = figures.map((figure) => number(new Fraction(figure)))
  return axis ? along(axis, numbers, between) : (numbers[0] ?? number(new Fraction(0)))
}

/** The formula along one key, from what each of its lines comes to. */
function along(
  { name, order }: Axis,
  lines: readonly Formula[],
  between: 'up' | 'straight',
): Formula {
  // A choice's lines may be written in another order than its options.
  const sorted = lines
    .map((figure, index) => ({ figure, at: order[index] ?? new Fraction(index) }))
    .sort((one, other) => one.at.compare(other.at))
  const [lowest, ...higher] = sorted
  if (!lowest) return number(new Fraction(0))
  let before = lowest
  let sum = lowest.figure
  for (const line of higher) {
    const width = between === 'straight' ? line.at.sub(before.at) : undefined
    const past = call(
      'max',
      number(new Fraction(0)),
      minus({ kind: 'name', name }, number(before.at)),
    )
    const share = width
      ? over(call('min', number(width), past), width)
      : call('ceil', call('min', number(new Fraction(1)), past))
    const step = times(minus(line.figure, before.figure), share)
    sum = { kind: 'binary', operator: '+', left: sum, right: step }
    before = line
  }
  return sum
}

const number = (value: Fraction): Formula => ({ kind: 'number', value: value.toFraction() })

function call(name: 'min' | 'max' | 'ceil', ...given: Formula[]): Formula {
  return { kind: 'call', function: name, arguments: given }
}

function times(left: Formula, right: Formula): Formula {
  return { kind: 'binary', operator: '*', left, right }
}

function over(left: Formula, divisor: Fraction): Formula {
  return { kind: 'binary', operator: '/', left, right: number(divisor) }
}

function minus(left: Formula, right: Formula): Formula {
  return { kind: 'binary', operator: '-', left, right }
}
