import leven from 'leven'
import { FormulaError, underline } from '../formula/error.ts'

/** One mistake in a definition: where it is, what is wrong, and what would be right. */
export interface Diagnostic {
  /** Keys from the definition's top, as 'formulas.rawTiles.is'. */
  path: string
  /** Reads on after the path: 'names "roomAera", …; did you mean "roomArea"?'. */
  message: string
  /** The formula's text with carets under the place. */
  excerpt?: string
}

/** Thrown where a definition does not pass; its message lists every diagnostic with file and path. */
export class DefinitionError extends Error {
  readonly diagnostics: Diagnostic[]

  constructor(file: string, diagnostics: Diagnostic[]) {
    super(diagnostics.map((diagnostic) => formatDiagnostic(file, diagnostic)).join('\n'))
    this.name = 'DefinitionError'
    this.diagnostics = diagnostics
  }
}

/** A diagnostic as a maintainer reads it: 'calculators/tile-estimator.ts: formulas.rawTiles.is …'. */
export function formatDiagnostic(file: string, { path, message, excerpt }: Diagnostic): string {
  const keyPath = path ? `${path} ` : ''
  return `${file}: ${keyPath}${message}${excerpt ? `\n${excerpt}` : ''}`
}

/** A formula's error as a diagnostic; throws any other error again. */
export function formulaDiagnostic(path: string, error: unknown, text?: string): Diagnostic {
  if (!(error instanceof FormulaError)) throw error
  const excerpt = text && error.span ? { excerpt: underline(text, error.span) } : {}
  return { path, message: error.message, ...excerpt }
}

/**
 * '; did you mean "roomArea"?' where a known name is near or one goes on after a hyphen, otherwise the list of known names.
 * `unlisted` names may be suggested too, but are too many for a list.
 */
export function suggestion(
  name: string,
  known: readonly string[],
  ...unlisted: readonly string[]
): string {
  const meant = nearest(name, known, unlisted)
  if (meant !== undefined) return `; did you mean "${meant}"?`
  return known.length > 0 ? `; known here: ${known.join(', ')}` : ''
}

/** The known name that somebody meant, if one is near. */
export function nearest(
  name: string,
  known: readonly string[],
  unlisted: readonly string[] = [],
): string | undefined {
  const near = [...known, ...unlisted]
    .map((candidate) => ({ candidate, distance: leven(name, candidate) }))
    .sort((one, other) => one.distance - other.distance)[0]
  const longer = known.find(
    (candidate) => candidate.startsWith(`${name}-`) || name.endsWith(`-${candidate}`),
  )
  return near && near.distance <= Math.max(2, name.length / 3) ? near.candidate : longer
}
