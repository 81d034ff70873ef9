import { expect, test } from 'vitest'
import { checkAll } from '../../schemas/check/all.ts'
import { checkDefinition } from '../../schemas/check/index.ts'
import { ROUNDING_RULES, sheetInMarkdown, sheetOf } from '../../schemas/review/reviewSheet.ts'
import {
  gravel,
  price,
  sand,
  withBeds,
  withMore,
  withPrice,
  withPriceOfMurram,
  withRepeat,
} from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'

/** The sheet of the gravel calculator with changes, section by section. */
function sectionOf(heading: string, changes: object = {}) {
  const definition = { ...valid, ...changes }
  const { sections } = sheetOf(checkDefinition('calculators/gravel.ts', 'gravel', definition))
  return sections.find((section) => section.heading === heading)?.items
}

test('what a calculator does not have is not on its sheet', () => {
  const { sections } = sheetOf(checkDefinition('calculators/gravel.ts', 'gravel', valid))
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Fields',
    'Constants',
    'Formulas',
    'Worked examples',
  ])
})

test('sources are named, with their address where they have one', () => {
  const sources = [
    { title: 'KS 95', about: 'Sizes of aggregate.' },
    { title: 'Tables', about: 'Loose weights.', url: 'https://www.example.org/weights' },
  ]
  expect(sectionOf('Sources', { sources })).toEqual([
    { term: 'KS 95', lang: 'en', lines: ['Sizes of aggregate.'] },
    { term: 'Tables', lang: 'en', lines: ['Loose weights.', 'https://www.example.org/weights'] },
  ])
})

test('advice and assumptions are as the definition has them', () => {
  const changes = { assumptions: ['The path is level.'], tip: 'Wet it.', footnote: 'Loose gravel.' }
  expect(sectionOf('Assumptions', changes)).toEqual([{ term: 'The path is level.', lines: [] }])
  expect(sectionOf('Advice beside the result', changes)).toEqual([
    { term: 'Wet it.', lines: [] },
    { term: 'Loose gravel.', lines: [] },
  ])
})

test('fields say what they accept, what is in them at first, and what their hint is', () => {
  const { area, depth, stone } = valid.fields
  const fields = {
    area: { ...area, hint: 'Length times width.' },
    depth: { ...depth, accepts: 'number', onInvalid: 'default' },
    stone: { ...stone, hint: 'Ballast drains.' },
  }
  const results = valid.results.map((row) => ({ ...row, mayBeNegative: 'A depth may be.' }))
  expect(sectionOf('Fields', { fields, results })).toEqual([
    {
      term: 'Area',
      code: 'area',
      lines: [
        'Unit: m²; a number above zero; empty at first.',
        'Anything else is an invalid input and gives no result.',
        'Beside the field: Length times width.',
      ],
    },
    {
      term: 'Depth',
      code: 'depth',
      lines: [
        'Unit: cm; a number; 5 cm at first.',
        'Anything else counts as the figure at first, and the result says so.',
      ],
    },
    {
      term: 'Stone',
      code: 'stone',
      lines: [
        'One of the list under Constants; Ballast at first.',
        'Beside the field: Ballast drains.',
      ],
    },
  ])
})

test('exactly one is in the singular, and a quotient stays one', () => {
  const lorryLoad = { value: '1', unit: 'tonne', assumption: 'A pickup.' }
  const { stone } = valid.fields
  const options = {
    ...stone.options,
    ballast: { label: 'Ballast', values: { density: '8/5' } },
  }
  const { path, yard } = valid.examples
  const changes = {
    constants: { lorryLoad },
    fields: { ...valid.fields, stone: { ...stone, options } },
    examples: {
      path: { ...path, given: { area: '20' }, expect: { ...path.expect, loads: '2' } },
      yard: { ...yard, expect: { ...yard.expect, loads: '19' } },
    },
  }
  expect(sectionOf('Constants', changes)).toEqual([
    { term: 'Lorry load: 1 tonne', code: 'lorryLoad', lines: ['Assumption: A pickup.'] },
    {
      term: 'Stone',
      code: 'stone',
      lines: [
        'Ballast: density 8/5 tonnes/m³',
        'Murram: density 1.9 tonnes/m³',
        'Assumption: Loose weights in common use.',
      ],
    },
  ])
})

test('a worked example names what is given, one of it in the singular', () => {
  const { depth } = valid.fields
  const fields = { ...valid.fields, depth: { ...depth, label: 'Layers', unit: 'layer' } }
  const layersPerM = { value: '100', unit: 'layer/m', assumption: 'A layer of 1 cm.' }
  const constants = { ...valid.constants, layersPerM }
  const volume = { ...valid.formulas.volume, is: 'area * depth / layersPerM' }
  const { path, yard } = valid.examples
  const changes = {
    fields,
    constants,
    formulas: { ...valid.formulas, volume },
    examples: {
      path: {
        ...path,
        given: { area: '1000', depth: '1' },
        expect: { volume: '10.00', weight: '16.0', loads: '3' },
      },
      yard,
    },
  }
  const lines = sectionOf('Worked examples', changes)?.map((item) => item.lines.slice(0, 2))
  expect(lines).toEqual([
    [
      'Given: Area 1,000 m²; Layers 1 layer.',
      'Computed: Volume: 10.00 m³; Weight at 1 cm: 16.0 tonnes; Lorry loads: 3 loads.',
    ],
    [
      'Given: Area 100 m²; Layers 10 layers; Stone Murram.',
      'Computed: Volume: 10.00 m³; Weight at 10 cm: 19.0 tonnes; Lorry loads: 3 loads.',
    ],
  ])
})

test('formulas say whether they are shown, and what they must come out as', () => {
  const weight = { ...valid.formulas.weight, accepts: 'positive' }
  const spare = { unit: '1', is: 'depth / depth' }
  const loads = { unit: 'lorry', is: 'ceil((weight / lorryLoad) * spare)' }
  const formulas = { ...valid.formulas, weight, spare, loads }
  expect(sectionOf('Formulas', { formulas })).toEqual([
    {
      term: 'Volume = area × depth ÷ centimetres in a metre',
      code: 'volume = area * depth / cmPerM',
      lines: ['Unit: m³. Shown as “Volume”, rounded to 2 decimals.'],
    },
    {
      term: 'Weight = volume × density',
      code: 'weight = volume * stone.density',
      lines: [
        'Unit: tonne. Shown as “Weight at … cm”, rounded to 1 decimal.',
        'Must come out as a number above zero, or the input is invalid.',
      ],
    },
    {
      term: 'Spare = depth ÷ depth',
      code: 'spare = depth / depth',
      lines: [
        'Unit: none, a plain number. Not shown by itself; its exact value goes into the formulas after it.',
      ],
    },
    {
      term: 'Lorry loads = (weight ÷ lorry load) × spare, rounded up',
      code: 'loads = ceil((weight / lorryLoad) * spare)',
      lines: ['Unit: lorry. Shown as “Lorry loads”, rounded to a whole number.'],
    },
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

test('a repeat says how often it repeats, and its rows what they hold and what each comes to', () => {
  expect(sectionOf('Fields', withBeds)?.slice(-3)).toEqual([
    {
      term: 'Flower beds',
      code: 'beds',
      lines: ['Rows, one for each bed: at most 5. An empty row counts as not there.'],
    },
    {
      term: 'Flower beds, length',
      code: 'beds.length',
      lines: [
        'Unit: m; a number above zero; empty at first.',
        'Anything else is an invalid input and gives no result.',
      ],
    },
    {
      term: 'Flower beds, width',
      code: 'beds.width',
      lines: [
        'Unit: m; a number above zero; empty at first.',
        'Anything else is an invalid input and gives no result.',
      ],
    },
  ])
  expect(sectionOf('Formulas', withBeds)?.slice(0, 2)).toEqual([
    {
      term: 'Bed area = length × width',
      code: 'beds.bedArea = length * width',
      lines: ['Unit: m². For each bed; its exact value goes into the sums.'],
    },
    {
      term: 'Covered = area − bed area of all flower beds',
      code: 'covered = area - sum(beds.bedArea)',
      lines: [
        'Unit: m². Not shown by itself; its exact value goes into the formulas after it.',
        'Must come out as a number above zero, or the input is invalid: “The beds are larger than the path”.',
      ],
    },
  ])
})

test('a field that may be absent says so, and with what it is there', () => {
  expect(sectionOf('Fields', withPrice)?.at(-1)?.lines).toEqual([
    'Unit: KSh/tonne; a number above zero; empty at first.',
    'May stay empty: what depends on it is then absent. Anything else is an invalid input and gives no result.',
  ])
  expect(sectionOf('Fields', withPriceOfMurram)?.at(-1)?.lines).toEqual([
    'Unit: KSh/tonne; a number above zero; 900 KSh/tonne at first.',
    'Anything else is an invalid input and gives no result.',
    'Only there with “Murram” as Stone; otherwise what depends on it is absent.',
  ])
})

test('a choice in a row is among the constants, with the repeat that it is in', () => {
  const edge = {
    kind: 'choice',
    label: 'Edge',
    default: 'none',
    units: { part: '1' },
    options: {
      none: { label: 'None', values: { part: '1' } },
      stones: { label: 'Stones', values: { part: '0.9' } },
    },
    assumption: 'Stones take a tenth.',
  }
  const edged = withRepeat({
    fields: { ...withBeds.fields.beds.fields, edge },
    formulas: { bedArea: { unit: 'm²', is: 'length * width * edge.part' } },
  })
  expect(sectionOf('Constants', edged)?.slice(1)).toEqual([
    expect.objectContaining({ code: 'stone' }),
    {
      term: 'Edge',
      code: 'beds.edge',
      lines: ['None: part 1', 'Stones: part 0.9', 'Assumption: Stones take a tenth.'],
    },
  ])
})

test('a field that is there with several options names them all', () => {
  const sometimes = { ...price, optional: true, visibleWhen: { stone: ['ballast', 'murram'] } }
  const priced = withMore({ price: sometimes }, { cost: { unit: 'KSh', is: 'weight * price' } })
  expect(sectionOf('Fields', priced)?.at(-1)?.lines.at(-1)).toBe(
    'Only there with “Ballast” or “Murram” as Stone; otherwise what depends on it is absent.',
  )
})

test('what a review rests on is said: exact arithmetic, counts rounded up, results rounded once', () => {
  expect(ROUNDING_RULES.map((rule) => rule.split(/[:,] /)[0])).toEqual([
    'All arithmetic is exact',
    'A count (tiles',
    'A result is rounded once',
  ])
})

test('a formula of another calculator has the names of this one, and says whose it is', () => {
  const read = (slug: string, definition: unknown) => ({
    file: `calculators/${slug}.ts`,
    slug,
    definition,
  })
  const formulas = {
    ...sand.formulas,
    weight: { ...valid.formulas.weight, label: 'Weight of sand' },
    loads: { label: 'Loads of both', unit: 'lorry', is: '2 * gravel.loads' },
  }
  const { path, yard } = sand.examples
  const examples = {
    path: { ...path, expect: { ...path.expect, loads: '2' } },
    yard: { ...yard, expect: { ...yard.expect, loads: '6' } },
  }
  const verdicts = checkAll([
    read('gravel-calculator', gravel['gravel-calculator']),
    read('sand', { ...sand, formulas, examples }),
  ])
  const calculator = verdicts.get('sand')?.calculator
  if (!calculator) throw new Error(JSON.stringify(verdicts.get('sand')?.diagnostics))
  const items = sheetOf(calculator).sections.find(({ heading }) => heading === 'Formulas')?.items
  expect(items?.map(({ code }) => code)).toEqual([
    'volume = area * depth / cmPerM',
    'weight = volume * stone.density',
    'gravel.weight = volume * stone.density',
    'gravel.loads = ceil(gravel.weight / gravel.lorryLoad)',
    'loads = 2 * gravel.loads',
  ])
  expect(items?.[2]?.lines).toEqual([
    'Unit: tonne. Not shown by itself; its exact value goes into the formulas after it.',
    'Taken from the Gravel Calculator, with the names of this one.',
  ])
})
