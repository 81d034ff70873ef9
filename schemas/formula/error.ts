import type { Place } from './tree.ts'

/**
 * The one error this room throws: a formula that cannot be read, whose units do not agree, or that
 * has no finite value. `at` is the place in the formula's text, where there is one.
 */
export class FormulaError extends Error {
  readonly at: Place | undefined

  constructor(message: string, at?: Place) {
    super(message)
    this.name = 'FormulaError'
    this.at = at
  }
}

/**
 * The formula's text with carets under the place, for a terminal:
 *
 *     ceil(roomAera / tileArea)
 *          ^^^^^^^^
 */
export function underline(text: string, at: Place): string {
  // Line breaks become spaces, so that text and carets stay one under the other.
  const line = text.replace(/\s/g, ' ')
  const width = Math.max(1, at.end - at.start)
  return `    ${line}\n    ${' '.repeat(at.start)}${'^'.repeat(width)}`
}
