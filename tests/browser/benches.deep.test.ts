import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

/*
 * Each bench in its smallest size: a command that nobody runs rots. What it measures is no matter
 * here, and a run so small judges nothing.
 */

const root = join(import.meta.dirname, '../..')
const site = inject('siteFolder')

test.each([
  ['bench:page', ['--runs', '1', '--site', site], 'Largest paint:'],
  ['bench:form', ['--rounds', '1', '--site', site], 'Calculate, ms'],
  ['bench:growth', ['--count', '2', '--site', site], 'With 2 more calculators'],
])('npm run %s still measures what it says', (script, args, printed) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Of those that build the site, one language shows that they still can.
      SITE_LANGUAGE: 'en',
      npm_config_loglevel: 'silent',
    },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, expect.any(String)])
  expect(stdout).toContain(printed)
})
