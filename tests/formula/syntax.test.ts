import { expect, test } from 'vitest'
import { syntaxError } from '../../schemas/formula/syntax.ts'

/** The error of the language for something that the parser beneath it throws. */
function errorFor(thrown: unknown): unknown {
  try {
    return syntaxError(thrown, 'area * ')
  } catch (error) {
    return error
  }
}

const place = { index: 7 }
const description = { description: 'Unexpected ' }

test('The language reports a mistake that the parser finds in its own words, with its place', () => {
  expect(errorFor(Object.assign(new Error(), place, description))).toMatchObject({
    message: 'ends where more is expected',
    span: { start: 7, end: 8 },
  })
})

test.each<[string, unknown]>([
  ['an error without a place', Object.assign(new Error('Too much recursion'), description)],
  ['an error with nothing but a place', Object.assign(new Error('Too much recursion'), place)],
  ['an error with neither', new Error('Too much recursion')],
  ['a value that is no error', { ...place, ...description }],
])('The language never reports another fault as a mistake in the formula: %s', (_case, thrown) => {
  expect(errorFor(thrown)).toBe(thrown)
})
