import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenGuides } from './guideKeys.ts'

/* `npm run guide`: writes the tables of keys into the guide, from the words in schemas/definition/. */

const root = join(import.meta.dirname, '..')
for (const [file, write] of writtenGuides()) {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  const after = write(before)
  if (after !== before) writeFileSync(path, after)
  console.log(`${file}: ${after === before ? 'as it was' : 'written'}.`)
}
