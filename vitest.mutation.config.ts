import { defineConfig, mergeConfig } from 'vitest/config'
import site from './vite.config.ts'

/*
 * The tests that `npm run mutation` runs on each mutant of schemas/formula, schemas/estimate and
 * schemas/bill: those of the language that kill some, which need neither a browser nor the built site.
 * The first that fails ends the run of a mutant, once the other files of its group are imported too;
 * so the first group imports none of the site's calculators, and the last takes longest.
 */

// Read by tests/support/depth.ts: a property tries a tenth of its inputs.
process.env.TEST_DEPTH = 'mutation'

const groups = [
  {
    name: 'quick',
    include: [
      'tests/formula/*.test.ts',
      'tests/verify/intervals.test.ts',
      'tests/bill/{bill,billFormValues,cutting,cuttingPlan,labour,quotation}.test.ts',
      'tests/bill/{solve,variantKeys}.test.ts',
      'tests/schemas/{childEstimates,entered,errorLocation,formValues,outcome}.test.ts',
      'tests/schemas/measurementInput.test.ts',
      'tests/rejected/materialCatalogue.test.ts',
      'tests/working/{approximate,explain,fallbacks}.test.ts',
    ],
  },
  {
    name: 'calculators',
    include: [
      'tests/bill/{amounts,billFormState,countedAs,packs,pricedLines,steps}.test.ts',
      'tests/schemas/{absence,fallbacks,jobs,rowReferences,usedMaterials,uses,warnings}.test.ts',
      'tests/shops/strangers.test.ts',
    ],
  },
  {
    name: 'long',
    include: [
      'tests/rejected/rejected.test.ts',
      'tests/schemas/{estimate,house}.test.ts',
      'tests/working/working.test.ts',
      'tests/bill/rows.test.ts',
      'tests/verify/solve.test.ts',
      'tests/childEstimates/*.test.ts',
      'tests/list/merge.test.ts',
      'tests/export/exportDocument.test.ts',
    ],
  },
]

export default mergeConfig(
  site,
  defineConfig({
    test: {
      projects: groups.map((group, groupOrder) => ({
        extends: true,
        test: {
          ...group,
          sequence: { groupOrder },
          isolate: false,
          setupFiles: ['tests/support/sameInputs.ts'],
          // No test fails because a machine is slow; Stryker ends what hangs.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      })),
    },
  }),
)
