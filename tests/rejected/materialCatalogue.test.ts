import { describe, expect, test } from 'vitest'
import { checkMaterialCatalogue } from '../../schemas/check/materialCatalogue.ts'

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
  test.each<[string, object]>([
    ["sand.unit is 'Heap', where 'Heap' is not a unit", { unit: 'Heap' }],
    ['sand has neither source nor assumption', { assumption: undefined }],
    [
      "sand.weight.unit is 'Heap', where 'Heap' is not a unit",
      { weight: { ...sand.weight, unit: 'Heap' } },
    ],
    [
      "sand.packs.tonne.unit is 'Heap', where 'Heap' is not a unit",
      { packs: { tonne: { ...tonne, unit: 'Heap' } } },
    ],
    [
      'sand.weight has neither source nor assumption',
      { weight: { value: '1.6', unit: 'tonne/m³' } },
    ],
    [
      'sand.weight.value is zero; a number above zero is expected',
      { weight: { ...sand.weight, value: '0' } },
    ],
    [
      'sand.packs.tonne.unit is tonne; a pack of sand is in m³ (its own unit; then leave unit out), or in tonne·m (its weight is in tonne/m²)',
      { weight: { ...sand.weight, unit: 'tonne/m²' } },
    ],
    [
      'sand.packs.tonne.unit is tonne, but the material has no weight; add one, or give holds in its own unit',
      { weight: undefined },
    ],
    [
      'sand.packs.wheelbarrow.stockLength is on a pack that nothing is cut from; only the first pack has it, which is whole and of a material that is counted, or in m and as long as it holds',
      { packs: { tonne, wheelbarrow: { ...wheelbarrow, stockLength: '12' } } },
    ],
    ['sand.packs is empty; at least one pack is expected', { packs: {} }],
    [
      'sand.packs.tonne.holds is zero; a number above zero is expected',
      { packs: { tonne: { ...tonne, holds: '0' } } },
    ],
    [
      "sand.packs.tonne.holds is 'much', which is not an exact number; write '5.5' or '2/7'",
      { packs: { tonne: { ...tonne, holds: 'much' } } },
    ],
    [
      'sand.packs.box has neither holds nor holdsLabel; write holds: an exact number',
      { packs: { tonne, box: { ...box, holdsLabel: undefined } } },
    ],
    [
      'sand.packs.box has both holds and holdsLabel; leave one out',
      { packs: { tonne, box: { ...box, holds: '4' } } },
    ],
    [
      'sand.packs.box.holdsLabel is on the first pack; begin with a pack that has holds',
      { packs: { box, wheelbarrow } },
    ],
    [
      'sand.packs.tonne.plural is empty; a text is expected',
      { packs: { tonne: { ...tonne, plural: ' ' } } },
    ],
    ['sand.packs.tonne.decimals is more than 2', { packs: { tonne: { ...tonne, decimals: 3 } } }],
    ['sand.name has <b>, as HTML has it; a text is plain: take it out', { name: '<b>sand</b>' }],
    [
      'sand.packs.tonne.plural has **tonnes**, as Markdown has it; a text is plain: write the words without marks around them',
      { packs: { tonne: { ...tonne, plural: '**tonnes**' } } },
    ],
    [
      'sand.packs.Lorry 7 is not an id; ids are lower-case words as lorry-7',
      { packs: { 'Lorry 7': tonne } },
    ],
  ])('%s', (message, change) => {
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

  test.each<[string, object]>([
    [
      'wire.packs.metre.unit is m on the first pack, but not every calculator says how long all of it is; begin with a pack in roll',
      { packs: { metre, roll } },
    ],
    [
      'wire.packs.metre asks how many metres one has; give holds: what is sold by its length is one measure long',
      { packs: { roll, metre: { ...metre, holds: undefined, holdsLabel: 'Metres' } } },
    ],
  ])('of what is sold by its length: %s', (message, change) => {
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
