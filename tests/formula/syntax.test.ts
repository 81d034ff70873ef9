import { expect, test } from 'vitest'
import { syntaxError } from '../../schemas/formula/syntax.ts'

/** What is told of something that the parser beneath throws. */
function toldOf(thrown: unknown): unknown {
  try {
    return syntaxError(thrown, 'area * ')
  } catch (error) {
    return error
  }
}

const place = { index: 7 }
const description = { description: 'Unexpected ' }

test('A mistake that the parser finds is told in words of ours, where it is', () => {
  expect(toldOf(Object.assign(new Error(), place, description))).toMatchObject({
    message: 'ends where more is expected',
    span: { start: 7, end: 8 },
  })
})

test.each<[string, unknown]>([
  ['an error without a place', Object.assign(new Error('Too much recursion'), description)],
  ['an error with nothing but a place', Object.assign(new Error('Too much recursion'), place)],
  ['an error with neither', new Error('Too much recursion')],
  ['what is no error', { ...place, ...description }],
])('What is at fault besides the formula is never told as a mistake in it: %s', (_what, thrown) => {
  expect(toldOf(thrown)).toBe(thrown)
})
