import { expect, test } from 'vitest'
import { checkDefinition } from '../../schemas/check/index.ts'
import { inlineFormulas } from '../../schemas/compile/inline.ts'
import { NO_OTHERS, type Others } from '../../schemas/compile/others.ts'
import { parseShape } from '../../schemas/compile/shape.ts'
import { type Formula, namesIn } from '../../schemas/formula/ast.ts'
import { sand, withMore, withPrice } from '../rejected/support/language.ts'

const slug = 'gravel-calculator'
const gravel = checkDefinition(`calculators/${slug}.ts`, slug, withPrice)
const parsed = parseShape(sand)
if (Array.isArray(parsed)) throw new Error('Sand has its shape')
const user = parsed

const namesOf = (tree: Formula) => namesIn(tree).map(({ name }) => name)
const takenFrom = (find: Others['find']) => inlineFormulas(user, { ...NO_OTHERS, find }, new Map())

test('Of a calculator that is used come its formulas and constants, and what its given numbers accept', () => {
  const { formulas, constants, wanted } = takenFrom(() => gravel)
  expect([...formulas.keys()]).toEqual([
    'gravel.volume',
    'gravel.weight',
    'gravel.loads',
    'gravel.cost',
  ])
  expect(Object.keys(constants)).toEqual(['gravel.lorryLoad'])
  // A choice accepts its options, and nobody gives a price: neither sets a range.
  const positive = gravel.fields.area?.kind === 'number' && gravel.fields.area.accepts
  expect([...wanted]).toEqual([
    ['area', [positive]],
    ['depth', [positive]],
  ])
})

test('What two fields take of one name is kept for both', () => {
  const { area: given } = user.uses.gravel?.given ?? {}
  const twice = { of: slug, given: { area: given ?? '', depth: given ?? '' } }
  const { wanted } = inlineFormulas(
    { ...user, uses: { gravel: twice } },
    { ...NO_OTHERS, find: () => gravel },
    new Map(),
  )
  expect(wanted.get('area')).toHaveLength(2)
})

test('Of a calculator that is not there, or that needs this one in turn, nothing is taken in', () => {
  const nothing = {
    formulas: new Map(),
    constants: {},
    known: new Map(),
    rows: new Map(),
    wanted: new Map(),
  }
  expect(takenFrom(NO_OTHERS.find)).toEqual(nothing)
  expect(takenFrom(() => ({ circle: ['Sand', 'Gravel'] }))).toEqual(nothing)
})

test('A formula that is another calculator’s is told and computed once, under the name that it got first', () => {
  const more = withMore(
    {},
    {
      again: { unit: 'm³', is: 'gravel.volume' },
      double: { unit: 'm³', is: 'gravel.volume * 2' },
      ground: { unit: 'm²', is: 'area' },
    },
  )
  const { path, yard } = more.examples
  const definition = {
    ...sand,
    formulas: { ...more.formulas, ...sand.formulas },
    results: more.results,
    examples: {
      path: { ...path, expect: { ...path.expect, again: '1.00', double: '2.00', ground: '20.00' } },
      yard: {
        ...yard,
        expect: { ...yard.expect, again: '10.00', double: '20.00', ground: '100.00' },
      },
    },
  }
  const others: Others = { ...NO_OTHERS, slugs: [slug], find: () => gravel }
  const checked = checkDefinition('calculators/sand.ts', 'sand', definition, others)
  const told = checked.formulas.map(({ name, ast, from }) => [name, from, ...namesOf(ast)])
  expect(told).toEqual([
    ['volume', 'Gravel Calculator', 'area', 'depth', 'cmPerM'],
    ['weight', 'Gravel Calculator', 'volume', 'stone.density'],
    ['loads', 'Gravel Calculator', 'weight', 'gravel.lorryLoad'],
    ['again', undefined, 'volume'],
    ['double', undefined, 'volume'],
    ['ground', undefined, 'area'],
  ])
})

test.each([
  ['is the same', { lorryLoad: { value: '7', unit: 'tonne' } }, 'lorryLoad'],
  ['is written otherwise', { load: { value: '7.0', unit: 'tonne', label: 'Lorry load' } }, 'load'],
  ['has another value', { lorryLoad: { value: '8', unit: 'tonne' } }, undefined],
  ['has another unit', { lorryLoad: { value: '7', unit: 'kg' } }, undefined],
  ['has other words', { tipper: { value: '7', unit: 'tonne' } }, undefined],
])(
  'A constant of a calculator that is used is one of this one’s only where words, unit and value are: it %s',
  (_, constants, own) => {
    const definition = { ...user, constants }
    const taken = inlineFormulas(definition, { ...NO_OTHERS, find: () => gravel }, new Map())
    expect(taken.known.get('gravel.lorryLoad')).toBe(own)
    expect(Object.keys(taken.constants)).toEqual(own === undefined ? ['gravel.lorryLoad'] : [])
  },
)

test('Where there is no other calculator, one that is used is refused, and none is suggested', () => {
  expect(() => checkDefinition('calculators/sand.ts', 'sand', sand)).toThrow(
    /^calculators\/sand.ts: uses.gravel.of is 'gravel-calculator', which is not a calculator$/m,
  )
})
