import type { Formula, Span } from './ast.ts'

/**
 * The one error this room throws, in words for maintainers: a formula that cannot be read, whose units
 * do not agree, or that has no finite value. `span` is the place in the formula's text, where there is one; `cause` the
 * part whose value makes it impossible, as a divisor.
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

/** Why a formula has no value; the page has a message for each. */
type NoValue = 'zeroDivisor' | 'negativeRoot'

/** A formula that can be read, and has no finite value. */
export class NoValueError extends FormulaError {
  readonly why: NoValue

  constructor(why: NoValue, message: string, span?: Span, cause?: Formula) {
    super(message, span, cause)
    this.why = why
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
