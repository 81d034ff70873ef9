import { join } from 'node:path'
import { tryDeclarations } from './declarations.ts'
import { readDefinitions, refuseDiagnostics } from './definitions.ts'
import { checkTranslations } from './translations.ts'

/* Part of `npm run check`: reads every definition, and tells everything that is wrong with any. */

const root = join(import.meta.dirname, '../..')
const read = tryDeclarations(await readDefinitions(root))
refuseDiagnostics(read)
console.log(`Read ${read.length} definitions. Every one passes.`)

/** How many missing texts are named. */
const NAMED = 5
const { translated, total, missing } = await checkTranslations(root, 'sw', read)
console.log(`Kiswahili: ${translated} of ${total} texts.`)
for (const text of missing.slice(0, NAMED)) console.log(`  missing: ${text}`)
if (missing.length > NAMED) console.log(`  and ${missing.length - NAMED} more`)
