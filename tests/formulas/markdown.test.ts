import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetOf } from '../../schemas/review/reviewSheet.ts'
import { readCalculators } from '../../tools/definitions/definitions.ts'

const root = join(import.meta.dirname, '../..')

// Those of the site: the command knows nothing of the tests.
const calculators = await readCalculators(root)
const markdown = execFileSync('npm', ['run', '-s', 'formulas'], { cwd: root, encoding: 'utf8' })

test('npm run formulas prints every item of every sheet as Markdown', () => {
  const unescaped = markdown.replace(/\\([*_<>[\]\\`])/g, '$1')
  for (const calculator of calculators.values()) {
    const { title, sections } = sheetOf(calculator)
    expect(unescaped).toContain(`## ${title}`)
    for (const { term, code = '', lines } of sections.flatMap(({ items }) => items)) {
      for (const text of [term, code, ...lines]) expect(unescaped).toContain(text)
    }
  }
})

test('signs that Markdown would read as emphasis are escaped outside of code', () => {
  const outside = markdown.replace(/`[^`]*`/g, '').replace(/^- \*\*.*\*\*/gm, '')
  expect(outside).not.toMatch(/(?<!\\)[*_]/)
})
