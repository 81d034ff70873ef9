import type { Formula, Span } from './ast.ts'

/**
 * The one error this room throws: a formula that cannot be read, whose units do not agree, or that
 * has no finite value. `span` is the place in the formula's text, where there is one; `cause` the
 * part whose value makes it impossible, as what is divided by.
 */
export class FormulaError extends Error {
  readonly span: Span | undefined
  override readonly cause: Formula | undefined

  constructor(message: string, span?: Span, cause?: Formula) {
    super(message)
    this.name = 'FormulaError'
    this.span = span
    this.cause = cause
  }
}

/**
 * The formula's text with carets under the span, for a terminal:
 *
 *     ceil(roomAera / tileArea)
 *          ^^^^^^^^
 */
export function underline(text: string, span: Span): string {
  // Line breaks become spaces, so that text and carets stay one under the other.
  const line = text.replace(/\s/g, ' ')
  const width = Math.max(1, span.end - span.start)
  return `    ${line}\n    ${' '.repeat(span.start)}${'^'.repeat(width)}`
}
