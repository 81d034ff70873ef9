import * as messages from '#language/formulas.ts'
import { say } from '../messages/message.ts'
import type { Formula } from './ast.ts'
import { type Notation, visual } from './notation.ts'
import { type Leaf, PRECEDENCE, type PrintStyle, print } from './print.ts'

const ROUNDINGS = { ceil: messages.roundedUp, floor: messages.roundedDown } as const

type Rounding = (typeof ROUNDINGS)[keyof typeof ROUNDINGS]

/** A formula in words: 'room area ÷ tile area, rounded up'. */
export function formulaInWords(
  ast: Formula,
  wordsFor: (name: string) => string,
  notation: Notation = visual,
): string {
  const leaf: PrintStyle['leaf'] = (node) => {
    const text = node.kind === 'number' ? node.value : leafInWords(node, wordsFor)
    // '(bar diameter)²': the whole name is squared, not its last word.
    return { text, precedence: text.includes(' ') ? PRECEDENCE.power : PRECEDENCE.single }
  }
  const { inner, rounding } = peel(ast)
  return rounded(print(inner, printStyle(notation, leaf)).text, rounding)
}

/** 'room area', 'area of all rooms', 'the largest area of all rooms'. */
function leafInWords(
  node: Exclude<Leaf, { kind: 'number' }>,
  wordsFor: (name: string) => string,
): string {
  if (node.kind === 'name') return wordsFor(node.name)
  return say(OF_ROWS[node.function], { column: wordsFor(node.column) })
}

const OF_ROWS = {
  sum: messages.sumOfRows,
  min: messages.smallest.ofRows,
  max: messages.largest.ofRows,
} as const

/** A rounding of the whole formula comes after it in words and needs no brackets. */
export function peel(ast: Formula): { inner: Formula; rounding: Rounding | undefined } {
  if (ast.kind === 'call' && (ast.function === 'ceil' || ast.function === 'floor')) {
    const [inner = ast] = ast.arguments
    return { inner, rounding: ROUNDINGS[ast.function] }
  }
  return { inner: ast, rounding: undefined }
}

/** '13.07, rounded up'; the amount itself where it is not rounded. */
export function rounded(amount: string, rounding: Rounding | undefined): string {
  return rounding === undefined ? amount : say(rounding, { amount })
}

/** How a formula is printed for readers: with the signs and words of a notation. */
export function printStyle(notation: Notation, leaf: PrintStyle['leaf']): PrintStyle {
  const { operators, bracket, power, root } = notation
  return {
    leaf,
    operators,
    bracket,
    power,
    call: (name, inner) => {
      // All but 'first', 'min' and 'max' have one argument.
      const only = inner.join()
      switch (name) {
        case 'ceil':
        case 'floor':
          return bracket(rounded(only, ROUNDINGS[name]))
        case 'sqrt':
          return root(only)
        case 'first':
          return bracket(
            inner.reduce((first, next) => say(messages.orWhereAbsent, { first, next })),
          )
        case 'min':
        case 'max':
          return extremeOf(name, inner, bracket)
        case 'sin':
          return say(messages.sine, { angle: bracket(only) })
        case 'cos':
          return say(messages.cosine, { angle: bracket(only) })
        case 'tan':
          return say(messages.tangent, { angle: bracket(only) })
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
  const { ofTwo, ofMore } = name === 'min' ? messages.smallest : messages.largest
  const amounts = bracket(texts.reduce((first, next) => say(messages.and, { first, next })))
  return say(texts.length === 2 ? ofTwo : ofMore, { amounts })
}
