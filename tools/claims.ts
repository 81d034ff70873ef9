import { join } from 'node:path'
import { byCategory } from '../schemas/definition/categories.ts'
import { claimsOf } from '../schemas/review/claims.ts'
import { readCalculators } from './definitions/definitions.ts'
import { runTool } from './toolError.ts'

/*
 * `npm run claims` prints every claim of fact on the site as a table in Markdown, each with its source
 * or the word assumption, so that a reviewer can look them up.
 */

await runTool(async () => {
  const calculators = await readCalculators(join(import.meta.dirname, '..'))
  const inOrder = byCategory([...calculators.values()]).flatMap(({ items }) => items)
  const rows = inOrder.flatMap((calculator) =>
    claimsOf(calculator).map(({ path, text, origin }) => [
      calculator.slug,
      path,
      text,
      origin ?? 'none named: arithmetic or advice',
    ]),
  )
  console.log(
    [['Definition', 'Key', 'Words', 'Source'], ['---', '---', '---', '---'], ...rows]
      .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
      .join('\n'),
  )
})
