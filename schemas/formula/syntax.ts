import { FUNCTION_NAMES } from './ast.ts'
import { FormulaError } from './error.ts'

/*
 * Mistakes that show in a formula's text, before there is an AST: the parser beneath would let them
 * pass, or would name them in its own words.
 */

const COMPARISON =
  'there is no comparison: a case is an option of a choice, and min and max set limits'

/** Other notations that people write, with those of the language. */
const CURES: Readonly<Record<string, string>> = {
  '×': 'write * for times',
  '÷': 'write / for divided by',
  '−': 'write - for minus',
  '–': 'write - for minus',
  '²': 'write ^2 for a square',
  '³': 'write ^3 for a cube',
  '√': 'write sqrt(…) for a root',
  π: 'write pi',
  '%': 'write / percent after what is in %',
  '°': 'an angle is a field or a constant in °',
  '<': COMPARISON,
  '>': COMPARISON,
  '=': COMPARISON,
  '?': COMPARISON,
  '&': COMPARISON,
  '|': COMPARISON,
  '!': COMPARISON,
  ';': 'leave it out: a formula is one expression',
  '{': 'write a name without braces',
  '[': 'a value of a choice is written with a dot, as wire.roll',
  "'": 'write a name without quotes',
  '"': 'write a name without quotes',
}

/** @throws FormulaError at the first character that no formula has. */
export function refuseStrangeCharacters(text: string): void {
  const strange = /[^A-Za-z0-9_.,+\-*/^() \t\r\n]/u.exec(text)
  if (!strange) return
  const [character] = strange
  const begins = character === '=' && text.slice(0, strange.index).trim() === ''
  const known = `it knows numbers, names, + - * / ^ ( ) and the functions ${FUNCTION_NAMES.join(', ')}`
  const message = /\s/u.test(character)
    ? 'has a space that is not a plain one, as texts of web pages have; type it again'
    : `has the character '${character}', which is not part of the formula language; ${begins ? 'leave it out: a formula begins with its first name' : (CURES[character] ?? known)}`
  const start = strange.index
  throw new FormulaError(message, { start, end: start + character.length })
}

/**
 * jsep skips commas between expressions; here a comma separates arguments and nothing else.
 *
 * @throws FormulaError at a comma outside of all parentheses.
 */
export function refuseLooseCommas(text: string): void {
  let depth = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) {
      const message =
        'has a comma outside of a function; write 0.5 for a half, and 1000 for a thousand'
      throw new FormulaError(message, { start: index, end: index + 1 })
    }
  }
}

/** Says what jsep could not parse, in our words where its own do not help. */
export function syntaxError(error: unknown, text: string): FormulaError {
  if (!(error instanceof Error && 'index' in error && 'description' in error)) throw error
  const start = Math.min(Number(error.index), text.length)
  const reason = reasonAt(String(error.description), text, start)
  return new FormulaError(reason, { start, end: start + 1 })
}

function reasonAt(reason: string, text: string, start: number): string {
  const next = text[start]
  if (reason.startsWith('Variable names cannot start')) {
    return 'has a number and a name with no operator between them; write * for times'
  }
  if (text.startsWith('**', start - 1) || text.startsWith('**', start)) {
    return 'has **; a power is written with ^, as diameter^2'
  }
  if (next === '-' || next === '+') {
    return `has a ${next} with nothing before it; a negative value is written as 0 - x`
  }
  // jsep names the next character, and at the end there is none.
  return reason === 'Unexpected ' ? 'ends where more is expected' : `does not parse: ${reason}`
}
