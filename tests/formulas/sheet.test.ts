import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import { readCalculators } from '../../tools/definitions/definitions.ts'
import { garden, pathWithBeds } from '../rejected/support/good.ts'
import {
  price,
  sand,
  withBeds,
  withMore,
  withPrice,
  withPriceOfMurram,
} from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { changed } from '../support/changed.ts'
import { check, checkTogether } from '../support/checked.ts'
import { SPECIFIED } from '../support/specified.ts'
import { calculatorAt } from '../working/calculators.ts'

/* These tests hold the words of the sheet that no sheet in `reviewed` has. */

const WORKED_EXAMPLES = 'Worked examples'

function sectionOf(heading: string, definition: object) {
  const calculator = checkTogether({ 'gravel-calculator': withBeds, checked: definition })(
    'checked',
  )
  return sheetOf(calculator).sections.find((section) => section.heading === heading)?.items
}

test('a sheet has no section that is empty', () => {
  expect(sheetOf(check(valid)).sections.map(({ heading }) => heading)).toEqual([
    'Fields',
    'Constants',
    'Formulas',
    'Worked examples',
  ])
})

test('in Markdown, signs of its own are escaped', () => {
  const sheet = {
    title: 'Gravel',
    slug: 'gravel',
    summary: 'Tonnes.',
    sections: [
      {
        heading: 'Fields',
        items: [
          { term: 'Area_*', code: 'area', lines: ['a < b > c', '[x] \\ `y`'] },
          { term: 'Alone', lines: [] },
        ],
      },
    ],
  }
  expect(sheetInMarkdown(sheet)).toBe(
    [
      '## Gravel',
      '',
      '`/gravel` – Tonnes.',
      '',
      '### Fields',
      '',
      '- **Area\\_\\*** `area`',
      '  - a \\< b \\> c',
      '  - \\[x\\] \\\\ \\`y\\`',
      '- Alone',
    ].join('\n'),
  )
  expect(sheetInMarkdown({ ...sheet, slug: '', sections: [] })).toBe('## Gravel\n\nTonnes.')
})

test('a field that may be absent says so, and the options that it is there with', () => {
  expect(sectionOf('Fields', withPrice)?.at(-1)?.lines).toEqual([
    'Unit: KSh/tonne; a number above zero; empty at first.',
    'May stay empty: what depends on it is then absent. Anything else is an invalid input and gives no result.',
  ])
  expect(sectionOf('Fields', withPriceOfMurram)?.at(-1)?.lines.at(-1)).toBe(
    'Only there with “Murram” as Stone; otherwise what depends on it is absent.',
  )
  const sometimes = { ...price, optional: true, visibleWhen: { stone: ['ballast', 'murram'] } }
  const priced = withMore({ price: sometimes }, { cost: { unit: 'KSh', is: 'weight * price' } })
  expect(sectionOf('Fields', priced)?.at(-1)?.lines.at(-1)).toBe(
    'Only there with “Ballast” or “Murram” as Stone; otherwise what depends on it is absent.',
  )
})

test('a default of a used calculator, whose field gets nothing, says whose it is', () => {
  const atDefault = changed(sand, {
    'fields.depth': undefined,
    'fields.stone': undefined,
    'uses.gravel.given': { area: 'area' },
    'results[1].label': 'Weight',
    'examples.yard.given': { area: '100' },
    'examples.yard.expect': { volume: '5.00', weight: '8.0', loads: '2' },
  })
  const used = changed(valid, { 'fields.depth.hint': 'Of a path, 5 cm.' })
  const calculator = checkTogether({ 'gravel-calculator': used, checked: atDefault })('checked')
  const constants = sheetOf(calculator).sections.find(({ heading }) => heading === 'Constants')
  const whose = 'The figure at first of the Gravel Calculator, which this one uses.'
  expect(constants?.items.slice(0, 2).map(({ term, lines }) => [term, lines])).toEqual([
    ['Depth: 5 cm', [whose, 'Beside the field: Of a path, 5 cm.']],
    ['Density: 1.6 tonnes/m³', [whose, 'Assumption: Loose weights in common use.']],
  ])
})

test('a choice in a row is among the constants, with the repeat that it is in', () => {
  const items = sectionOf(
    'Constants',
    changed(withBeds, {
      'fields.beds.fields.soil': { ...valid.fields.stone, label: 'Soil' },
      'fields.beds.formulas.bedArea.is': 'length * width * soil.density / soil.density',
    }),
  )
  expect(items?.at(-1)).toEqual({
    term: 'Soil',
    code: 'beds.soil',
    lines: [
      'Ballast: density 1.6 tonnes/m³',
      'Murram: density 1.9 tonnes/m³',
      'Assumption: Loose weights in common use.',
    ],
  })
})

test('rows that must be there are counted, and an example names what each row is given', () => {
  const beds = [{ length: '1', width: '1' }]
  const once = changed(pathWithBeds.definition, {
    'fields.beds.minimum': 1,
    'examples.path.given': { area: '21', beds },
    'examples.yard.given.area': '101',
    'examples.yard.given.beds': beds,
  })
  expect(sectionOf('Fields', once)?.[3]?.lines).toEqual([
    'Rows, one for each bed: at least 1, at most 5. An empty row counts as not there.',
  ])
  expect(sectionOf(WORKED_EXAMPLES, once)?.[0]?.lines[0]).toBe(
    'Given: Area 21 m²; Bed 1, length 1 m; Bed 1, width 1 m.',
  )
})

test('an estimate of another calculator says what it gets, for which rows, and when it is made', () => {
  const of = 'gravel-calculator'
  const { beds } = withBeds.fields
  const estimates = [
    {
      name: 'Path',
      stage: 'Ground',
      of,
      given: { area: 'area', depth: 'depth', stone: 'stone', beds: ['beds', 'lawns'] },
      when: 'covered',
    },
    { name: 'Bed {row}', stage: 'Beds', of, given: { area: 'beds.bedArea' }, forEach: 'beds' },
  ]
  const lawns = { ...beds, label: 'Lawns', row: 'lawn', formulas: {} }
  const definition = changed(garden.definition, { 'fields.lawns': lawns, estimates })
  expect(sectionOf('Estimates of other calculators', definition)).toEqual([
    {
      term: 'Path',
      code: of,
      lines: [
        'Stage: Ground.',
        'area = area',
        'depth = depth',
        'stone = stone',
        'beds = rows of beds, lawns',
        'Only while covered is above zero.',
      ],
    },
    {
      term: 'Bed …',
      code: of,
      lines: ['Stage: Beds.', 'area = beds.bedArea', 'One for each row of beds.'],
    },
  ])
})

test('a material within limits says them, and what the page says elsewhere if it says something', () => {
  const use = { amount: 'volume', where: { depth: { maximum: '50' } } }
  const materials = [
    { material: 'murram', ...use },
    { material: 'ballast', ...use, note: 'No deeper than 50 cm.' },
  ]
  const items = sectionOf('What to buy', { ...valid, materials })
  expect(items?.map(({ lines }) => lines[1])).toEqual([
    'Only where depth is a number, at most 50.',
    'Only where depth is a number, at most 50; elsewhere the page says: “No deeper than 50 cm.”',
  ])
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

test('each specified calculator has been reviewed', () => {
  expect(reviewed).toEqual(expect.arrayContaining(SPECIFIED.map(({ slug }) => `${slug}.md`)))
})

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
  expect(outside).not.toMatch(/(?<!\\)[*_]/)
})
