import fc from 'fast-check'
import Fraction from 'fraction.js'
import { describe, expect, test } from 'vitest'
import {
  formatExact,
  formatNumber,
  parseRational,
  parseTyped,
} from '../../schemas/formula/number.ts'
import { NOT_NUMBERS, NUMBERS } from './typed.ts'

describe('The reader accepts these texts as exact numbers', () => {
  test.each(NUMBERS)('%j', (typed, exact) => {
    expect(parseTyped(typed)?.toFraction()).toBe(exact)
  })
})

describe('The reader refuses these texts', () => {
  test.each(NOT_NUMBERS)('%j', (typed) => {
    expect(parseTyped(typed)).toBeUndefined()
  })

  test('not even 100,000 digits', () => {
    expect(parseTyped('9'.repeat(100_000))).toBeUndefined()
  })
})

describe('A number in a definition is a decimal or a quotient of two', () => {
  test.each([
    ['6', '6'],
    ['5.5', '11/2'],
    ['2/7', '2/7'],
    ['6/10', '3/5'],
    ['0', '0'],
    ['1.5/0.5', '3'],
    ['3/0.25', '12'],
    ['0/3', '0'],
  ])('%s', (text, exact) => {
    expect(parseRational(text)?.toFraction()).toBe(exact)
  })
  test.each([
    '',
    '1/0',
    '0/0',
    '1/0.0',
    '1/2/3',
    '-1',
    '+1',
    '.5',
    '5.',
    '1e2',
    ' 1',
    '1,200',
    'x',
    '1/',
  ])('%j is refused', (text) => {
    expect(parseRational(text)).toBeUndefined()
  })
})

describe('A number is rounded once, half away from zero, with Kenyan English grouping', () => {
  test.each([
    ['0', 2, '0.00'],
    ['1234.5', 2, '1,234.50'],
    ['1234567', 0, '1,234,567'],
    ['999', 0, '999'],
    ['1000', 0, '1,000'],
    ['999.995', 2, '1,000.00'],
    ['0.005', 2, '0.01'],
    ['0.0049999999', 2, '0.00'],
    ['-0.005', 2, '-0.01'],
    ['-0.0049', 2, '0.00'],
    ['-0.4', 0, '0'],
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['1.5', 0, '2'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['1.005', 2, '1.01'],
    ['2.675', 2, '2.68'],
    ['1/3', 6, '0.333333'],
    ['2/3', 2, '0.67'],
    ['-1234.5', 1, '-1,234.5'],
    ['0.09', 4, '0.0900'],
    ['123456789012345678901234567890', 1, '123,456,789,012,345,678,901,234,567,890.0'],
  ])('%s with %i decimals is %s', (value, decimals, shown) => {
    expect(formatNumber(new Fraction(value), decimals)).toBe(shown)
  })
})

describe('A used input is shown exactly, without trailing zeros', () => {
  test.each([
    ['12', '12'],
    ['7.50', '7.5'],
    ['1200.5', '1,200.5'],
    ['-5', '-5'],
    ['0', '0'],
    ['0.0000000000001', '0.0000000000001'],
    ['0.000000000000001', '0.000000000000001'],
    ['0.0000000000000001', '0.0000000000000001'],
    [
      '0.000000000000000000000000000000000000000001',
      '0.000000000000000000000000000000000000000001',
    ],
    ['1/562949953421312', '0.0000000000000017763568394002504646778106689453125'],
    ['1/3000000000000', '0.000000…'],
    ['1/3', '0.333333…'],
    ['2/3', '0.666666…'],
    ['-2/3', '-0.666666…'],
    ['3656/3', '1,218.666666…'],
  ])('%s is %s', (value, shown) => {
    expect(formatExact(new Fraction(value))).toBe(shown)
  })
})

test('Only a value whose decimals go on is marked: the others read back as what they are', () => {
  // By long division, as at school: a remainder of zero ends it, one seen before never will.
  const ends = (above: bigint, below: bigint) => {
    const seen = new Set<bigint>()
    let rest = above % below
    for (; rest !== 0n && !seen.has(rest); rest = (rest * 10n) % below) seen.add(rest)
    return rest === 0n
  }
  const below = fc.oneof(
    fc.bigInt({ min: 1n, max: 3000n }),
    fc
      .tuple(fc.nat(60), fc.nat(40))
      .map(([twos, fives]) => 2n ** BigInt(twos) * 5n ** BigInt(fives)),
  )
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), below, (above, divisor) => {
      const shown = formatExact(new Fraction(above, divisor))
      expect(shown.endsWith('…')).toBe(!ends(above, divisor))
      if (shown.endsWith('…')) return
      const [whole = '', decimals = ''] = shown.replaceAll(',', '').split('.')
      expect(BigInt(whole + decimals) * divisor).toBe(above * 10n ** BigInt(decimals.length))
      expect(decimals).not.toMatch(/0$/)
    }),
  )
})
