import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { readLink, writeLink } from '../../src/permalink/estimateLink.ts'
import { calculatorAt, calculators, estimateOf, ROOM, typedInto } from '../export/support.ts'
import { runsAtDepth } from '../support/depth.ts'
import { expectSame } from '../support/expectSame.ts'
import { plaster } from '../support/plaster.ts'

const RUNS = runsAtDepth(50, 200)
const tiles = calculatorAt('tile-estimator')
const blocks = calculatorAt('block-brick-estimator')
const LINK = 'roomLength=3&roomWidth=3&tileLength=30&tileWidth=30&wastage=10'

test('a link holds the default where what was typed is not a number', () => {
  const estimate = estimateOf(blocks, {
    wallLength: '5',
    wallHeight: '3',
    wastage: 'x'.repeat(5000),
  })
  expect(new URLSearchParams(writeLink(estimate)).get('wastage')).toBe('5')
})

test('a link says the entry as it was made: unit, inches, rows', () => {
  const texts = {
    wallLength: '12',
    'wallLength.unit': 'ft in',
    'wallLength.inches': '6',
    wallHeight: '300 cm',
    'openings.0.width': '3',
    'openings.0.width.unit': 'ft',
    'openings.0.height': '2.1',
    'openings.0.count': '1',
    'openings.1.width': '0.6',
    'openings.1.height': '0.6',
    'openings.1.count': '2',
    coat: 'usual',
  }
  const outcome = computeEstimate(plaster, texts)
  if (outcome.state !== 'ready') throw new Error('The wall is not accepted')
  const link = readLink(plaster, writeLink(outcome.estimate))
  expect(link?.typed).toEqual(texts)
  expect(link?.estimate.rows).toEqual(outcome.estimate.rows)
})

test('a house of a link from before it was whole opens, and what the link lacks has its default', () => {
  const house = calculatorAt('house-estimator')
  const shared =
    'length=10&width=8&rise=2&insideWalls=18&wallHeight=2.7&plinth=0.3&outsideType=machine-cut-stone-200&insideType=machine-cut-stone-150&trenchWidth=0.6&trenchDepth=0.9&footing=20&slab=10&hardcore=300&tileLength=40&tileWidth=40&coats=2&rooms.0.length=4.5&rooms.0.width=4&windows.0.width=1.5&windows.0.height=1.2&windows.0.count=5'
  const { estimate } = readLink(house, shared) ?? {}
  expect(estimate?.rows.map(({ value }) => value)).toEqual([
    '80.00',
    '35.20',
    '18.00',
    '53.20',
    '18.00',
  ])
  expect(estimate?.formValues).toMatchObject({ joint: '20', 'rooms.0.wallTiles': '0' })
})

test('a link from before a choice was added opens with the default of the choice', () => {
  const slab = calculatorAt('slab-steel-calculator')
  const shared = 'slabLength=4.2&slabWidth=3.6&diameter=10&spacing=200&cover=25&barLength=12'
  expect(readLink(slab, shared)?.estimate.rows.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['4.15', '3.55', '19', '22', '18', '133.33']),
  )
  expect(readLink(slab, shared.replace('diameter=10&', ''))).toBeUndefined()
  const ceiling = calculatorAt('ceiling-calculator')
  const room = 'roomLength=3.6&roomWidth=3&boardLength=2.4&boardWidth=1.2&wastage=10'
  expect(readLink(ceiling, room)?.estimate.rows.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['10.80', '5', '13.20']),
  )
})

test('a sum comes back from a link as it was typed', () => {
  const sums = {
    ...ROOM,
    roomLength: '3.6 m + 12 ft 6 in',
    roomWidth: '4 1/2',
    wastage: '5 + 5',
  }
  const link = writeLink(estimateOf(tiles, sums))
  expect(readLink(tiles, link)?.typed).toEqual(sums)
})

test('a link leaves out rows that are empty, and counts the others on', () => {
  const row = (index: number, text: string) => ({
    [`openings.${index}.width`]: text,
    [`openings.${index}.height`]: text,
    [`openings.${index}.count`]: '1',
  })
  const wall = { wallLength: '4', wallHeight: '3', coat: 'usual' }
  const outcome = computeEstimate(plaster, { ...wall, ...row(0, ''), ...row(1, '1') })
  if (outcome.state !== 'ready') throw new Error('The wall is not accepted')
  expect(readLink(plaster, writeLink(outcome.estimate))?.typed).toEqual({ ...wall, ...row(0, '1') })
})

test.each([
  ['of a unit that no field has', '&roomLength.unit=mile'],
  ['of the unit of a field that has none', '&wastage.unit=m'],
  ['of inches that no control shows', '&roomLength.inches=6'],
  ["of a field's own unit, which goes without saying", '&roomLength.unit=m'],
  ['of a row of a repeat that is not there', '&openings.0.width=1'],
])('a fragment that speaks %s gives the plain page', (_what, more) => {
  expect(readLink(tiles, LINK + more)).toBeUndefined()
})

describe.each(calculators)('$title.page', (calculator) => {
  test(`${RUNS} random inputs come back from a link with identical results`, () => {
    fc.assert(
      fc.property(typedInto(calculator), (typed) => {
        const outcome = computeEstimate(calculator, typed)
        fc.pre(outcome.state === 'ready')
        if (outcome.state !== 'ready') return
        const link = readLink(calculator, writeLink(outcome.estimate))
        expectSame(link?.estimate.rows, outcome.estimate.rows)
        expectSame(link?.estimate.values, outcome.estimate.values)
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    )
  })
})

test.each([
  ['empty', ''],
  ['a place on the page', 'main'],
  ['truncated', LINK.slice(0, 40)],
  ['truncated within a value', LINK.slice(0, -2)],
  ['with a field too many', `${LINK}&grout=3`],
  ['with a field twice', `${LINK}&wastage=10`],
  ['with one field in the place of another', LINK.replace('wastage', 'roomWidth')],
  ['with a text for a number', LINK.replace('=3&', '=Call%200700&')],
  ['with markup', LINK.replace('=3&', '=<img src=x onerror=alert(1)>&')],
  ['with a zero length', LINK.replace('=3&', '=0&')],
  ['with a number too long', LINK.replace('=3&', '=3333333333333333&')],
  ['over-long', `${LINK}${' '.repeat(9000)}`],
  ['with broken escapes', LINK.replace('=3&', '=%E0%A4%A&')],
  ["with a name of JavaScript's own", LINK.replace('wastage', '__proto__')],
])('a fragment that is %s gives the plain page', (_what, fragment) => {
  expect(readLink(tiles, fragment)).toBeUndefined()
})

test('a link cannot put words where the form would use a default in their place', () => {
  const link = writeLink(estimateOf(blocks, { wallLength: '5', wallHeight: '3' }))
  expect(readLink(blocks, link)).toBeDefined()
  expect(readLink(blocks, link.replace('wastage=5', 'wastage=free'))).toBeUndefined()
})

const names = [...Object.keys(tiles.fields), ...Object.keys(blocks.fields), '__proto__', 'toString']
const hostileValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('3', '1e9', '-0', '%', '%ZZ', '%00', '%F0%9F', '\u202E3', '\uD800', '<script>'),
)
const hostileFragment = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc
    .array(fc.tuple(fc.constantFrom(...names), hostileValue), { maxLength: 8 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
  // A real link with one thing put in.
  fc
    .tuple(fc.nat(LINK.length), hostileValue)
    .map(([at, value]) => LINK.slice(0, at) + value + LINK.slice(at)),
  fc.nat(LINK.length).map((at) => LINK.slice(0, at)),
)

test('hostile fragments give the plain page or an estimate, and never an error', () => {
  let opened = 0
  fc.assert(
    fc.property(hostileFragment, (fragment) => {
      for (const calculator of [tiles, blocks]) {
        const link = readLink(calculator, fragment)
        if (!link) continue
        opened += 1
        // The form itself would have accepted what opens.
        expect(Object.keys(link.typed).sort()).toEqual(Object.keys(calculator.fields).sort())
        expect(computeEstimate(calculator, link.typed).state).toBe('ready')
      }
    }),
    { numRuns: runsAtDepth(10_000) },
  )
  // Some of them are sound, or this would prove little.
  expect(opened).toBeGreaterThan(0)
})
