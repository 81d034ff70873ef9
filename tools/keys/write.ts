import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyFiles } from './files.ts'

/* `npm run keys`: writes what follows from the words in schemas/definition/, in the guide and for editors. */

const root = join(import.meta.dirname, '../..')
for (const [file, write] of keyFiles()) {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  const after = write(before)
  if (after !== before) writeFileSync(path, after)
  console.log(`${file}: ${after === before ? 'as it was' : 'written'}.`)
}
