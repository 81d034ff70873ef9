import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluateItem } from '../../src/list/evaluateList.ts'
import { listRows, readListFile } from '../../src/list/listFile.ts'
import { validateList } from '../../src/list/validateList.ts'
import { parseList, writeList } from '../../src/permalink/listText.ts'
import { duplicateEstimate, type JobList, LIST_LIMITS } from '../../src/state/jobList.ts'
import { EMPTY_LIST } from '../../src/state/store.ts'
import { anyList, bySlug, listed, listOf } from '../list/support.ts'
import { runsAtDepth } from '../support/depth.ts'
import { expectSame } from '../support/expectSame.ts'

const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
const bedroom = listed('tile-estimator', 'Bedroom 1', ROOM)
const TILES =
  '.tile-estimator=Bedroom+1&roomLength=3&roomWidth=3&tileLength=30&tileWidth=30&wastage=10'

const read = (text: string) => validateList(parseList(text), bySlug)
const readFile = (text: string) => validateList(readListFile(text), bySlug)
const problemsOf = (text: string) => read(text).problems

/** The texts that a report holds of a list. */
const textsIn = (list: JobList, buying: Record<string, string> = {}) =>
  listRows(list, buying).map((row) => row[2] ?? '')

/** A report with nothing but the list in it. */
const fileOf = (...cells: string[]) =>
  `\uFEFF"Part","Item"\r\n${cells.map((cell) => `"List","${cell.replaceAll('"', '""')}"\r\n`).join('')}`

test('a link holds title, note, prices and every estimate by name', () => {
  const list = { ...listOf(bedroom), title: 'Mama Njeri' }
  expect(writeList(list, { 'price-cement': '750' })).toBe(
    `list=1&title=Mama+Njeri&price-cement=750&${TILES}`,
  )
})

test('the link has the common texts of a calculator’s estimates once', () => {
  const list = duplicateEstimate(listOf(bedroom), '1')
  expect(writeList(list, {})).toBe(`list=1&${TILES}&..tile-estimator=Bedroom+2`)
  expect(read(writeList(list, {}))).toEqual({ list, buying: {}, problems: [] })
})

describe(`${runsAtDepth(150, 500)} lists`, () => {
  const numRuns = runsAtDepth(150, 500)
  test('come back from a link as they were', () => {
    fc.assert(
      fc.property(anyList, ({ list, buying }) => {
        expect(read(writeList(list, buying))).toEqual({ list, buying, problems: [] })
      }),
      { numRuns },
    )
  })
  test('come back from a file as they were', () => {
    fc.assert(
      fc.property(anyList, ({ list, buying }) => {
        expect(readFile(fileOf(...textsIn(list, buying)))).toEqual({ list, buying, problems: [] })
      }),
      { numRuns },
    )
  })
})

test('a file that a spreadsheet saved again is read, whatever it puts between cells', () => {
  const rows = textsIn(listOf(bedroom))
  for (const separator of [';', '\t']) {
    const lines = rows.map((cell) => ['List', '', cell, ''].join(separator))
    const text = `${['Part', 'Item', 'Value', ''].join(separator)}\n${lines.join('\n')}\n`
    const read = { list: listOf(bedroom), buying: {}, problems: [] }
    expect(readFile(text)).toEqual(read)
    // A report begins with the bill's table.
    const bill = [['Material', 'Quantity'], ['Tiles', '72'], ['']]
    const below = bill.map((cells) => cells.join(separator)).join('\n')
    expect(readFile(`${below}\n${text}`)).toEqual(read)
    // In another language.
    const words = ['Kifaa', 'Kiasi'].join(separator)
    expect(readFile(`${words}\n${lines.join('\n')}\n`)).toEqual(read)
  }
})

test('a row that was deleted from a file takes its own estimate and no other', () => {
  const list = duplicateEstimate(listOf(bedroom), '1')
  const [head = '', , second = ''] = textsIn(list)
  expect(readFile(fileOf(head, second))).toEqual({
    list: listOf(...list.estimates.slice(1)),
    buying: {},
    problems: [],
  })
})

describe('when a definition has gained a field since', () => {
  const tiles = bySlug.get('tile-estimator')
  if (!tiles) throw new Error('No tiles')
  const { wastage } = tiles.fields
  if (wastage?.kind !== 'number') throw new Error('No wastage')
  const spare = { ...wastage, label: 'Spare tiles', default: '4' }
  const { default: _none, ...rest } = wastage
  const remark = { ...rest, label: 'Remark', optional: true as const }
  const gained = { ...tiles, fields: { ...tiles.fields, spare, remark } }

  test('a list of before is read, and the field has its default', () => {
    const evaluation = evaluateItem(gained, { ...bedroom.values })
    if (evaluation.state !== 'ready') throw new Error(evaluation.problem)
    expect(evaluation.estimate.formValues).toEqual({ ...bedroom.values, spare: '4' })
    expect(evaluation.estimate.rows.map(({ value }) => value)).toContain('110')
  })
})

test.each([
  ['nothing', '', ['It is not a list.']],
  ['a link of an estimate', 'roomLength=3&roomWidth=3', ['It is not a list.']],
  [
    'a list of tomorrow',
    `list=2&${TILES}`,
    ['It was written by another version of this site; reload the page and try again.'],
  ],
  ['a word too many', 'list=1&colour=red', ['“colour” is not part of a list.']],
  ['a title twice', 'list=1&title=a&title=b', ['“title” appears twice.']],
  [
    'another site’s calculator',
    'list=1&.roof-tiles=Roof&pitch=20',
    ['“Roof”: there is no calculator “roof-tiles”.'],
  ],
  [
    'a text for a number',
    `list=1&${TILES.replace('roomLength=3', 'roomLength=Call+0700')}`,
    ['“Bedroom 1”: Room length: a number above zero.'],
  ],
  [
    'a field too many',
    `list=1&${TILES}&grout=3`,
    ['“Bedroom 1”: “grout” is not a field of its calculator.'],
  ],
  ['a field twice', `list=1&${TILES}&wastage=10`, ['Estimate 1: a field appears twice.']],
  [
    'a second room without the first',
    'list=1&..tile-estimator=Bedroom+2',
    ['Estimate 1: the estimate that it repeats is missing.'],
  ],
  [
    'a room with a field that the first has not',
    `list=1&${TILES}&..tile-estimator=Bedroom+2&grout=3`,
    ['Estimate 2: “grout” is not in the estimate that it repeats.'],
  ],
  [
    'a price of what is not bought',
    `list=1&price-cement=750&${TILES}`,
    ['“price-cement”: “750” is not part of this bill.'],
  ],
  [
    'a name that is a book',
    `list=1&.tile-estimator=${'x'.repeat(99)}`,
    ['Estimate 1: its name is not one line of at most 60 characters.'],
  ],
  ['a title that is a book', `list=1&title=${'x'.repeat(99)}`, ['The title was cut or cleaned.']],
  [
    'a name of JavaScript’s own',
    'list=1&.__proto__=x',
    ['“x”: there is no calculator “__proto__”.'],
  ],
  ['a megabyte', `list=1&note=${'x'.repeat(1_000_000)}`, ['It is too long for a list.']],
])('the problem of %s is named in a sentence', (_what, text, problems) => {
  expect(problemsOf(text)).toEqual(problems)
})

test('a damaged list opens with every estimate that is valid', () => {
  const broken = TILES.replace('Bedroom+1', 'Hall').replace('roomWidth=3', 'roomWidth=0')
  const { list, problems } = read(`list=1&title=Njeri&${TILES}&${broken}`)
  expect(list).toEqual({ ...listOf(bedroom), title: 'Njeri' })
  expect(problems).toEqual(['“Hall”: Room width: a number above zero.'])
})

test('a list holds so many estimates and says that the others were left out', () => {
  const many = Array.from({ length: LIST_LIMITS.estimates + 1 }, () => bedroom)
  const { list, problems } = read(writeList(listOf(...many), {}))
  expect(list.estimates).toHaveLength(LIST_LIMITS.estimates)
  expect(problems).toEqual(['A list holds 200 estimates; the others were left out.'])
})

/** Each hostile text spoils one of these in another place: it is slower to make a list than to read it. */
const texts = fc.constantFrom(
  ...fc.sample(anyList, 300).map(({ list, buying }) => writeList(list, buying)),
)

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc
    .tuple(texts, fc.nat(), fc.string({ unit: 'binary', maxLength: 12 }))
    .map(([text, place, put]) => {
      const at = place % (text.length + 1)
      return text.slice(0, at) + put + text.slice(at)
    }),
  fc.tuple(texts, fc.nat()).map(([text, place]) => text.slice(0, place % (text.length + 1))),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'list',
          '.tile-estimator',
          '..tile-estimator',
          '.',
          '..',
          '__proto__',
          'title',
          'price-cement',
          'pack-sand',
          'roomLength',
          '',
        ),
        fc.constantFrom('1', '', '%', '%ZZ', '\uD800', '=1+1', '<script>', '9'.repeat(20)),
      ),
      { maxLength: 12 },
    )
    .map((pairs) => ['list=1', ...pairs.map(([name, text]) => `${name}=${text}`)].join('&')),
)

test(`${runsAtDepth(500, 2000)} hostile links and files: no exception, and a clear word for each`, () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const outcome of [read(text), readFile(text), readFile(fileOf(text))]) {
        const unclear = outcome.problems.filter((problem) => !/^\S.{5,300}\.$/su.test(problem))
        expectSame(unclear, [])
        // A damaged list names its problems; a sound one is read again from its own text.
        if (outcome.list === EMPTY_LIST) expect(outcome.problems).not.toEqual([])
        const { list, buying } = outcome
        const { estimates } = listOf(...list.estimates)
        const again = { list: { ...list, estimates }, buying, problems: [] }
        expectSame(read(writeList(list, buying)), again)
      }
    }),
    { numRuns: runsAtDepth(500, 2000) },
  )
})
