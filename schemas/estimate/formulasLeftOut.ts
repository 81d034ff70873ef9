import type { Calculator } from '../definition/compiled.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import { namesGiven } from '../definition/namesGiven.ts'
import { namesIn } from '../formula/ast.ts'
import { areWithin } from '../formula/range.ts'
import type { Estimate } from './estimate.ts'
import { raisedWarnings } from './warnings.ts'

/**
 * The formulas that the working leaves out, because only a warning that does not show needs them, a material
 * that is not bought, or the variant of one.
 */
export function formulasLeftOut(calculator: Calculator, estimate: Estimate): ReadonlySet<string> {
  const { formulas, results, materials, estimates } = calculator
  const needed = new Set([
    ...results.map(({ of }) => of),
    // A row knows none of the calculator's formulas.
    ...materials
      .filter(
        ({ forEach, where }) =>
          forEach === undefined && areWithin(where, (name) => estimate.values.get(name)),
      )
      .flatMap(({ ast, lengthAst, where }) => [
        ...[ast, ...(lengthAst ? [lengthAst] : [])].flatMap(namesIn).map(({ name }) => name),
        ...Object.keys(where),
      ]),
    ...estimates.flatMap(namesGiven),
    ...raisedWarnings(calculator, estimate).flatMap(({ when, text }) => [
      when,
      ...interpolatedNames(text),
    ]),
  ])
  // Each formula comes after those it mentions, so that the walk goes from the results down.
  for (const { name, ast } of [...formulas].reverse()) {
    if (!needed.has(name)) continue
    for (const mentioned of namesIn(ast)) needed.add(mentioned.name)
  }
  return new Set(formulas.map(({ name }) => name).filter((name) => !needed.has(name)))
}
