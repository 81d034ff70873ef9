import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordOf } from '../../schemas/record.ts'

/* `npm start` and `npm test`, in a small project that has their code and the same packages. */

const root = join(import.meta.dirname, '../..')
let project = ''
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'command-'))
  for (const name of ['package-lock.json', 'tools/command.mjs']) {
    cpSync(join(root, name), join(project, name))
  }
})
// A link among it goes, and what it leads to stays.
afterEach(() => rmSync(project, { recursive: true }))

function runCommand(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('node', ['tools/command.mjs', ...args], {
    cwd: project,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr, lastLine: stdout.trimEnd().split('\n').at(-1) }
}

test('a command ends without a word where nobody reads its output any more, as in npm run schema | head', async () => {
  const command = spawn(join(root, 'node_modules/.bin/tsx'), [join(root, 'tools/schema.ts')])
  command.stdout.destroy()
  const said = text(command.stderr)
  const [status] = await once(command, 'exit')
  expect([status, await said]).toEqual([0, ''])
})

test('npm start says before it builds that its port is taken', async () => {
  const server = createServer()
  const port = await new Promise<string>((resolve) => {
    server.listen(0, () => resolve(String(recordOf(server.address()).port)))
  })
  const { status, stdout, stderr } = runCommand(['start'], { PORT: port })
  server.close()
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    `Error: listen EADDRINUSE: address already in use :::${port}\nStop what uses this port, or choose another: PORT=4200 npm start\n`,
  )
})

test.each([['start'], ['test']])('npm %s installs missing packages first', (command) => {
  writeFileSync(join(project, 'npm'), '#!/bin/sh\necho "npm $@"\nexit 1\n')
  chmodSync(join(project, 'npm'), 0o755)
  const env = { PATH: `${project}:${process.env.PATH}`, PORT: '4311' }
  const { status, stdout, stderr } = runCommand([command], env)
  expect(status).toBe(1)
  expect(stdout).toContain('\nnpm ci --include=dev --no-audit --no-fund\n')
  expect(stderr).toBe('The packages could not be installed; npm has said why.\n')
})

/** Puts the packages of this project into the small one: its lock names those, so none is installed. */
function linkPackages() {
  const packages = join(root, 'node_modules')
  symlinkSync(packages, join(project, 'node_modules'))
  cpSync(join(packages, '.package-lock.json'), join(project, 'package-lock.json'))
}

test('npm test ends with a count of failed checks and tests', () => {
  linkPackages()
  const scripts = { check: 'exit 1' }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  writeFileSync(
    join(project, 'some.test.js'),
    `import { expect, test } from 'vitest'
test('passes', () => {})
test('passes too', () => {})
test('fails', () => expect(1).toBe(2))`,
  )
  const { status, lastLine } = runCommand(['test'])
  expect([status, lastLine]).toEqual([1, '2 passed, 2 failed'])
})

test('a file of tests that does not load is a failure', () => {
  linkPackages()
  const scripts = { check: 'exit 0' }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  writeFileSync(join(project, 'some.test.js'), "import './missing.js'")
  const { status, lastLine } = runCommand(['test'])
  expect([status, lastLine]).toEqual([1, '0 passed, 1 failed'])
})
