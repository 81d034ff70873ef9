import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { calculatorsPlugin } from '../../tools/calculatorsPlugin.ts'

const root = join(import.meta.dirname, '../..')

/** Folders of tests in the order in which they meet a mutant: what takes least to find most is first. */
const ORDER = [
  'formula',
  'schemas',
  'bill',
  'rejected',
  'mutation',
  'working',
  'formulas',
  'feedback',
  'pictures',
  'list',
  'export',
  'newCalculator',
  'verify',
]

class SoonestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      ORDER.findIndex((folder) => moduleId.includes(`/tests/${folder}/`))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/*
 * The tests that mutants of the formula language and of the definitions' check meet: logic only,
 * and of the proofs with random inputs only as many as find a mutant.
 */
export default defineConfig({
  root,
  plugins: [calculatorsPlugin(root)],
  test: {
    environment: 'node',
    include: [
      'tests/{formula,formulas,schemas,bill,rejected,working,newCalculator,verify,mutation}/**/*.test.ts',
      'tests/export/{exportDocument,link,report}.test.ts',
      'tests/list/{ids,jobList,merge,text}.test.ts',
      'tests/feedback/schema.test.ts',
      'tests/pictures/declaration.test.ts',
    ],
    // They try the project itself: its files, and in processes of their own.
    exclude: [
      'tests/formulas/markdown.test.ts',
      'tests/newCalculator/{keys,testCalculators}.test.ts',
      'tests/**/*.deep.test.ts',
    ],
    setupFiles: ['tests/support/sameInputs.ts'],
    env: { VERIFY_INPUTS: '40' },
    sequence: { sequencer: SoonestFirst },
    testTimeout: 60_000,
    // The language's parser sets jsep up once; a fresh parser needs a fresh jsep.
    server: { deps: { inline: ['jsep'] } },
  },
})
