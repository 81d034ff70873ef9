import { expect, test } from 'vitest'
import { startingDefinition } from '../../tools/newCalculator.ts'
import { guideCalculator } from './guide.ts'

/*
 * Two calculators that nobody prepared for stand in the test build, beside those of the site: every
 * test of every calculator meets them. They are here as files, so that what is wrong with one has a
 * place; where the guide or the scaffold changes, `npx vitest run tests/growing -u` writes them anew.
 */

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
  const text = startingDefinition('gate-post-calculator', 990)
  await expect(fromTests(text)).toMatchFileSnapshot('../calculators/gate-post-calculator.ts')
})

test('one is what the guide builds up, to its last line', async () => {
  const { address, text } = guideCalculator
  await expect(fromTests(text)).toMatchFileSnapshot(`../calculators/${address}.ts`)
})
