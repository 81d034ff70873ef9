import { addressesOf } from './browser/support/addresses.ts'
import { fileOf, keptOffline, scriptsOf, wireBytes } from './browser/support/delivery.ts'

const f = process.argv[2] ?? '/tmp/site2'
const kept = keptOffline(f)
const ad = addressesOf(f)
console.log(
  'total',
  kept.reduce((s, a) => s + wireBytes(f, fileOf(f, a)), 0),
)
for (const a of ad.filter((a) => /^\/[a-z-]+-(calculator|estimator)$/.test(a)))
  console.log(
    a,
    scriptsOf(f, a).reduce((s, x) => s + wireBytes(f, x), 0),
    wireBytes(f, fileOf(f, a)),
  )
