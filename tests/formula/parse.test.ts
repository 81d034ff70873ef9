import { describe, expect, test } from 'vitest'
import { type Formula, withoutSpans } from '../../schemas/formula/ast.ts'
import { FormulaError, underline } from '../../schemas/formula/error.ts'
import { MAX_LENGTH, parseFormula } from '../../schemas/formula/parse.ts'
import { syntaxError } from '../../schemas/formula/syntax.ts'

const name = (text: string): Formula => ({ kind: 'name', name: text })
const number = (value: string): Formula => ({ kind: 'number', value })
const binary = (left: Formula, operator: '+' | '-' | '*' | '/', right: Formula): Formula => ({
  kind: 'binary',
  operator,
  left,
  right,
})

function refusalOf(text: string): FormulaError {
  try {
    parseFormula(text)
  } catch (error) {
    if (error instanceof FormulaError) return error
    throw error
  }
  throw new Error(`${text} was accepted`)
}

describe('The parser accepts', () => {
  const accepted: [string, Formula][] = [
    ['12', number('12')],
    ['0.5', number('0.5')],
    ['.25', number('.25')],
    ['area', name('area')],
    ['  area  ', name('area')],
    ['((area))', name('area')],
    ['mix.bags', name('mix.bags')],
    ['(mix.bags)', name('mix.bags')],
    ['a + b', binary(name('a'), '+', name('b'))],
    ['a\n+ b', binary(name('a'), '+', name('b'))],
    ['a - b - c', binary(binary(name('a'), '-', name('b')), '-', name('c'))],
    ['a - (b - c)', binary(name('a'), '-', binary(name('b'), '-', name('c')))],
    ['a / b / c', binary(binary(name('a'), '/', name('b')), '/', name('c'))],
    ['a / b * c', binary(binary(name('a'), '/', name('b')), '*', name('c'))],
    ['a + b * c', binary(name('a'), '+', binary(name('b'), '*', name('c')))],
    ['(a + b) * c', binary(binary(name('a'), '+', name('b')), '*', name('c'))],
    ['a^2', { kind: 'power', base: name('a'), exponent: 2 }],
    ['a^0', { kind: 'power', base: name('a'), exponent: 0 }],
    ['a^9', { kind: 'power', base: name('a'), exponent: 9 }],
    ['a * b^2', binary(name('a'), '*', { kind: 'power', base: name('b'), exponent: 2 })],
    ['mix.size^2', { kind: 'power', base: name('mix.size'), exponent: 2 }],
    ['ceil(a)', { kind: 'call', function: 'ceil', arguments: [name('a')] }],
    ['floor( a )', { kind: 'call', function: 'floor', arguments: [name('a')] }],
    ['min(a, b)', { kind: 'call', function: 'min', arguments: [name('a'), name('b')] }],
    [
      'max((a), (b + 1), c)',
      {
        kind: 'call',
        function: 'max',
        arguments: [name('a'), binary(name('b'), '+', number('1')), name('c')],
      },
    ],
  ]
  test.each(accepted)('%j', (text, ast) => {
    expect(withoutSpans(parseFormula(text))).toEqual(ast)
  })
})

test('Every node knows its place in the text', () => {
  const ast = parseFormula('ceil(area / 2) * mix.bags')
  expect(ast).toEqual({
    kind: 'binary',
    operator: '*',
    left: {
      kind: 'call',
      function: 'ceil',
      arguments: [
        {
          kind: 'binary',
          operator: '/',
          left: { kind: 'name', name: 'area', span: { start: 5, end: 9 } },
          right: { kind: 'number', value: '2', span: { start: 12, end: 13 } },
          span: { start: 5, end: 13 },
        },
      ],
      span: { start: 0, end: 14 },
    },
    right: { kind: 'name', name: 'mix.bags', span: { start: 17, end: 25 } },
    span: { start: 0, end: 25 },
  })
  const column = { column: 'rooms.area', span: { start: 4, end: 14 } }
  for (const made of ['sum', 'min', 'max']) {
    expect(parseFormula(`${made}(rooms.area)`)).toEqual({ kind: 'rows', function: made, ...column })
  }
})

const COMPARISON =
  'there is no comparison: a case is an option of a choice, and min and max set limits'
const CURES: Record<string, string> = {
  '=': COMPARISON,
  '<': COMPARISON,
  '?': COMPARISON,
  '%': 'write / percent after what is in %',
  '×': 'write * for times',
  π: 'write pi',
  '&': COMPARISON,
  '!': COMPARISON,
  '"': 'write a name without quotes',
  "'": 'write a name without quotes',
  '[': 'a value of a choice is written with a dot, as wire.roll',
  '{': 'write a name without braces',
  ';': 'leave it out: a formula is one expression',
}
const strange = (character: string) =>
  `has the character '${character}', which is not part of the formula language; ${CURES[character] ?? 'it knows numbers, names, + - * / ^ ( ) and the functions ceil, floor, min, max, sqrt, sin, cos, tan, first, sum'}`
const EXPONENT = 'has a power whose exponent is not a whole number from 0 to 9'
const DOT =
  "may use a dot only for a choice's named value, as in mix.bags, a used calculator's formula, or a repeat's column in a sum"
const NOT_A_FUNCTION =
  'calls something that is not a function; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum'
const TWO = 'has two expressions with no operator between them; write * for times'
const TWO_NAMES = TWO.replace('expressions', 'names')
const NO_PART = 'has something here that is not part of the formula language'
const STARS = 'has **; a power is written with ^, as diameter^2'
const NO_COMMA = 'has two expressions with no operator or comma between them'
const COMMA = 'has a comma outside of a function; write 0.5 for a half, and 1000 for a thousand'
const sign = (symbol: string) =>
  `has a ${symbol} with nothing before it; a negative value is written as 0 - x`

describe('The parser refuses, with a message and a caret under the place,', () => {
  const refused: [text: string, message: string, carets: string][] = [
    ['"x"', strange('"'), '^'],
    ["a * 'x'", strange("'"), '    ^'],
    ['a = 1', strange('='), '  ^'],
    ['a < b', strange('<'), '  ^'],
    ['a ? b : c', strange('?'), '  ^'],
    ['!a', strange('!'), '^'],
    ['a % b', strange('%'), '  ^'],
    ['a[0]', strange('['), ' ^'],
    ['a × b', strange('×'), '  ^'],
    ['π * a', strange('π'), '^'],
    ['a * 💥', strange('💥'), '    ^^'],
    ['-a', sign('-'), '^'],
    ['a - -b', sign('-'), '    ^'],
    ['a * +b', sign('+'), '    ^'],
    ['a^-1', sign('-'), '  ^'],
    ['a^b', EXPONENT, '  ^'],
    ['a^1.5', EXPONENT, '  ^^^'],
    ['a^10', EXPONENT, '  ^^'],
    ['a^2^3', EXPONENT, '  ^^^'],
    ['a^(1 + 1)', EXPONENT, '  ^^^^^^^'],
    ['a.b.c', DOT, '^^^^^'],
    ['(a).b', DOT, '^^^^^'],
    ['ceil(a).b', DOT, '^^^^^^^^^'],
    [
      'round(a)',
      'calls "round"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum; there is no round: decimals of the result rounds what is shown, ceil and floor go to whole numbers',
      '^^^^^^^^',
    ],
    [
      'SUM(a.b)',
      'calls "SUM"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum; write sum',
      '^^^^^^^^',
    ],
    [
      'toString(a)',
      'calls "toString"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum',
      '^^^^^^^^^^^',
    ],
    [
      'a (b)',
      'calls "a"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum',
      '^^^^^',
    ],
    ['a.b(c)', NOT_A_FUNCTION.replace('something that is not a function', '"a.b"'), '^^^^^^'],
    [
      '1 + a.b(c)',
      NOT_A_FUNCTION.replace('something that is not a function', '"a.b"'),
      '    ^^^^^^',
    ],
    ['(ceil)(a)', NOT_A_FUNCTION, '^^^^^^^^^'],
    ['ceil(a)(b)', NOT_A_FUNCTION, '^^^^^^^^^^'],
    ['ceil()', 'gives ceil 0 arguments; it takes 1', '^^^^^^'],
    ['ceil(a, b)', 'gives ceil 2 arguments; it takes 1', '^^^^^^^^^^'],
    ['min(a)', 'gives min 1 argument; it takes 2 to 8, or one column of a repeat', '^^^^^^'],
    ['max(a)', 'gives max 1 argument; it takes 2 to 8, or one column of a repeat', '^^^^^^'],
    ['first(a)', 'gives first 1 argument; it takes 2 to 8', '^^^^^^^^'],
    ['max(1,2,3,4,5,6,7,8,9)', 'gives max 9 arguments; it takes 2 to 8', '^'.repeat(22)],
    ['min(a b)', NO_COMMA, '      ^'],
    ['min(max(a, b) c)', NO_COMMA, '              ^'],
    ['(a b)', TWO_NAMES, ' ^^^'],
    ['(a b) * min(c, d)', TWO_NAMES, ' ^^^'],
    ['(2 a)', TWO, ' ^^^'],
    ['(a 2)', TWO, ' ^^^'],
    ['a b', TWO, '  ^'],
    ['new a', TWO, '    ^'],
    ['()', 'has parentheses with nothing between them', '^'],
    ['1,200', COMMA, ' ^'],
    ['a, b', COMMA, ' ^'],
    ['min(a, (b)), c', COMMA, '           ^'],
    ['(a, b)', NO_PART, '^^^^^^'],
    ['this * a', NO_PART, '^^^^'],
    ['1e3', 'has the number 1e3; write it in plain digits, as 12 or 0.5', '^^^'],
    ['5.', 'has the number 5.; write it in plain digits, as 12 or 0.5', '^^'],
    ['2a', 'has a number and a name with no operator between them; write * for times', ' ^'],
    ['0x10', 'has a number and a name with no operator between them; write * for times', ' ^'],
    ['(a', 'does not parse: Unclosed (', '  ^'],
    ['a)', 'does not parse: Unexpected ")"', ' ^'],
    ['a /', 'does not parse: Expected expression after /', '   ^'],
    ['* a', 'does not parse: Unexpected "*"', '^'],
    ['a ** b', STARS, '   ^'],
    ['a * (** b)', STARS, '     ^'],
    ['mix.', 'ends where more is expected', '    ^'],
    ['mix.(a)', 'does not parse: Unexpected (', '    ^'],
  ]
  test.each(refused)('%j', (text, message, carets) => {
    const error = refusalOf(text)
    expect(error.message).toBe(message)
    expect(error.span && underline(text, error.span)).toBe(`    ${text}\n    ${carets}`)
  })
  test.each(['', ' ', '\n\t'])('nothing at all (%j)', (text) => {
    expect(refusalOf(text).message).toBe('is empty; a formula is expected')
  })
})

describe('No formula is so large or so deep that it exhausts the stack', () => {
  test('one of 10,000 nodes is refused', () => {
    const error = refusalOf(`a${' + a'.repeat(4_999)}`)
    expect(error.message).toBe('has 19997 characters; at most 1000 are allowed')
  })
  test('the longest text is parsed, one character more is not', () => {
    expect(withoutSpans(parseFormula('a'.padEnd(MAX_LENGTH)))).toEqual(name('a'))
    expect(refusalOf('a'.padEnd(MAX_LENGTH + 1)).message).toBe(
      'has 1001 characters; at most 1000 are allowed',
    )
  })
  test.each(['(', ')', 'a(', 'a.', 'a,', '1.', '^', 'min(', '((a)'])(
    'a limitful of %j is refused with a FormulaError',
    (part) => {
      refusalOf(part.repeat(Math.floor(MAX_LENGTH / part.length)))
    },
  )
})

/** The error of the language for something that the parser beneath it throws. */
function errorFor(thrown: unknown): unknown {
  try {
    return syntaxError(thrown, 'area * ')
  } catch (error) {
    return error
  }
}

const place = { index: 7 }
const description = { description: 'Unexpected ' }

test('The language reports a mistake that the parser finds in its own words, with its place', () => {
  expect(errorFor(Object.assign(new Error(), place, description))).toMatchObject({
    message: 'ends where more is expected',
    span: { start: 7, end: 8 },
  })
})

test.each<[string, unknown]>([
  ['an error without a place', Object.assign(new Error('Too much recursion'), description)],
  ['an error with nothing but a place', Object.assign(new Error('Too much recursion'), place)],
  ['an error with neither', new Error('Too much recursion')],
  ['a value that is no error', { ...place, ...description }],
])('The language never reports another fault as a mistake in the formula: %s', (_case, thrown) => {
  expect(errorFor(thrown)).toBe(thrown)
})
