import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runTool } from './toolError.ts'

/*
 * Part of `npm run check`: checks the types of both projects. It prints what the compiler says, because
 * the compiler's own command ends in a stack trace where nobody reads its output any more.
 */

const root = join(import.meta.dirname, '..')
const PROJECTS = ['tsconfig.json', 'tsconfig.browser.json']

await runTool(async () => {
  for (const project of PROJECTS) {
    const { status, stdout, error } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      ['--project', project, '--pretty', String(process.stdout.isTTY === true)],
      // The errors of every file may be many.
      { cwd: root, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
    )
    if (error) throw error
    if (status === 0) continue
    process.exitCode = 1
    console.log(stdout)
    return
  }
})
