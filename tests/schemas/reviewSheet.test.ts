import { expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { checkAll } from '../../schemas/check/all.ts'
import { checkMaterialCatalogue } from '../../schemas/compile/materialCatalogue.ts'
import { sheetOf } from '../../schemas/review/reviewSheet.ts'
import { gardenExamples, withBeds, withEstimate, withRepeat } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { keys, tables } from './tables.ts'

/*
 * What a reviewer reads of a definition's larger words: tables, choices that are alike, rows, estimates
 * of other calculators, what there is to buy.
 */

const materials = checkMaterialCatalogue('calculators/shared/materials.ts', catalogue)

const slug = 'garden-estimator'
const own = {
  title: { page: 'Garden Estimator', menu: 'Garden', breadcrumb: 'Garden Estimator' },
  order: 9,
}

/** A section of the sheet of a definition that stands beside the gravel calculator. */
function sectionOf(heading: string, definition: object, isWorkedOut = true) {
  const read = (name: string, data: object) => ({
    file: `calculators/${name}.ts`,
    slug: name,
    definition: data,
  })
  const all = [read('gravel-calculator', withBeds), read(slug, { ...definition, ...own })]
  const verdict = checkAll(all, materials).get(slug)
  if (!verdict?.calculator) throw new Error(JSON.stringify(verdict?.diagnostics))
  const { sections } = sheetOf(verdict.calculator, isWorkedOut)
  return sections.find((section) => section.heading === heading)?.items
}

test('a table by two choices has each line of the one with each of the other', () => {
  const rate = sectionOf('Formulas', tables)?.find(({ code }) => code === 'rate')
  expect(rate).toEqual({
    term: 'Rate, in a table by region and finish',
    code: 'rate',
    lines: [
      'Unit: KSh/m². Shown as “rate”, rounded to 2 decimals.',
      'By region, and for each by finish:',
      'Coast: smooth 500 KSh/m², rough 420 KSh/m²',
      'Nairobi: smooth 450 KSh/m², rough 380 KSh/m²',
      'Rift Valley: smooth 480 KSh/m², rough 400.5 KSh/m²',
      'Source: A list of rates.',
    ],
  })
})

test('a table by a number says what counts between two lines, by the next line or a straight one', () => {
  const items = sectionOf('Formulas', tables)?.slice(-3)
  expect(items?.map(({ term, lines }) => [term, ...lines.slice(1)])).toEqual([
    [
      'Size of the cable, in a table by load current',
      'By load current:',
      '16 A: 1.5 mm²',
      '21 A: 2.5 mm²',
      '28 A: 4 mm²',
      '40 A: 6 mm²',
      'Between two lines of a number the next one up counts.',
      'Assumption: For the test.',
    ],
    [
      'Fuse, in a table by load current',
      'By load current:',
      '6 A: 6 A',
      '10 A: 10 A',
      '16 A: 16 A',
      '20 A: 20 A',
      '32 A: 32 A',
      '40 A: 40 A',
      'Between two lines of a number the next one up counts.',
      'Source: Fuses as they are sold.',
    ],
    [
      'Weight of a post, in a table by height',
      'By height:',
      '2 m: 5 kg',
      '3 m: 7 kg',
      '6 m: 6 kg',
      'Between two lines of a number a straight line runs.',
      'Source: A list of posts.',
    ],
  ])
})

test('a table in a row, by a choice of the row and a number, is named with the rows that it is in', () => {
  const kept = {
    unit: '1',
    table: {
      by: { finish: ['rough', 'smooth'], height: ['3', '6'] },
      figures: [
        ['1', '0.9'],
        ['0.8', '0.7'],
      ],
    },
    source: 'A list of kerbs.',
  }
  const edged = withRepeat({
    fields: { ...withBeds.fields.beds.fields, finish: keys.finish, height: keys.height },
    formulas: { bedArea: { unit: 'm²', is: 'length * width * kept' }, kept },
  })
  expect(sectionOf('Formulas', edged)?.[0]).toEqual({
    term: 'Kept, in a table by finish and height',
    code: 'beds.kept',
    lines: [
      'Unit: none, a plain number. For each bed; its exact value goes into the sums.',
      'By finish, and for each by height:',
      'rough: 3 m 1, 6 m 0.9',
      'smooth: 3 m 0.8, 6 m 0.7',
      'Between two lines of a number the next one up counts.',
      'Source: A list of kerbs.',
    ],
  })
})

test('an option without figures is named alone, and the same options again are not listed again', () => {
  const { region } = keys
  const delivery = {
    unit: 'KSh',
    table: { by: { shop: ['nairobi', 'coast', 'rift'] }, figures: ['0', '900', '500'] },
    source: 'A list of rates.',
  }
  const examples = Object.entries(tables.examples).map(([key, example]) => [
    key,
    { ...example, expect: { ...example.expect, delivery: '0' } },
  ])
  const definition = {
    ...tables,
    fields: { ...tables.fields, shop: { ...region, label: 'Shop' } },
    formulas: { ...tables.formulas, delivery },
    results: [...tables.results, { of: 'delivery', label: 'Delivery', decimals: 0 }],
    examples: Object.fromEntries(examples),
  }
  expect(sectionOf('Constants', definition)?.slice(2)).toEqual([
    {
      term: 'Region',
      code: 'region',
      lines: ['Nairobi', 'Coast', 'Rift Valley', 'Assumption: For the test.'],
    },
    { term: 'Finish', code: 'finish', lines: ['rough', 'smooth', 'Assumption: For the test.'] },
    {
      term: 'Shop',
      code: 'shop',
      lines: ['The same options as “Region”.', 'Assumption: For the test.'],
    },
  ])
})

test('rows that must be there are counted, and an example names what each row is given', () => {
  const once = withRepeat({ minimum: 1 })
  const { path, yard } = once.examples
  const beds = [{ length: '1', width: '1' }]
  const examples = {
    path: { ...path, given: { area: '21', beds } },
    yard: { ...yard, given: { ...yard.given, area: '101', beds } },
  }
  const definition = { ...once, examples }
  expect(sectionOf('Fields', definition)?.[3]?.lines).toEqual([
    'Rows, one for each bed: at least 1, at most 5. An empty row counts as not there.',
  ])
  expect(sectionOf('Worked examples', definition)?.[0]?.lines[0]).toBe(
    'Given: Area 21 m²; Bed 1, length 1 m; Bed 1, width 1 m.',
  )
})

test('an estimate of another calculator says what it gets, for which rows, and when it is made', () => {
  const path = {
    name: 'Path',
    stage: 'Ground',
    of: 'gravel-calculator',
    given: { area: 'area', depth: 'depth', stone: 'stone', beds: ['beds'] },
    when: 'covered',
  }
  const bed = {
    name: 'Bed {row}',
    stage: 'Beds',
    of: 'gravel-calculator',
    given: { area: 'beds.bedArea' },
    forEach: 'beds',
  }
  const garden = withEstimate({}, { estimates: [path, bed], examples: gardenExamples })
  expect(sectionOf('Estimates of other calculators', garden)).toEqual([
    {
      term: 'Path',
      code: 'gravel-calculator',
      lines: [
        'Stage: Ground.',
        'area = area',
        'depth = depth',
        'stone = stone',
        'beds = rows of beds',
        'Only while covered is above zero.',
      ],
    },
    {
      term: 'Bed …',
      code: 'gravel-calculator',
      lines: ['Stage: Beds.', 'area = beds.bedArea', 'One for each row of beds.'],
    },
  ])
})

test('an estimate that gets the rows of two repeats names both', () => {
  const lawns = { ...withBeds.fields.beds, label: 'Lawns', row: 'lawn', formulas: {} }
  const given = { area: 'area', depth: 'depth', stone: 'stone', beds: ['beds', 'lawns'] }
  const garden = withEstimate(
    { given },
    { fields: { ...withBeds.fields, lawns }, examples: gardenExamples },
  )
  const [path] = sectionOf('Estimates of other calculators', garden) ?? []
  expect(path?.lines.at(-1)).toBe('beds = rows of beds, lawns')
})

test('an example without anything to buy has no line of it', () => {
  expect(sectionOf('Worked examples', valid, false)?.[0]).toEqual({
    term: 'A path of 20 m², 5 cm deep',
    lines: [
      'Given: Area 20 m².',
      'Computed: Volume: 1.00 m³; Weight at 5 cm: 1.6 tonnes; Lorry loads: 1 loads.',
    ],
  })
})

test('a material within limits says them, and what the page says elsewhere if it says something', () => {
  const amount = 'volume'
  const where = { depth: { maximum: '50' } }
  const definition = {
    ...valid,
    materials: [
      { material: 'murram', amount, where },
      { material: 'ballast', amount, where, note: 'No deeper than 50 cm.' },
    ],
  }
  const limits = sectionOf('What to buy', definition)?.map(({ lines }) => lines[1])
  expect(limits).toEqual([
    'Only where depth is a number, at most 50.',
    'Only where depth is a number, at most 50; elsewhere the page says: “No deeper than 50 cm.”',
  ])
})
