import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountKey, isLabour } from '../../schemas/bill/amounts.ts'
import { aggregateMaterials } from '../../src/list/aggregateMaterials.ts'
import { evaluateList } from '../../src/list/evaluateList.ts'
import { MAX_LINK_LENGTH } from '../../src/list/listSource.ts'
import { parseList, writeList } from '../../src/permalink/listText.ts'
import { CUT_OFF, packFragment, TOO_LONG } from '../../src/permalink/packedLink.ts'
import { decompressFragment } from '../../src/permalink/unpackLink.ts'
import { calculators } from '../export/support.ts'
import { anyList, bySlug, listed, listOf } from '../list/support.ts'
import { buyingOracles } from '../oracle/buying.ts'

/** An estimate of every calculator that is worked out by hand, with all that a person can type beside them. */
function house(): string {
  const worked = calculators.filter(({ slug }) => buyingOracles.has(slug))
  const estimates = worked.map(({ slug, title, examples }) =>
    listed(slug, `${title.menu} 1`, Object.values(examples)[0]?.given ?? {}),
  )
  const openings = Array.from({ length: 20 }, (_, at) => ({
    width: `${1 + at / 10}`,
    height: `${1 + (at % 7) / 5}`,
  }))
  const given = { wallLength: '48.6', wallHeight: '2.85', openings }
  const list = {
    ...listOf(...estimates, listed('plaster-estimator', 'Plaster outside', given)),
    title: 'Mama Njeri, three bedrooms at Kitengela',
    note: 'Deliver by Friday to plot 47, Kitengela, behind the petrol station; call 0700 000 000.',
  }
  const { amounts, labour } = aggregateMaterials(evaluateList(list, bySlug))
  const buying = [...amounts, ...labour].flatMap((amount, at) => [
    [`price-${amountKey(amount)}`, `${550 + 37 * at}`],
    ...(isLabour(amount) ? [] : [[`quoted-${amountKey(amount)}`, `${7 + 3 * at}`]]),
  ])
  return writeList(list, Object.fromEntries(buying))
}

test('a house with a price, a quotation and labour at every line, and a wall of 20 openings, fits into a link', async () => {
  const address = 'https://jengahesabu.example.co.ke/list#'
  const packed = await packFragment(house())
  expect(address.length + packed.length).toBeLessThanOrEqual(MAX_LINK_LENGTH)
  expect(packed).toMatch(/^z=[\w-]+$/)
  expect(decompressFragment(packed)).toBe(house())
})

test('lists come back as they were', async () => {
  await fc.assert(
    fc.asyncProperty(anyList, async ({ list, buying }) => {
      const text = writeList(list, buying)
      const packed = await packFragment(text)
      const read = packed === text ? text : decompressFragment(packed)
      expect(parseList(read)).toEqual({ list, buying, problems: [] })
    }),
    { numRuns: 50 },
  )
})

test('a link that was cut off anywhere is taken for one', async () => {
  const packed = await packFragment(house())
  for (let length = 0; length < packed.length; length += 37) {
    expect(decompressFragment(packed.slice(0, length))).toBe(CUT_OFF)
  }
  expect(decompressFragment(packed.slice(0, -1))).toBe(CUT_OFF)
})

test('whatever else begins as one, nothing throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      decompressFragment(`z=${text}`)
    }),
    { numRuns: 200 },
  )
})

test('of a few letters that unpack to megabytes, the reader sees no more than a link may hold', async () => {
  const bomb = await packFragment('a'.repeat(10_000_000))
  expect(bomb.length).toBeLessThan(20_000)
  expect(decompressFragment(bomb)).toBe(TOO_LONG)
  // It never comes as far as the end, which is missing here.
  expect(decompressFragment(bomb.slice(0, -100))).toBe(TOO_LONG)
  expect(decompressFragment(`z=${'a'.repeat(20_000)}`)).toBe(TOO_LONG)
})

test.each([
  [CUT_OFF, 'The link is not whole: a part was cut off on its way. Ask for it again.'],
  [TOO_LONG, 'It is too long for a list.'],
])('a list whose link was refused as ‘%s’ says so', (refused, problem) => {
  expect(parseList(refused).problems).toEqual([problem])
})
