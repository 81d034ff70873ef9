import { join } from 'node:path'
import { byCategory } from '../schemas/definition/categories.ts'
import type { CalculatorWithGuidance } from '../schemas/definition/compiled.ts'
import { ROUNDING_RULES, sheetInMarkdown, sheetOf } from '../schemas/review/reviewSheet.ts'
import { readCalculators } from './definitions/definitions.ts'
import { runTool, ToolError } from './toolError.ts'

/*
 * `npm run formulas` prints every formula as Markdown, for a review in a pull request;
 * `npm run formulas -- tile-estimator` prints those of one calculator.
 */

await runTool(async () => {
  const calculators = await readCalculators(join(import.meta.dirname, '..'))
  const [slug] = process.argv.slice(2)
  console.log(slug === undefined ? everySheet(calculators) : sheetAt(calculators, slug))
})

function everySheet(calculators: ReadonlyMap<string, CalculatorWithGuidance>): string {
  const inOrder = byCategory([...calculators.values()]).flatMap(({ items }) => items)
  const rules = ROUNDING_RULES.map((rule) => `- ${rule}`).join('\n')
  const sheets = inOrder.map((calculator) => sheetInMarkdown(sheetOf(calculator)))
  return ['# Every formula in one place', `## Rounding\n\n${rules}`, ...sheets].join('\n\n')
}

function sheetAt(calculators: ReadonlyMap<string, CalculatorWithGuidance>, wanted: string): string {
  const calculator = calculators.get(wanted)
  if (calculator) return sheetInMarkdown(sheetOf(calculator))
  const known = [...calculators.keys()].join(', ')
  throw new ToolError(`No calculator has the slug '${wanted}'. There are: ${known}`)
}
