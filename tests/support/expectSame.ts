import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** As expect(actual).toEqual(expected), but faster if both are equal. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
}
