import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import site from './vite.config.ts'

/*
 * Three kinds of tests: logic in Node (*.test.ts), components in a simulated page (*.test.tsx), and
 * the built site in a real browser (tests/browser/). Before a commit `npm test` runs them all, in
 * minutes. What takes longer is the deep run: tests named *.deep.test.ts, and once more, with all
 * their inputs and pages, those that ask tests/support/depth.ts how much to try.
 */

const DEEP_ONLY = 'tests/**/*.deep.test.ts'
const deep = { TEST_DEPTH: 'deep' }

type Kind = NonNullable<TestProjectInlineConfiguration['test']>

const unit = {
  environment: 'node',
  // As browsers get it: Node would take the file for script elements, which needs a window.
  alias: { 'svg2pdf.js': 'svg2pdf.js/dist/svg2pdf.es.min.js' },
} satisfies Kind

const component = { environment: 'jsdom', setupFiles: ['tests/setup.ts'] } satisfies Kind

const browser = {
  environment: 'node',
  globalSetup: ['tests/browser/support/site.ts'],
} satisfies Kind

const projects: Kind[] = [
  {
    ...unit,
    name: 'unit',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'tests/mutation/**', DEEP_ONLY],
  },
  { ...component, name: 'component', include: ['tests/**/*.test.tsx'] },
  {
    ...browser,
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    exclude: [DEEP_ONLY],
  },
  {
    ...unit,
    name: 'deep-unit',
    include: [
      DEEP_ONLY,
      'tests/formula/random.test.ts',
      'tests/formula/squareRoot.test.ts',
      'tests/list/merge.test.ts',
      'tests/list/text.test.ts',
      'tests/schemas/entry.test.ts',
      'tests/schemas/estimate.test.ts',
      'tests/verify/*.test.ts',
    ],
    exclude: ['tests/browser/**'],
    env: deep,
  },
  {
    ...component,
    name: 'deep-component',
    include: ['tests/calculator/hostile.test.tsx'],
    env: deep,
  },
  {
    ...browser,
    name: 'deep-browser',
    include: [
      'tests/browser/**/*.deep.test.ts',
      'tests/browser/calculators.test.ts',
      'tests/browser/prerender.test.ts',
    ],
    env: deep,
  },
]

export default mergeConfig(
  site,
  defineConfig({
    test: {
      // Random inputs and a real browser take longer than a unit test; a hang still ends.
      testTimeout: 60_000,
      hookTimeout: 180_000,
      // The runner would leave one processor idle: of two, that is half.
      maxWorkers: '100%',
      projects: projects.map((test) => ({ extends: true, test })),
    },
  }),
)
