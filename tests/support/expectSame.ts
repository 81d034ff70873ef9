import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** What expect(actual).toEqual(expected) says, without its cost where there is nothing to say. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
}
