import { join } from 'node:path'
import { tryDeclarations } from './definitions/declarations.ts'
import { readDefinitions, refuseDiagnostics } from './definitions/definitions.ts'
import { checkTranslations } from './definitions/translations.ts'
import { runTool } from './toolError.ts'

/* Part of `npm run check`: reads every definition, and prints everything that is wrong with any. */

/** How many missing texts are named. */
const NAMED = 5

await runTool(async () => {
  const root = join(import.meta.dirname, '..')
  const read = tryDeclarations(await readDefinitions(root))
  refuseDiagnostics(read)
  console.log(`Read ${read.length} definitions. Every one passes.`)
  const { translated, total, missing } = await checkTranslations(root, 'sw', read)
  // Two names that differ in English may have one label in Kiswahili.
  refuseDiagnostics(await readDefinitions(root, undefined, 'sw'))
  const rest = missing.length > 0 ? ' The rest is optional; pages have it in English:' : ''
  console.log(`Kiswahili: ${translated} of ${total} texts.${rest}`)
  for (const text of missing.slice(0, NAMED)) console.log(`  ${text}`)
  if (missing.length > NAMED) console.log(`  and ${missing.length - NAMED} more`)
})
