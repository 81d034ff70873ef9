import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { SlowestFirst } from './tests/support/slowestFirst.ts'
import site from './vite.config.ts'

/*
 * Three kinds of tests: logic in Node (*.test.ts), components in a simulated page (*.test.tsx), and
 * the built site in a real browser (tests/browser/). `npm test` runs what a commit can wait for;
 * `npm run test:all` sets TEST_DEPTH, by which the files named *.deep.test.ts come too, and the tests
 * that ask tests/support/depth.ts try all of their inputs and pages. Each test runs once in either.
 */

const DEEP = 'tests/**/*.deep.test.ts'
const SAME_INPUTS = 'tests/support/sameInputs.ts'
const notNow = process.env.TEST_DEPTH === 'deep' ? [] : [DEEP]

type Kind = NonNullable<TestProjectInlineConfiguration['test']>

// None is isolated: the files that one worker runs share its browser, and what they import, which
// took half as long to read anew for each as to test.
const projects: Kind[] = [
  {
    name: 'unit',
    environment: 'node',
    isolate: false,
    setupFiles: [SAME_INPUTS],
    // As browsers get it: Node would take the file for script elements, which needs a window.
    alias: { 'svg2pdf.js': 'svg2pdf.js/dist/svg2pdf.es.min.js' },
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', ...notNow],
  },
  {
    name: 'component',
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['tests/setup.ts', SAME_INPUTS],
    include: ['tests/**/*.test.tsx'],
  },
  {
    name: 'browser',
    environment: 'node',
    globalSetup: ['tests/browser/support/site.ts'],
    isolate: false,
    include: ['tests/browser/**/*.test.ts'],
    exclude: notNow,
  },
]

export default mergeConfig(
  site,
  defineConfig({
    test: {
      // No test fails because a machine is slow; a hang still ends.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      // A test of a page waits for its browser half of the time: two workers share a processor.
      maxWorkers: 2 * availableParallelism(),
      sequence: { sequencer: SlowestFirst },
      projects: projects.map((test) => ({ extends: true, test })),
    },
  }),
)
