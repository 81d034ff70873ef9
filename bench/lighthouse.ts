import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressesOf } from '../tests/browser/support/addresses.ts'
import { startNginx } from '../tools/nginx.ts'
import { auditPage, type Scores, startAuditor } from './support/audit.ts'
import { buildInto } from './support/build.ts'

/*
 * `npm run lighthouse`: every page on a phone, as nginx serves it. Performance is the median of
 * five runs; the tests assert the other three (tests/browser/lighthouse.deep.test.ts).
 */

const RUNS = 5
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const auditor = await startAuditor()
try {
  buildInto(folder)
  const nginx = await startNginx(join(import.meta.dirname, '../deploy/nginx.conf'), folder)
  try {
    const table: Record<string, Scores> = {}
    for (const path of addressesOf(folder)) {
      const runs: Scores[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const { scores, faults } = await auditPage(auditor.port, nginx.origin + path)
        runs.push(scores)
        const missed = Object.entries(scores).filter(([, score]) => score < 100)
        if (missed.length > 0) console.log(path, Object.fromEntries(missed), faults)
      }
      runs.sort((one, other) => (one.performance ?? 0) - (other.performance ?? 0))
      table[path] = runs[Math.floor(RUNS / 2)] ?? {}
    }
    console.table(table)
    const isPerfect = Object.values(table).every((scores) =>
      Object.values(scores).every((score) => score === 100),
    )
    if (!isPerfect) process.exitCode = 1
  } finally {
    await nginx.stop()
  }
} finally {
  await auditor.stop()
  rmSync(folder, { recursive: true, force: true })
}
