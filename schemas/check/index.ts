import type { CheckedCalculator } from '../definition/compiled.ts'
import { absenceProblems } from './absence.ts'
import { braceProblems } from './braces.ts'
import { exampleProblems, faqProblems } from './examples.ts'
import { compileFormulas } from './formulas.ts'
import { noNames, readNames } from './names.ts'
import { pictureProblems } from './pictures.ts'
import { plainDataProblem } from './plainData.ts'
import { DefinitionError, type Problem } from './problem.ts'
import { relatedProblems } from './related.ts'
import { resultProblems } from './results.ts'
import { parseShape } from './shape.ts'
import { signProblems, takeSignProblems } from './signs.ts'
import { unusedProblems } from './unused.ts'
import { NO_OTHERS, type Others, readUses } from './uses.ts'

/**
 * Checks a definition and compiles it: shape, names, units, formulas, results, examples, texts.
 *
 * @param file the definition's file, for messages: 'calculators/tile-estimator.ts'
 * @param address the file's name without its ending
 * @param others the calculators that it may use, and the materials that it may take
 * @throws DefinitionError listing every mistake found, with path and what would be right.
 */
export function checkDefinition(
  file: string,
  address: string,
  definition: unknown,
  others: Others = NO_OTHERS,
): CheckedCalculator {
  const refuse = (problems: Problem[]) => {
    if (problems.length > 0) throw new DefinitionError(file, problems)
  }
  refuse(addressProblems(address))
  const notPlain = plainDataProblem(definition)
  if (notPlain) refuse([notPlain])
  const parsed = parseShape(definition)
  if (Array.isArray(parsed)) throw new DefinitionError(file, parsed)

  const names = noNames()
  refuse([
    ...relatedProblems(address, parsed.related),
    ...readNames(parsed, names),
    ...readUses(parsed, names, others),
    ...resultProblems(parsed, names.units),
    ...braceProblems(parsed),
  ])
  const { problems, ...compiled } = compileFormulas(parsed, names, others)
  refuse([...problems, ...pictureProblems(parsed, names.units)])

  const { uses, ...rest } = parsed
  const calculator = { ...rest, ...compiled, address }
  refuse([
    ...unusedProblems(calculator, uses),
    ...absenceProblems(calculator, parsed),
    ...signProblems(calculator, parsed.results),
    ...takeSignProblems(calculator),
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
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(address)) return []
  const message = `has the file name '${address}'; it becomes the address: lower-case words with hyphens`
  return [{ path: '', message }]
}
