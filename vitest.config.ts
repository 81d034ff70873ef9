import { defineConfig, mergeConfig } from 'vitest/config'
import site from './vite.config.ts'

/*
 * Three kinds of tests: logic in Node (*.test.ts), components in a simulated page (*.test.tsx), and
 * the built site in a real browser (tests/browser/).
 */
export default mergeConfig(
  site,
  defineConfig({
    test: {
      // Random inputs and a real browser take longer than a unit test; a hang still ends.
      testTimeout: 60_000,
      hookTimeout: 180_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/browser/**', 'tests/mutation/**'],
            environment: 'node',
            // As browsers get it: Node would take the file for script elements, which needs a window.
            alias: { 'svg2pdf.js': 'svg2pdf.js/dist/svg2pdf.es.min.js' },
          },
        },
        {
          extends: true,
          test: {
            name: 'component',
            include: ['tests/**/*.test.tsx'],
            environment: 'jsdom',
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['tests/browser/**/*.test.ts'],
            environment: 'node',
            globalSetup: ['tests/browser/support/site.ts'],
            // One site, one machine: pages side by side would only wait for each other.
            maxWorkers: 2,
            // A browser on a busy machine may miss a moment; a fault fails twice.
            retry: 1,
            // The runner takes projects with differing numbers of workers one after the other.
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  }),
)
