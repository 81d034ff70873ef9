import type { Calculator } from '../definition/compiled.ts'
import { namesIn } from '../formula/tree.ts'
import type { Problem } from './problem.ts'

/**
 * Fields, constants and formulas that no result depends on: a person would be asked for nothing,
 * or a conversion was written down and forgotten.
 */
export function unusedProblems({ fields, constants, formulas, results }: Calculator): Problem[] {
  const used = new Set(results.map(({ of }) => of))
  // Each formula stands after those it mentions, so that the walk goes from the results down.
  for (const { name, tree } of formulas.toReversed()) {
    if (!used.has(name)) continue
    for (const mentioned of namesIn(tree)) used.add(mentioned.name.split('.')[0] ?? '')
  }
  const paths = [
    ...Object.keys(fields).map((name) => ({ name, path: `fields.${name}` })),
    ...Object.keys(constants).map((name) => ({ name, path: `constants.${name}` })),
    ...formulas.map(({ name }) => ({ name, path: `formulas.${name}` })),
  ]
  return paths
    .filter(({ name }) => !used.has(name))
    .map(({ path }) => ({
      path,
      message: 'reaches no result; use it in a formula, or leave it out',
    }))
}
