import type { Formula } from './ast.ts'
import { printFormula } from './print.ts'

/** One side of a sum, a difference or a comparison, with the unit that it comes out in. */
interface Side {
  part: Formula
  unit: string
}

/** Advice on sides of two units, where one of them is a plain number; with its semicolon. */
export function sideAdvice(sides: readonly Side[]): string {
  const plain = sides.filter(({ unit }) => unit === '1')
  const measured = sides.find(({ unit }) => unit !== '1')
  if (!measured || plain.length === 0) return ''
  if (measured.unit === '%') {
    const share = printFormula(measured.part)
    if (share === 'percent') return ''
    return `; write ${measured.part.kind === 'name' ? share : `(${share})`} / percent`
  }
  const written = plain.find(({ part }) => part.kind === 'number')
  if (written?.part.kind !== 'number') return ''
  return `; a number written in a formula has no unit: make ${written.part.value} a constant in ${measured.unit}`
}
