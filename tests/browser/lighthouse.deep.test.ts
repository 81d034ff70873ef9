import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { auditPage, startAuditor } from '../../bench/support/audit.ts'
import { findTestBrowser } from '../../tools/chromium.mjs'
import { startNginx } from '../../tools/nginx.ts'
import { addressesOf } from './support/addresses.ts'

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

test.each(addressesOf(inject('siteFolder')))(
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
