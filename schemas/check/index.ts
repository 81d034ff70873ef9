import type { Calculator, CheckedCalculator } from '../definition/compiled.ts'
import { braceProblems } from './braces.ts'
import { exampleProblems, faqProblems } from './examples.ts'
import { compileFormulas } from './formulas.ts'
import { readNames, type Units } from './names.ts'
import { pictureProblems } from './pictures.ts'
import { plainDataProblem } from './plainData.ts'
import { DefinitionError, type Problem } from './problem.ts'
import { resultProblems } from './results.ts'
import { parseShape } from './shape.ts'
import { unusedProblems } from './unused.ts'

/** Addresses that pages of the site have, or that hosts keep for themselves. */
export const TAKEN_ADDRESSES = [
  'privacy',
  'terms',
  'contact',
  'formulas',
  'tools',
  'assets',
  'f',
  'index',
  '404',
]

/**
 * Checks a definition and compiles it: shape, names, units, formulas, results, examples, texts.
 *
 * @param file the definition's file, for messages: 'calculators/tile-estimator.ts'
 * @param address the file's name without its ending
 * @throws DefinitionError listing every mistake found, with path and what would be right.
 */
export function checkDefinition(
  file: string,
  address: string,
  definition: unknown,
): CheckedCalculator {
  const refuse = (problems: Problem[]) => {
    if (problems.length > 0) throw new DefinitionError(file, problems)
  }
  refuse(addressProblems(address))
  const notPlain = plainDataProblem(definition)
  if (notPlain) refuse([notPlain])
  const parsed = parseShape(definition)
  if (Array.isArray(parsed)) throw new DefinitionError(file, parsed)

  const units: Units = new Map()
  refuse([...readNames(parsed, units), ...resultProblems(parsed, units), ...braceProblems(parsed)])
  const { formulas, problems } = compileFormulas(parsed, units)
  refuse([...problems, ...pictureProblems(parsed, units)])

  const calculator = { ...parsed, address, formulas }
  refuse([
    ...unusedProblems(calculator),
    ...exampleProblems(calculator, parsed.examples),
    ...faqProblems(parsed),
  ])
  const examples = Object.entries(parsed.examples).map(([key, { name, given }]) => [
    key,
    { name, given },
  ])
  return { ...calculator, examples: Object.fromEntries(examples) }
}

function addressProblems(address: string): Problem[] {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(address)) {
    const message = `has the file name '${address}'; it becomes the address: lower-case words with hyphens`
    return [{ path: '', message }]
  }
  if (!TAKEN_ADDRESSES.includes(address)) return []
  return [{ path: '', message: `has the address /${address}, which is taken; rename the file` }]
}

/** Mistakes between definitions: no two share a place in the menu or a title. */
export function checkTogether(calculators: { file: string; calculator: Calculator }[]): void {
  const seen = new Map<string, string>()
  for (const { file, calculator } of calculators) {
    const { order, title } = calculator
    for (const [path, value] of [
      ['order', String(order)],
      ['title.page', title.page],
      ['title.menu', title.menu],
    ] as const) {
      const earlier = seen.get(`${path} ${value}`)
      if (earlier) {
        const free = Math.max(...calculators.map((other) => other.calculator.order)) + 1
        const advice = path === 'order' ? `; ${free} is free` : ''
        const message = `is '${value}', which ${earlier} has already${advice}`
        throw new DefinitionError(file, [{ path, message }])
      }
      seen.set(`${path} ${value}`, file)
    }
  }
}
