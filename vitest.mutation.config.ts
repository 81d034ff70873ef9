import { defineConfig, mergeConfig } from 'vitest/config'
import site from './vite.config.ts'

/*
 * The tests that `npm run mutation` runs on each mutant of schemas/formula, schemas/estimate and
 * schemas/bill: those of the language, which need neither a browser nor the built site.
 */

// Read by tests/support/depth.ts: a property tries a tenth of its inputs.
process.env.TEST_DEPTH = 'mutation'

export default mergeConfig(
  site,
  defineConfig({
    test: {
      isolate: false,
      // No test fails because a machine is slow; Stryker ends what hangs.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      setupFiles: ['tests/support/sameInputs.ts'],
      include: [
        'tests/{formula,bill,working,schemas,rejected}/**/*.test.ts',
        'tests/verify/{intervals,measures}.test.ts',
        'tests/childEstimates/*.test.ts',
        'tests/list/merge.test.ts',
        'tests/export/exportDocument.test.ts',
      ],
    },
  }),
)
