import { describe, expect, test } from 'vitest'
import catalogue from '../../calculators/shared/materials.ts'
import { checkMaterialCatalogue } from '../../schemas/check/materialCatalogue.ts'
import type { Pack } from '../../schemas/definition/compiled.ts'

/*
 * A maintainer may make a mistake in the catalogue of materials: the check refuses each with its place,
 * and says what would be right.
 */

const FILE = 'calculators/shared/materials.ts'

const PREFIX = `DefinitionError: ${FILE}: `

const sand = {
  name: 'sand',
  unit: 'm³',
  weight: { value: '1.6', unit: 'tonne/m³', assumption: 'A figure of the trade.' },
  packs: {
    tonne: {
      singular: 'tonne',
      plural: 'tonnes',
      of: 'sand',
      holds: '1',
      unit: 'tonne',
      decimals: 1,
    },
    wheelbarrow: { singular: 'wheelbarrow', plural: 'wheelbarrows', of: 'sand', holds: '0.065' },
  },
  assumption: 'Sold loose.',
}
const { tonne, wheelbarrow } = sand.packs
const box = { singular: 'box', plural: 'boxes', of: 'sand', holdsLabel: 'Shovels in a box' }

const roll = { singular: 'roll', plural: 'rolls', of: 'wire', holds: '1' }
const metre = { singular: 'metre', plural: 'metres', of: 'wire', holds: '1', unit: 'm' }
const wire = {
  name: 'wire',
  unit: 'roll',
  packs: { roll, metre },
  assumption: 'Sold so.',
}

function refusal(definition: unknown): string {
  try {
    checkMaterialCatalogue(FILE, definition)
  } catch (error) {
    return String(error)
  }
  return 'accepted'
}

test('The size of a pack sold by weight is the volume of that weight of the material', () => {
  const { packs } = checkMaterialCatalogue(FILE, { sand }).sand ?? {}
  expect(packs?.map(({ id, holds }) => [id, holds])).toEqual([
    ['tonne', '5/8'],
    ['wheelbarrow', '0.065'],
  ])
})

describe('A mistake in the catalogue is refused:', () => {
  test.each<[string, object, string]>([
    ['a unit that is none', { unit: 'Heap' }, "sand.unit is 'Heap', where 'Heap' is not a unit"],
    ['no origin', { assumption: undefined }, 'sand has neither source nor assumption'],
    [
      'a weight in a unit that is none',
      { weight: { ...sand.weight, unit: 'Heap' } },
      "sand.weight.unit is 'Heap', where 'Heap' is not a unit",
    ],
    [
      'a pack in a unit that is none',
      { packs: { tonne: { ...tonne, unit: 'Heap' } } },
      "sand.packs.tonne.unit is 'Heap', where 'Heap' is not a unit",
    ],
    [
      'a weight without an origin',
      { weight: { value: '1.6', unit: 'tonne/m³' } },
      'sand.weight has neither source nor assumption',
    ],
    [
      'a weight that is nothing',
      { weight: { ...sand.weight, value: '0' } },
      'sand.weight.value is zero; a number above zero is expected',
    ],
    [
      'a weight by area',
      { weight: { ...sand.weight, unit: 'tonne/m²' } },
      'sand.packs.tonne.unit is tonne; a pack of sand is in m³ (its own unit; then leave unit out), or in tonne·m (its weight is in tonne/m²)',
    ],
    [
      'a pack by weight of what does not say its weight',
      { weight: undefined },
      'sand.packs.tonne.unit is tonne, but the material has no weight; add one, or give holds in its own unit',
    ],
    ['no packs', { packs: {} }, 'sand.packs is empty; at least one pack is expected'],
    [
      'a pack that holds nothing',
      { packs: { tonne: { ...tonne, holds: '0' } } },
      'sand.packs.tonne.holds is zero; a number above zero is expected',
    ],
    [
      'a pack that holds a word',
      { packs: { tonne: { ...tonne, holds: 'much' } } },
      "sand.packs.tonne.holds is 'much', which is not an exact number; write '5.5' or '2/7'",
    ],
    [
      'a pack that says neither what it holds nor what it asks',
      { packs: { tonne, box: { ...box, holdsLabel: undefined } } },
      'sand.packs.box has neither holds nor holdsLabel; write holds: an exact number',
    ],
    [
      'a pack that says both',
      { packs: { tonne, box: { ...box, holds: '4' } } },
      'sand.packs.box has both holds and holdsLabel; leave one out',
    ],
    [
      'nothing but a pack that asks',
      { packs: { box, wheelbarrow } },
      'sand.packs.box.holdsLabel is on the first pack; begin with a pack that has holds',
    ],
    [
      'a pack without words',
      { packs: { tonne: { ...tonne, plural: ' ' } } },
      'sand.packs.tonne.plural is empty; a text is expected',
    ],
    [
      'parts of a pack that nobody weighs',
      { packs: { tonne: { ...tonne, decimals: 3 } } },
      'sand.packs.tonne.decimals is more than 2',
    ],
    [
      'marks of HTML in its name',
      { name: '<b>sand</b>' },
      'sand.name has <b>, as HTML has it; a text is plain: take it out',
    ],
    [
      'marks of Markdown in a pack',
      { packs: { tonne: { ...tonne, plural: '**tonnes**' } } },
      'sand.packs.tonne.plural has **tonnes**, as Markdown has it; a text is plain: write the words without marks around them',
    ],
    [
      'a pack whose id is no id',
      { packs: { 'Lorry 7': tonne } },
      'sand.packs.Lorry 7 is not an id; ids are lower-case words as lorry-7',
    ],
  ])('%s', (_, change, message) => {
    // As JSON has it: what is undefined is not there.
    const said = refusal(JSON.parse(JSON.stringify({ sand: { ...sand, ...change } })))
    expect(said.slice(0, PREFIX.length + message.length)).toBe(PREFIX + message)
  })

  test('packs in a unit that is not that of the weight, once', () => {
    const packs = { tonne: { ...tonne, unit: 'litre' }, lorry: { ...tonne, unit: 'litre' } }
    expect(refusal({ sand: { ...sand, packs } })).toBe(
      `${PREFIX}sand.packs.tonne.unit is litre; a pack of sand is in m³ (its own unit; then leave unit out), or in tonne (its weight is in tonne/m³)`,
    )
    const nails = { ...sand, name: 'nail', unit: 'nail', weight: { ...sand.weight, unit: 'g' } }
    expect(refusal({ nails: { ...nails, packs } })).toContain(
      'nails.packs.tonne.unit is litre; a pack of nail is in nail (its own unit; then leave unit out), or in g (its weight is in g)',
    )
    const each = { ...nails, weight: { ...sand.weight, unit: 'g/nail' } }
    expect(refusal({ nails: { ...each, packs } })).toBe(
      `${PREFIX}nails.packs.tonne.unit is litre; a pack of nail is in nail (its own unit; then leave unit out), or in g (its weight is in g/nail)`,
    )
  })

  test('a pack in a unit that is not that of the weight, beside what else is wrong', () => {
    const packs = { tonne: { ...tonne, unit: 'litre' }, barrow: { ...wheelbarrow, holds: '0' } }
    const weight = { ...sand.weight, value: '0' }
    expect(refusal({ sand: { ...sand, weight, packs } })).toBe(
      [
        `${PREFIX}sand.weight.value is zero; a number above zero is expected`,
        `${FILE}: sand.packs.tonne.unit is litre; a pack of sand is in m³ (its own unit; then leave unit out), or in tonne (its weight is in tonne/m³)`,
        `${FILE}: sand.packs.barrow.holds is zero; a number above zero is expected`,
      ].join('\n'),
    )
  })

  test.each<[string, object, string]>([
    [
      'a length on the first pack',
      { packs: { metre, roll } },
      'wire.packs.metre.unit is m on the first pack, but not every calculator says how long all of it is; begin with a pack in roll',
    ],
    [
      'a pack by length that asks',
      { packs: { roll, metre: { ...metre, holds: undefined, holdsLabel: 'Metres' } } },
      'wire.packs.metre asks how many metres one has; give holds: what is sold by its length is one measure long',
    ],
  ])('what is sold by its length, with %s', (_, change, message) => {
    const said = refusal(JSON.parse(JSON.stringify({ wire: { ...wire, ...change } })))
    expect(said).toBe(PREFIX + message)
  })

  test('something that is not data', () => {
    expect(refusal({ sand: { ...sand, name: () => 'sand' } })).toBe(
      `${PREFIX}sand.name is function; a definition is pure data: text, numbers, lists, objects`,
    )
    expect(refusal(undefined)).toContain(PREFIX)
  })
})

test('The catalogue keeps all that saved links name, and may gain packs: ids, order, and the exact size and decimals of each', () => {
  const materials = Object.values(checkMaterialCatalogue(FILE, catalogue))
  const oneTonne = (pack: string, weight: string) => `${pack} asked, one is 1/${weight}`
  const loose = (weight: string, ...barrow: string[]) => [
    `tonne 1/${weight}`,
    ...barrow,
    `lorry-7 7/${weight}`,
    `lorry-10 10/${weight}`,
    `lorry-16 16/${weight}`,
    `lorry-18 18/${weight}`,
    oneTonne('lorry', weight),
  ]
  const asWritten: Record<string, string> = {
    '5/8': '1/1.6',
    '35/8': '7/1.6',
    '25/4': '10/1.6',
    '10': '16/1.6',
    '45/4': '18/1.6',
  }
  const heavier: Record<string, string> = {
    '10/17': '1/1.7',
    '70/17': '7/1.7',
    '100/17': '10/1.7',
    '160/17': '16/1.7',
    '180/17': '18/1.7',
  }
  const written = (holds = 'asked') => asWritten[holds] ?? heavier[holds] ?? holds
  const packsOf = new Map(materials.map(({ id, unit, packs }) => [`${id} in ${unit}`, packs]))
  const textOf = ({ id, holds, oneTyped }: Pack) =>
    oneTyped === undefined ? `${id} ${written(holds)}` : `${id} asked, one is ${written(oneTyped)}`
  // All else is sold whole, but sheets by their length.
  const decimalsOf: Record<string, number> = { tonne: 1, unit: 2 }
  const named = [
    ['cement in bag', 'bag 1'],
    ['sand in m³', ...loose('1.6', 'wheelbarrow 0.065', 'bucket 0.02'), oneTonne('pickup', '1.6')],
    [
      'ballast in m³',
      ...loose('1.6', 'wheelbarrow 0.065', 'bucket 0.02'),
      oneTonne('pickup', '1.6'),
    ],
    ['hardcore in m³', ...loose('1.7')],
    ['murram in m³', ...loose('1.7')],
    ['dust in m³', ...loose('1.6', 'wheelbarrow 0.065')],
    ['block in block', 'piece 1', 'metre 1', 'foot 0.3048'],
    ['tile in tile', 'piece 1', 'box asked'],
    ['paint in litre', 'tin-4 4', 'tin-20 20', 'tin-1 1'],
    ['sheet in sheet', 'piece 1', 'metre 1', 'foot 0.3048'],
    ['ridge in piece', 'piece 1'],
    ['steel in bar', 'bar 1'],
    ['board in board', 'piece 1'],
    ['cornice in m', 'piece 2.4', 'metre 1', 'foot 0.3048'],
    ['paving in block', 'piece 1'],
    ['excavation in m³', 'unit 1'],
    ['concreting in m³', 'unit 1'],
    ['steel-fixing in kg', 'unit 1'],
    ['walling in m²', 'unit 1'],
    ['roofing in m²', 'unit 1'],
    ['plastering in m²', 'unit 1'],
    ['painting in m²', 'unit 1'],
    ['tiling in m²', 'unit 1'],
    ['ceiling-work in m²', 'unit 1'],
    ['binding-wire in kg', 'kilogram 1'],
    ['mesh in roll', 'roll 1', 'metre 1', 'foot 0.3048'],
    ['polythene in roll', 'roll 1', 'metre 1', 'foot 0.3048'],
    ['timber in ft', 'foot 1'],
    ['nails in kg', 'kilogram 1'],
    ['formwork in m²', 'unit 1'],
    ['roof-framing in m²', 'unit 1'],
    ['undercoat in litre', 'tin-4 4', 'tin-20 20', 'tin-1 1'],
    ['adhesive in kg', 'bag-20 20', 'bag-25 25'],
    ['grout in kg', 'bag-5 5', 'kilogram 1'],
    ['furring in m', 'piece 3', 'metre 1', 'foot 0.3048'],
    ['main-channel in m', 'piece 3', 'metre 1', 'foot 0.3048'],
    ['wall-angle in m', 'piece 3', 'metre 1', 'foot 0.3048'],
    ['screws in piece', 'box 500'],
    ['hangers in piece', 'piece 1'],
    ['gutter in m', 'piece 4'],
    ['roofing-nails in kg', 'kilogram 1'],
    ['hoop-iron in m', 'roll 60'],
    ['dpc in m', 'roll 7'],
    ['anti-termite in m²', 'litre 4'],
    ['door in door', 'piece 1'],
    ['window in window', 'piece 1'],
    ['glass in m²', 'square-metre 1'],
    ['burglar-bar in m²', 'square-metre 1'],
    ['cill in m', 'metre 1'],
    ['chain-link in roll', 'roll 1'],
    ['barbed-wire in m', 'roll-610 610', 'roll-50 50'],
    ['line-wire in m', 'roll-610 610', 'roll-50 50'],
    ['post in post', 'piece 1'],
    ['strut in post', 'piece 1'],
    ['vent-pipe in m', 'piece 6'],
    ['formwork-board in m²', 'square-metre 1'],
    ['prop in prop', 'piece 1'],
    ['cabro-laying in m²', 'unit 1'],
    ['screeding in m²', 'unit 1'],
    ['skirting-work in m', 'unit 1'],
    ['fitting in opening', 'unit 1'],
    ['fencing in m', 'unit 1'],
  ]
  for (const [material = '', ...packs] of named) {
    const known = packs.map((pack) => pack.split(' ')[0])
    const now = (packsOf.get(material) ?? []).filter(({ id }) => known.includes(id))
    expect([material, ...now.map(textOf)]).toEqual([material, ...packs])
    const ofAll = material.startsWith('sheet ') ? { ...decimalsOf, metre: 2, foot: 2 } : decimalsOf
    expect(now.map(({ id, decimals }) => [id, decimals])).toEqual(
      known.map((id) => [id, ofAll[id ?? ''] ?? 0]),
    )
  }
})
