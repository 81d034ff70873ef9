import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Documents for maintainers. */
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'calculators/README.md',
  'calculators/pictures.md',
  'deploy/README.md',
]

/** The calculator that the guide builds up is among those of the test build, under a name of its own. */
function isThere(path: string): boolean {
  const ofTests = join(ROOT, 'tests/calculators', `test-${basename(path)}`)
  return existsSync(join(ROOT, path)) || existsSync(ofTests)
}

test.each(DOCUMENTS)('%s names files and folders that are there', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const named = text.matchAll(
    /`((?:src|schemas|calculators|tests|tools|bench|deploy|public|docs)\/[\w./@-]*)`/g,
  )
  const missing = [...named].flatMap(([, path = '']) => (isThere(path) ? [] : [path]))
  expect(missing).toEqual([])
})
