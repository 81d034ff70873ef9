import * as words from '#language/formulas.ts'
import { say } from '../messages/message.ts'
import type { Formula, FunctionName } from './ast.ts'
import { type Notation, visual } from './notation.ts'
import { type Leaf, PRECEDENCE, type PrintStyle, print } from './print.ts'

const ROUNDINGS = { ceil: words.roundedUp, floor: words.roundedDown } as const

type Rounding = (typeof ROUNDINGS)[keyof typeof ROUNDINGS]

/** A formula in words: 'room area ÷ tile area, rounded up'. */
export function inWords(
  ast: Formula,
  wordsFor: (name: string) => string,
  notation: Notation = visual,
): string {
  const leaf: PrintStyle['leaf'] = (node) => {
    const text = node.kind === 'number' ? node.value : inWordsOf(node, wordsFor)
    // '(bar diameter)²': what is squared is the diameter, not its last word.
    return { text, precedence: text.includes(' ') ? PRECEDENCE.power : PRECEDENCE.single }
  }
  const { inner, rounding } = peel(ast)
  return rounded(print(inner, printStyle(notation, leaf)).text, rounding)
}

/** 'room area', 'area of all rooms', 'the largest area of all rooms'. */
function inWordsOf(
  node: Exclude<Leaf, { kind: 'number' }>,
  wordsFor: (name: string) => string,
): string {
  if (node.kind === 'name') return wordsFor(node.name)
  return say(OF_ROWS[node.function], { column: wordsFor(node.column) })
}

const OF_ROWS = {
  sum: words.sumOfRows,
  min: words.smallest.ofRows,
  max: words.largest.ofRows,
} as const

/** A rounding of the whole formula comes after it in words and needs no brackets. */
export function peel(ast: Formula): { inner: Formula; rounding: Rounding | undefined } {
  const rounding = ast.kind === 'call' ? roundingOf(ast.function) : undefined
  const inner = ast.kind === 'call' ? ast.arguments[0] : undefined
  return rounding && inner ? { inner, rounding } : { inner: ast, rounding: undefined }
}

function roundingOf(name: FunctionName): Rounding | undefined {
  return name === 'ceil' || name === 'floor' ? ROUNDINGS[name] : undefined
}

/** '13.07, rounded up'; the amount itself where it is not rounded. */
export function rounded(amount: string, rounding: Rounding | undefined): string {
  return rounding === undefined ? amount : say(rounding, { amount })
}

/** How a formula is printed for people: with the signs and words of a notation. */
export function printStyle(notation: Notation, leaf: PrintStyle['leaf']): PrintStyle {
  const { operators, bracket, power, root } = notation
  return {
    leaf,
    operators,
    bracket,
    power,
    call: (name, inner) => {
      switch (name) {
        case 'ceil':
        case 'floor':
          return bracket(rounded(inner.join(''), ROUNDINGS[name]))
        case 'sqrt':
          return root(inner.join(''))
        case 'first':
          return bracket(inner.reduce((first, next) => say(words.orWhereAbsent, { first, next })))
        case 'min':
        case 'max':
          return extremeOf(name, inner, bracket)
        case 'sin':
          return say(words.sine, { angle: bracket(inner.join('')) })
        case 'cos':
          return say(words.cosine, { angle: bracket(inner.join('')) })
        case 'tan':
          return say(words.tangent, { angle: bracket(inner.join('')) })
      }
    },
  }
}

/** 'the larger of (4 m and 5 m)'. */
export function extremeOf(
  name: 'min' | 'max',
  texts: readonly string[],
  bracket: Notation['bracket'],
): string {
  const { ofTwo, ofMore } = name === 'min' ? words.smallest : words.largest
  const amounts = bracket(texts.reduce((first, next) => say(words.and, { first, next })))
  return say(texts.length === 2 ? ofTwo : ofMore, { amounts })
}
