import leven from 'leven'
import { FormulaError, underline } from '../formula/error.ts'

/** One mistake in a definition: where it is, what is wrong, and what would be right. */
export interface Problem {
  /** Keys from the definition's top, as 'formulas.rawTiles.is'. */
  path: string
  /** Reads on after the path: 'names "roomAera", …; did you mean "roomArea"?'. */
  message: string
  /** The formula's text with carets under the place. */
  excerpt?: string
}

/** Thrown where a definition does not pass; its message lists every problem with file and path. */
export class DefinitionError extends Error {
  readonly problems: Problem[]

  constructor(file: string, problems: Problem[]) {
    super(problems.map((problem) => formatProblem(file, problem)).join('\n'))
    this.name = 'DefinitionError'
    this.problems = problems
  }
}

/** A problem as a maintainer reads it: 'calculators/tile-estimator.ts: formulas.rawTiles.is …'. */
export function formatProblem(file: string, { path, message, excerpt }: Problem): string {
  const place = path ? `${path} ` : ''
  return `${file}: ${place}${message}${excerpt ? `\n${excerpt}` : ''}`
}

/** The problem that a formula's error stands for; any other error is passed on. */
export function formulaProblem(path: string, error: unknown, text?: string): Problem {
  if (!(error instanceof FormulaError)) throw error
  const excerpt = text !== undefined && error.at ? { excerpt: underline(text, error.at) } : {}
  return { path, message: error.message, ...excerpt }
}

/**
 * '; did you mean "roomArea"?' where a known name is near, else the list of what is known. What is
 * `unlisted` may be meant as well, but is too much for a list.
 */
export function suggestion(
  name: string,
  known: readonly string[],
  unlisted: Iterable<string> = [],
): string {
  const near = [...known, ...unlisted]
    .map((candidate) => ({ candidate, distance: leven(name, candidate) }))
    .sort((one, other) => one.distance - other.distance)[0]
  if (near && near.distance <= Math.max(2, name.length / 3)) {
    return `; did you mean "${near.candidate}"?`
  }
  return known.length > 0 ? `; known here: ${known.join(', ')}` : ''
}
