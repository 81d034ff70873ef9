import { join } from 'node:path'
import { readCalculators } from './definitions.ts'

/* Part of `npm run check`: reads every definition, and tells everything that is wrong with any. */

const calculators = await readCalculators(join(import.meta.dirname, '..'))
console.log(`Read ${calculators.size} definitions. Every one passes.`)
