import { afterAll, expect, test } from 'vitest'
import { copyOfTheProject, removeTree } from '../browser/support/tree.ts'
import { change, runScript } from './copy.ts'

const tree = copyOfTheProject()
afterAll(() => removeTree(tree))

const PARTS = ['definitions', 'format and lint', 'types', 'types in the oldest browsers']

/** What the definitions' part says of the mistakes below, after the one that does not load. */
const MISTAKES = [
  'calculators/roofing-estimator.ts: formulas.totalArea.is names "roofLenght", which is not a field, constant or formula; did you mean "roofLength"?',
  '    roofLenght * roofWidth',
  '    ^^^^^^^^^^',
  "calculators/steel-weight-calculator.ts: whenChanged is none of 'keep', 'clear'",
  '',
].join('\n')

test('npm run check looks at every part, whatever the ones before it found, and says what to do', () => {
  const undo = [
    change(
      tree,
      'calculators/roofing-estimator.ts',
      'roofLength * roofWidth',
      'roofLenght * roofWidth',
    ),
    change(tree, 'calculators/paving-calculator.ts', 'fields: {', 'fields: {{'),
    change(
      tree,
      'calculators/steel-weight-calculator.ts',
      "whenChanged: 'keep'",
      "whenChanged: 'forget'",
    ),
  ]
  const { status, stdout, stderr } = runScript(tree, 'check')
  for (const step of undo) step()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^calculators\/paving-calculator\.ts: does not load: /)
  const [, others = ''] = stderr.split(/\n(?=calculators\/roofing)/)
  expect(others.slice(0, MISTAKES.length)).toBe(MISTAKES)
  expect(others.slice(MISTAKES.length)).not.toMatch(/^calculators\/\S+\.ts: /m)
  expect(headingsOf(stdout)).toEqual(PARTS)
  expect(stdout.slice(stdout.indexOf('\nFailed:'))).toBe(
    [
      '',
      `Failed: ${PARTS.join(', ')}.`,
      '- definitions: node tools/run.mjs tools/definitions/checkDefinitions.ts reads them again.',
      '- format and lint: npm run format mends what Biome can mend, and names the rest.',
      '- types: npx tsc --project tsconfig.json checks them again.',
      '- types in the oldest browsers: npx tsc --project tsconfig.browser.json checks them again.',
      '',
    ].join('\n'),
  )
})

/** The parts that a run announced. */
function headingsOf(stdout: string): string[] {
  return [...stdout.matchAll(/^# (.*)$/gm)].map(([, name = '']) => name)
}
