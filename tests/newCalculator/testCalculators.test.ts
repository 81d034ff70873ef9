import { expect, test } from 'vitest'
import { calculators, isOfTestsAlone } from '../working/calculators.ts'

/*
 * The test build has calculators that no code was prepared for, beside those of the site: every test that
 * runs for all calculators includes them, and so holds that one file is enough. They are files, so that a
 * mistake in one has a place, and their names begin with 'Test', so that no calculator of the site has to
 * make way for one.
 */

test('no calculator of the tests has a name that one of the site might want', () => {
  const ofTests = [...calculators.values()].filter(isOfTestsAlone)
  expect(ofTests.length).toBeGreaterThanOrEqual(2)
  for (const { slug, title } of ofTests) {
    expect(slug).toMatch(/^test-/)
    expect([title.page, title.menu]).toEqual([
      expect.stringMatching(/^Test /),
      expect.stringMatching(/^Test /),
    ])
  }
})
