import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { readCalculators } from '../../tools/definitions/definitions.ts'
import { valid } from '../rejected/valid.ts'
import { check } from '../support/checked.ts'
import { calculatorAt } from '../working/calculators.ts'

/* These tests hold the words of the sheet that no sheet in `reviewed` has. */

const WORKED_EXAMPLES = 'Worked examples'

test('a sheet has no section that is empty', () => {
  expect(sheetOf(check(valid)).sections.map(({ heading }) => heading)).toEqual([
    'Fields',
    'Constants',
    'Formulas',
    'Worked examples',
  ])
})

/** What a reviewer is told in some calculators alone. */
test.each([
  ['house-estimator', 'Fields', 'May stay empty: what depends on it is then absent.'],
  ['ground-slab-calculator', 'Fields', 'Only there with “A142” or “A98” as Mesh (BRC);'],
  [
    'bar-schedule-calculator',
    'Fields',
    'Rows, one for each row: at least 1, at most 60. An empty row',
  ],
  ['bar-schedule-calculator', 'Constants', 'Diameter bars.diameter D8: bar diameter 8 mm'],
  [
    'ground-slab-calculator',
    'Constants',
    'The figure at first of the Hardcore Calculator, which this',
  ],
  ['house-estimator', 'Estimates of other calculators', 'openings = rows of windows, outsideDoors'],
  ['house-estimator', 'Estimates of other calculators', 'Only while fill is above zero.'],
  ['house-estimator', 'Estimates of other calculators', 'One for each row of rooms.'],
  [
    'steel-weight-calculator',
    'What to buy',
    'at most 12; elsewhere the page says: “Bars are sold in',
  ],
  ['steel-weight-calculator', 'What to buy', 'Cut into pieces from as few lengths of 12 m as the'],
  ['tile-estimator', 'What to buy', 'boxes of tiles, whose content a person types, whole.'],
  ['plaster-estimator', WORKED_EXAMPLES, 'Opening 1, width'],
])('the sheet of %s says under “%s”: %s', (slug, heading, text) => {
  const { sections } = sheetOf(calculatorAt(slug))
  const items = sections.find((section) => section.heading === heading)?.items ?? []
  const said = items.map(({ term, code, lines }) => [term, code, ...lines].join(' ')).join(' ')
  expect(said).toContain(text)
})

test('a worked example says what is given, computed and bought, and how', () => {
  const { sections } = sheetOf(calculatorAt('steel-weight-calculator'))
  const examples = sections.find(({ heading }) => heading === WORKED_EXAMPLES)?.items
  expect(examples?.[0]).toEqual({
    term: 'Twelve 12 mm bars of 12 m',
    lines: [
      'Given: Bar diameter D12 – 12 mm; Bar length 12 m; Number of bars 12.',
      'Computed: Weight per bar: 10.67 kg; Total weight for 12 bars: 128.00 kg.',
      'Weight per bar = (bar diameter)² × bar length ÷ weight divisor = (12 mm)² × 12 m ÷ 162 mm²·m/kg = 10.666… (32/3) kg, rounded to 2 decimals = 10.67 kg',
      'Total weight = weight per bar × number of bars = 10.666… (32/3) kg × 12 = 128.00 kg',
      'To buy: 12 bars of steel of 12 m, 12 mm; 2 kg of binding wire.',
      'Steel bars to buy = (number of bars, rounded up) × bar length = (12, rounded up) × 12 m = 144 m, cut from 12 bars',
      'Binding wire to buy = total weight × binding wire for a tonne of steel ÷ kilograms in a tonne = 128.00 kg × 10 kg/tonne ÷ 1,000 kg/tonne = 1.28 kg; 1.28 kg, rounded up to 2 kg',
    ],
  })
})

/*
 * The files hold the sheets that a reviewer read, word for word, but for the worked examples, whose
 * figures the check compares with the definition. A change to a formula, a constant or a text makes this
 * test fail. The reviewer of the new sheet replaces the old one with `npx vitest run -u tests/formulas`,
 * and the commit names the reviewer. If a calculator has no file here, nobody has reviewed it:
 * `npm run formulas -- <slug>` prints the sheet that the reviewer reads and then adds here.
 */
const folder = join(import.meta.dirname, 'reviewed')
const reviewed = readdirSync(folder)

test.each(reviewed)('%s is as it was reviewed', async (file) => {
  const sheet = sheetOf(calculatorAt(file.replace('.md', '')))
  const sections = sheet.sections.filter(({ heading }) => heading !== WORKED_EXAMPLES)
  await expect(`${sheetInMarkdown({ ...sheet, sections }).trim()}\n`).toMatchFileSnapshot(
    join(folder, file),
  )
})

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
  expect(outside).not.toMatch(/(?<!\\)[*_<[]/)
})
