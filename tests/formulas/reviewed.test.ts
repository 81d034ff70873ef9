import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { calculatorAt } from '../working/calculators.ts'

/*
 * What a reviewer read, word for word. A change to a formula, a constant or a text shows here as
 * what it is. Whoever has read the new sheet puts it in the old one's place with
 * `npx vitest run -u tests/formulas`. A new calculator needs no file here.
 */
const folder = join(import.meta.dirname, 'reviewed')
const reviewed = readdirSync(folder)

test('the six calculators have been reviewed', () => {
  expect(reviewed.length).toBeGreaterThanOrEqual(6)
})

test.each(reviewed)('%s stands as it was reviewed', async (file) => {
  const sheet = sheetInMarkdown(sheetOf(calculatorAt(file.replace('.md', ''))))
  await expect(`${sheet.trim()}\n`).toMatchFileSnapshot(join(folder, file))
})
