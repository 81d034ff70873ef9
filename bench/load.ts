import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startNginx } from '../tools/nginx.ts'
import { needPackages } from '../tools/testPrograms.mjs'
import { siteInto } from './support/build.ts'

/*
 * How many people one small machine serves: `npm run bench:load [-- --seconds 20 --site dist]`. wrk
 * asks the project's nginx for the tile calculator, compressed, and the same nginx for an empty file. A
 * single second judges nothing.
 */

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, site: { type: 'string' } },
})
/** What the site must reach of what the server can do at most. */
const TARGET = 0.6
const project = join(import.meta.dirname, '..')

await needPackages('wrk')
const folder = mkdtempSync(join(tmpdir(), 'load-'))
try {
  siteInto(folder, values.site)
  writeFileSync(join(folder, 'empty.txt'), '')
  const nginx = await startNginx(join(project, 'deploy/nginx.conf'), folder)
  try {
    report(drive(`${nginx.origin}/tile-estimator`), drive(`${nginx.origin}/empty.txt`))
  } finally {
    await nginx.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

interface Load {
  perSecond: number
  errors: number
}

function drive(url: string): Load {
  const said = execFileSync(
    'wrk',
    ['-t2', '-c64', `-d${values.seconds}s`, '-H', 'Accept-Encoding: br', url],
    { encoding: 'utf8' },
  )
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0)
  const [, ...broken] = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    said,
  ) ?? ['']
  return { perSecond, errors: broken.map(Number).reduce((sum, count) => sum + count, refused) }
}

function report(page: Load, empty: Load): void {
  const share = page.perSecond / empty.perSecond
  console.table({ '/tile-estimator': page, 'an empty file': empty })
  console.log(`The page reaches ${(share * 100).toFixed(0)} % of the empty file.`)
  if (share < TARGET || page.errors > 0) {
    console.log(`Missed: at least ${TARGET * 100} % and no errors.`)
    if (values.seconds !== '1') process.exitCode = 1
  }
}
