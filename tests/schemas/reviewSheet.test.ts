import { expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { checkAll } from '../../schemas/check/all.ts'
import { checkMaterialCatalogue } from '../../schemas/compile/materialCatalogue.ts'
import { sheetOf } from '../../schemas/review/reviewSheet.ts'
import {
  gardenExamples,
  metres,
  withBeds,
  withEstimate,
  withMore,
  withRepeat,
} from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'

/*
 * What a reviewer reads of a definition's larger words: choices that are alike, rows, estimates
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

test('an option without figures is named alone, and the same options again are not listed again', () => {
  const region = {
    kind: 'choice',
    label: 'Region',
    default: 'nairobi',
    units: {},
    options: {
      nairobi: { label: 'Nairobi', values: {} },
      coast: { label: 'Coast', values: {} },
    },
    assumption: 'For the test.',
  }
  const coast = { region: ['coast'], shop: ['coast'] }
  const more = withMore(
    {
      region,
      shop: { ...region, label: 'Shop' },
      edge: { ...metres, label: 'Edge', visibleWhen: coast },
    },
    { border: { unit: 'm', is: 'first(edge, 0)' } },
  )
  const examples = Object.entries(more.examples).map(([key, example]) => [
    key,
    { ...example, expect: { ...example.expect, border: '0.00' } },
  ])
  const definition = { ...more, examples: Object.fromEntries(examples) }
  expect(sectionOf('Constants', definition)?.slice(2)).toEqual([
    {
      term: 'Region',
      code: 'region',
      lines: ['Nairobi', 'Coast', 'Assumption: For the test.'],
    },
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
