import { expect, test } from 'vitest'
import { sand } from '../rejected/support/language.ts'
import { check, type Formulas, inRows, ponds, SUMS, sandWithPonds, withSums } from './ponds.ts'

const surface = { unit: 'm²', is: 'long * half' }
const hole = { unit: 'm³', is: 'surface * depth / cmPerM * soil.swelling' }
const journeys = { unit: 'lorry', is: 'ceil(hole * stone.density / load)' }

test.each<[string, Formulas, string[]]>([
  ['one is word for word the same', { surface }, ['gravel_bedArea']],
  [
    'all on the way are the same',
    { surface, hole, journeys },
    ['gravel_bedArea', 'gravel_dug', 'gravel_trips'],
  ],
  ['it is computed another way', { surface: { ...surface, is: 'half * long' } }, []],
  [
    'it counts something else',
    { surface, hole, journeys: { ...journeys, unit: 'trip' } },
    ['gravel_bedArea', 'gravel_dug'],
  ],
  ['the other has a limit', { reach: { unit: 'm', is: 'long + half' } }, []],
])('A formula of rows is computed once if the rows here have it already: %s', (_, own, known) => {
  const sums = Object.entries(own).map(([name, { unit }]) => [
    `${name}Sum`,
    { unit, is: `sum(ponds.${name})` },
  ])
  const calculator = sandWithPonds({
    rows: { formulas: { ...ponds.formulas, ...own } },
    constants: {
      load: { value: '7.0', label: 'Lorry load', unit: 'tonne', assumption: 'A common tipper.' },
    },
    formulas: Object.fromEntries(sums),
  })
  const theirs = ['gravel_bedArea', 'gravel_dug', 'gravel_trips', 'gravel_corner', 'gravel_kerb']
  expect(
    inRows(calculator, 'ponds')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    ['half', ...Object.keys(own), ...theirs.filter((name) => !known.includes(name))].toSorted(),
  )
})

test('A formula that is handed on twice is still told as that of the calculator it comes from', () => {
  const { ponds: _, ...fields } = sandWithPonds().fields
  const uses = {
    sand: {
      of: 'sand-calculator',
      given: {
        ...sand.uses.gravel.given,
        ponds: { of: 'pools', given: { long: 'long', wide: 'wide', soil: 'soil' } },
      },
    },
  }
  const sums = Object.entries(SUMS).map(([name, { unit }]) => [name, { unit, is: `sand.${name}` }])
  const formulas = {
    volume: { unit: 'm³', is: 'sand.volume' },
    weight: { unit: 'tonne', is: 'sand.weight' },
    loads: { unit: 'lorry', is: 'sand.loads' },
  }
  const garden = {
    ...withSums({ ...sand, formulas }, Object.fromEntries(sums)),
    title: { page: 'Garden Calculator', menu: 'Garden', breadcrumb: 'Garden Calculator' },
    order: 9,
    fields: { ...fields, pools: { ...ponds, label: 'Pools', row: 'pool', formulas: {} } },
    uses,
  }
  const calculator = check('garden-calculator', garden, [sandWithPonds()])
  expect(inRows(calculator, 'pools').map(({ name, from }) => [name, from])).toEqual([
    ['sand_half', 'Sand Calculator'],
    ['sand_gravel_bedArea', 'Gravel Calculator'],
    ['sand_gravel_dug', 'Gravel Calculator'],
    ['sand_gravel_trips', 'Gravel Calculator'],
    ['sand_gravel_corner', 'Gravel Calculator'],
    ['sand_gravel_kerb', 'Gravel Calculator'],
  ])
})
