import { join } from 'node:path'
import { ROUNDING_RULES, sheetInMarkdown, sheetOf } from '../schemas/review/reviewSheet.ts'
import { limitsSheet } from '../src/pages/limitsSheet.ts'
import { readCalculators } from './definitions.ts'

/* `npm run formulas`: every formula as Markdown, for a review in a pull request. */

const root = join(import.meta.dirname, '..')
const calculators = [...(await readCalculators(root)).values()].sort(
  (one, other) => one.order - other.order,
)
const rules = ROUNDING_RULES.map((rule) => `- ${rule}`).join('\n')
const sheets = [...calculators.map(sheetOf), limitsSheet].map(sheetInMarkdown)
console.log(['# Every formula in one place', `## Rounding\n\n${rules}`, ...sheets].join('\n\n'))
