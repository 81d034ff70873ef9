import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isShopText, SHOP_NAME } from '../../schemas/bill/inputNames.ts'
import { formatShop, parseShop } from '../../schemas/bill/shop.ts'
import { writeCsv } from '../../src/export/csv.ts'
import { boxByText, pricedItems } from '../../src/shops/boxes.ts'
import { readDay, today, writeDay } from '../../src/shops/day.ts'
import { readForm, readPhone } from '../../src/shops/readForm.ts'
import { readShopFile, shopRows } from '../../src/shops/shopFile.ts'
import { linkedShop, readShopLink, writeShopLink } from '../../src/shops/shopLink.ts'

const boxes = [...boxByText.values()]
const SHOP = { name: 'Njeri & Sons "Hardware"', place: 'Thika', phone: '254712345678' }
const meta = formatShop({ ...SHOP, date: '2026-07-03' })
const linkOf = (shop: string, rest = 'shop-cement=750') =>
  `${new URLSearchParams({ [SHOP_NAME]: shop })}&${rest}`

const line = fc.stringMatching(/^[\p{L}\p{N}&'",;:=+@# -]{1,58}$/u).map((text) => `${text.trim()}A`)
const form = fc.record({
  name: line,
  place: fc.oneof(fc.constant(''), line),
  phone: fc.constantFrom('', '0712 345 678', '+254 112-345-678', '254712345678', '(0)799.999999'),
  date: fc
    .date({ min: new Date('2020-01-01'), max: new Date(today()), noInvalidDate: true })
    .map((day) => writeDay(day.toISOString().slice(0, 10))),
  prices: fc.uniqueArray(
    fc.tuple(fc.constantFrom(...boxes), fc.constantFrom('1', '750', '1,200.50', 'KSh 99', '80/=')),
    { minLength: 1, selector: ([box]) => box.input },
  ),
})

test('what a shop typed comes back from its link and from its file, to the last price', async () => {
  await fc.assert(
    fc.asyncProperty(form, async ({ prices, ...shop }) => {
      const values = {
        ...shop,
        ...Object.fromEntries(prices.map(([{ input }, text]) => [input, text])),
      }
      const { texts, problems } = readForm(values)
      expect(problems).toEqual([])
      expect(readShopLink(await writeShopLink(texts ?? {}))).toEqual({ texts, leftOut: 0 })
      const file = readShopFile(writeCsv(shopRows(values)))
      expect(file).toMatchObject({ count: prices.length, leftOut: 0 })
      expect(readForm(file?.values ?? {}).texts).toEqual(texts)
    }),
  )
})

test('a link with thirty prices has at most 1,500 characters', async () => {
  const prices = boxes.slice(0, 60).filter((_, index) => index % 2 === 0)
  const texts = prices.map(({ text }, index) => [text, `${1234 + 7919 * index}.50`])
  const link = await writeShopLink({ [SHOP_NAME]: meta, ...Object.fromEntries(texts) })
  expect(texts).toHaveLength(30)
  expect(`https://calculators.example.co.ke/#${link}`.length).toBeLessThanOrEqual(1500)
})

/** Links that say nobody, another day, or nothing that this site knows. */
const REFUSED = [
  'shop-',
  'shop-=',
  'shop-=&shop-cement=750',
  'shop-cement=750',
  'shop-z=',
  'shop-z=AAAA',
  'shop-z=%%%',
  `shop-z=${'A'.repeat(30_000)}`,
  linkOf(meta, ''),
  linkOf(meta, 'shop-cement='),
  linkOf(meta, 'shop-cement=0'),
  linkOf(meta, 'shop-cement=-750'),
  linkOf(meta, 'shop-cement=7e2'),
  linkOf(meta, 'shop-cement=NaN'),
  linkOf(meta, 'shop-cement=750.005'),
  linkOf(meta, `shop-cement=${'9'.repeat(40)}`),
  linkOf(meta, 'shop-__proto__=750'),
  linkOf(meta, 'shop-constructor=750'),
  linkOf(meta, 'shop-cement@bag=750'),
  linkOf(meta, 'shop-cement@lorry-7=750'),
  linkOf(meta, 'shop-steel=900'),
  linkOf(meta, 'shop-steel+13+mm=900'),
  linkOf(meta, 'shop-tile@box=900'),
  linkOf(meta, 'shop-sand@lorry=9000'),
  linkOf(meta, 'shop-sand@pickup=9000'),
  linkOf(meta, 'shop-walling=300'),
  linkOf(meta, 'price-cement=750'),
  linkOf(meta, `shop-cement=750&x=${'x'.repeat(100_000)}`),
  linkOf('2026-07-03|254712345678|Thika|'),
  linkOf('2026-07-03|254712345678|Thika| '),
  linkOf('2026-07-03|254712345678|Thika'),
  linkOf('2026-07-03|0712345678|Thika|Njeri'),
  linkOf('2026-07-03|255712345678|Thika|Njeri'),
  linkOf('2026-07-03|javascript:alert(1)|Thika|Njeri'),
  linkOf('2026-02-30|254712345678|Thika|Njeri'),
  linkOf('2026-13-01|254712345678|Thika|Njeri'),
  linkOf('03/07/2026|254712345678|Thika|Njeri'),
  linkOf('2999-01-01|254712345678|Thika|Njeri'),
  linkOf('|254712345678|Thika|Njeri'),
  linkOf(`2026-07-03||Thika|${'N'.repeat(61)}`),
  linkOf(`2026-07-03||${'T'.repeat(61)}|Njeri`),
  linkOf('2026-07-03||Thika|Nje\nri'),
  linkOf('2026-07-03||Thika|Nje\u202Eri'),
  linkOf('2026-07-03||Thika|Nje\u0000ri'),
  linkOf('2026-07-03||Thika|Njeri|more'),
  '<script>alert(1)</script>',
]

test.each(REFUSED)('no prices come of %j', (fragment) => {
  expect(readShopLink(fragment)).toBeUndefined()
  // An estimate's link of so many letters is not read at all.
  const texts = fragment.length > 8000 ? {} : Object.fromEntries(new URLSearchParams(fragment))
  expect(linkedShop(texts)?.texts['shop-cement']).toBeUndefined()
})

test('what is unknown or cannot be read is left out and counted, and the rest is used', () => {
  const rest =
    'shop-cement=1,200&shop-cement=1&shop-gold=5&shop-sand=x&shop-sand%40lorry=9&shop-dust=3'
  expect(readShopLink(linkOf(meta, rest))).toEqual({
    texts: { [SHOP_NAME]: meta, 'shop-cement': '1200', 'shop-dust': '3' },
    leftOut: 4,
  })
})

test('a file that is none, or has a stranger’s rows, changes nothing that it should not', () => {
  for (const text of ['', '\uFEFF', 'a,b,c', '"', '\u0000', '{"a":1}', 'x'.repeat(100_001)]) {
    expect(readShopFile(text)).toBeUndefined()
  }
  const rows = [
    'name;;;;Njeri',
    'date;;;;13/25/2026',
    'phone;;;;12345',
    'shop-cement;Cement;;bag;750',
    'shop-cement;Cement;;bag;1',
    'shop-gold;Gold;;bar;5',
    ';Bricks;;piece;12',
    'shop-sand;Sand;;tonne;=1+1',
    'shop-dust;Dust;;tonne;',
    'just a line',
  ]
  const file = readShopFile(rows.join('\r\n'))
  expect(file).toMatchObject({ count: 1, leftOut: 4 })
  expect(readForm(file?.values ?? {})).toMatchObject({
    texts: undefined,
    problems: ['phone', 'date'],
    count: 1,
  })
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      readShopFile(`name,,,,${text}\n${other}`)
      readShopLink(text)
      readShopLink(linkOf(text, other))
      readForm({ name: text, date: other, phone: text, 'price-cement-bag': other })
    }),
  )
})

test('a day is read with its day first, never from the future or from no calendar', () => {
  const days = ['3/7/2026', '03-07-2026', '3.7.2026', '2026-07-03', '13/7/2026', '7/13/2026', '']
  expect(days.map(readDay)).toEqual([
    ...Array.from({ length: 4 }, () => '2026-07-03'),
    '2026-07-13',
    undefined,
    undefined,
  ])
  expect(['31/2/2026', '3/7/26', 'today', '1e3/1/2026'].map(readDay)).toEqual(
    Array(4).fill(undefined),
  )
  const tomorrow = new Date(Date.now() + 86_400_000)
  const values = { name: 'Njeri', 'price-cement-bag': '750', date: writeDay(today(tomorrow)) }
  expect(readForm(values).problems).toEqual(['date'])
  expect(readForm({ ...values, date: '' }).problems).toEqual(['date'])
})

test('a phone number is Kenyan or none', () => {
  const good = ['0712345678', '0112 345 678', '+254712345678', "'+254 712 345 678", '712345678']
  expect(good.map(readPhone)).toEqual([
    '254712345678',
    '254112345678',
    '254712345678',
    '254712345678',
    '254712345678',
  ])
  const bad = [
    '0812345678',
    '071234567',
    '07123456789',
    '+255712345678',
    '0712345678;x',
    'O712345678',
  ]
  expect(bad.map(readPhone)).toEqual(Array(6).fill(undefined))
})

test('each size that a list can name has a price of its own, and nothing is priced whose content a person types', () => {
  const sizesOf = (name: string) =>
    pricedItems.filter((item) => item.name === name).map(({ size }) => size)
  expect(sizesOf('Steel bars')).toEqual(expect.arrayContaining(['8 mm', '10 mm', '12 mm']))
  expect(sizesOf('Cement')).toEqual([''])
  const stone = pricedItems.find(({ name }) => name === 'Stones')
  expect(stone?.size).toBe('9" Machine-Cut Stone (400 × 200 × 200 mm)')
  expect(stone?.boxes.map(({ pack }) => pack)).toEqual(['stone', 'metre', 'foot'])
  expect(sizesOf('Bricks')).toEqual(['Standard Brick (225 × 75 × 112.5 mm)'])
  expect(boxes.some(({ text }) => /@(lorry|pickup|box)$/.test(text))).toBe(false)
  expect(new Set(boxes.map(({ input }) => input)).size).toBe(boxes.length)
  expect(parseShop(meta)).toEqual({ ...SHOP, date: '2026-07-03' })
  expect(['shop-cement', 'price-cement', 'my-shop-'].filter(isShopText)).toEqual(['shop-cement'])
})

test('a shop may be without place and phone, and its day is at most tomorrow, as where the shop is', () => {
  vi.useFakeTimers({ now: new Date('2026-07-03T23:30:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const nameless = { name: 'Njeri', place: '', phone: '' }
  expect(parseShop('2026-07-03|||Njeri')).toEqual({ ...nameless, date: '2026-07-03' })
  expect(parseShop('2026-07-04|||Njeri')).toEqual({ ...nameless, date: '2026-07-04' })
  expect(parseShop('2026-07-05|||Njeri')).toBeUndefined()
})
