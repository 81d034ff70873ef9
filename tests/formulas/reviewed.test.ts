import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { SPECIFIED } from '../support/specified.ts'
import { calculatorAt } from '../working/calculators.ts'

/*
 * What a reviewer read, word for word. A change to a formula, a constant or a text shows here as
 * what it is. Whoever has read the new sheet puts it in the old one's place with
 * `npx vitest run -u tests/formulas`, and says who read it in the commit. A calculator without a
 * file here has not been reviewed: `npm run formulas -- <slug>` prints its sheet, to be put here
 * once somebody has read it.
 */
const folder = join(import.meta.dirname, 'reviewed')
const reviewed = readdirSync(folder)

test('each specified calculator has been reviewed', () => {
  expect(reviewed).toEqual(expect.arrayContaining(SPECIFIED.map(({ slug }) => `${slug}.md`)))
})

test.each(reviewed)('%s is as it was reviewed', async (file) => {
  const sheet = sheetInMarkdown(sheetOf(calculatorAt(file.replace('.md', ''))))
  await expect(`${sheet.trim()}\n`).toMatchFileSnapshot(join(folder, file))
})
