import type { Formula, Place } from './tree.ts'

/**
 * The one error this room throws: a formula that cannot be read, whose units do not agree, or that
 * has no finite value. `at` is the place in the formula's text, where there is one; `culprit` the
 * part whose value makes it impossible, as what is divided by.
 */
export class FormulaError extends Error {
  readonly at: Place | undefined
  readonly culprit: Formula | undefined

  constructor(message: string, at?: Place, culprit?: Formula) {
    super(message)
    this.name = 'FormulaError'
    this.at = at
    this.culprit = culprit
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
