import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { SPECIFIED } from '../support/specified.ts'
import { calculatorAt } from '../working/calculators.ts'

/*
 * The files hold the sheets that a reviewer read, word for word. A change to a formula, a constant or a
 * text makes this test fail. The reviewer of the new sheet replaces the old one with
 * `npx vitest run -u tests/formulas`, and the commit names the reviewer. If a calculator has no file
 * here, nobody has reviewed it: `npm run formulas -- <slug>` prints the sheet that the reviewer reads
 * and then adds here.
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
