import { expect, test } from 'vitest'
import { startingDefinition } from '../../tools/newCalculator.ts'
import { calculators, isOfTestsAlone } from '../working/calculators.ts'

/*
 * The test build has calculators that no code was prepared for, beside those of the site: every test that
 * runs for all calculators includes them, and so holds that one file is enough. They are files, so that a
 * mistake in one has a place, and their names begin with 'Test', so that no calculator of the site has to
 * make way for one. If the scaffold changes, `npx vitest run tests/newCalculator -u` writes
 * them anew.
 */

test('no calculator of the tests has a name that one of the site might want', () => {
  const ofTests = [...calculators.values()].filter(isOfTestsAlone)
  expect(ofTests.length).toBeGreaterThanOrEqual(3)
  for (const { slug, title } of ofTests) {
    expect(slug).toMatch(/^test-/)
    expect([title.page, title.menu]).toEqual([
      expect.stringMatching(/^Test /),
      expect.stringMatching(/^Test /),
    ])
  }
})

/** The same definition, one folder further from what it imports. */
function fromTests(text: string): string {
  const lines = text
    .replaceAll("'../schemas/", "'../../schemas/")
    .replaceAll("'./shared/", "'../../calculators/shared/")
    .split('\n')
  const isImport = (line: string) => line.startsWith('import ')
  const source = (line: string) => line.split(' from ')[1] ?? ''
  const imports = lines
    .filter(isImport)
    .sort((one, other) => (source(one) < source(other) ? -1 : 1))
  return [...imports, ...lines.filter((line) => !isImport(line))].join('\n')
}

test('one is what npm run new-calculator writes, untouched', async () => {
  const text = startingDefinition('test-gate-post-calculator')
  await expect(fromTests(text)).toMatchFileSnapshot('../calculators/test-gate-post-calculator.ts')
})
