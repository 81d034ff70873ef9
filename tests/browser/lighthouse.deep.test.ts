import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { auditPage, startAuditor } from '../../bench/support/audit.ts'
import { startNginx } from '../../tools/nginx.ts'
import { findTestBrowser } from '../../tools/testPrograms.mjs'
import { isKiswahili, oneOfEachKind } from './support/addresses.ts'

/*
 * Lighthouse looks at a page of each kind, and at home and a calculator in Kiswahili: a page of a kind
 * differs from another by its words, and what hangs on those is held on every page elsewhere. axe, which is Lighthouse's accessibility, and errors
 * on the console: visual.deep.test.ts; head and links, its SEO: prerender.test.ts; status, encoding and
 * headers: nginx.deep.test.ts. `npm run lighthouse` looks at every page, with its performance.
 */

let auditor: Awaited<ReturnType<typeof startAuditor>>
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  auditor = await startAuditor(findTestBrowser())
  nginx = await startNginx(
    join(import.meta.dirname, '../../deploy/nginx.conf'),
    inject('siteFolder'),
  )
})
afterAll(async () => {
  await auditor?.stop()
  await nginx?.stop()
})

const kinds = oneOfEachKind(inject('siteFolder')).filter((path) => !isKiswahili(path))

test.each([...kinds, '/sw', '/sw/house-estimator'])(
  'Lighthouse has no fault to find with %s',
  async (path) => {
    const { scores, faults } = await auditPage(auditor.port, nginx.origin + path, [
      'accessibility',
      'best-practices',
      'seo',
    ])
    expect(faults).toEqual([])
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  },
)
