import type { Formula, FunctionName } from './ast.ts'
import { type Notation, visual } from './notation.ts'
import { type Leaf, PRECEDENCE, type PrintStyle, print } from './print.ts'

const ROUNDED: Partial<Record<FunctionName, string>> = {
  ceil: ', rounded up',
  floor: ', rounded down',
}

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
  const { inner, rounded } = peel(ast)
  return print(inner, printStyle(notation, leaf)).text + rounded
}

/** 'room area', 'area of all rooms', 'the largest area of all rooms'. */
function inWordsOf(
  node: Exclude<Leaf, { kind: 'number' }>,
  wordsFor: (name: string) => string,
): string {
  if (node.kind === 'name') return wordsFor(node.name)
  const words = wordsFor(node.column)
  return node.function === 'sum' ? words : `${EXTREME[node.function]}est ${words}`
}

const EXTREME = { min: 'the small', max: 'the larg' } as const

/** A rounding of the whole formula comes after it in words and needs no brackets. */
export function peel(ast: Formula): { inner: Formula; rounded: string } {
  const rounded = ast.kind === 'call' ? ROUNDED[ast.function] : undefined
  const inner = ast.kind === 'call' ? ast.arguments[0] : undefined
  return rounded && inner ? { inner, rounded } : { inner: ast, rounded: '' }
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
      const rounded = ROUNDED[name]
      if (rounded) return bracket(inner.join('') + rounded)
      if (name === 'sqrt') return root(inner.join(''))
      if (name === 'first') return bracket(inner.join(', or where that is absent '))
      if (name === 'min' || name === 'max') return extremeOf(name, inner, bracket)
      return `${IN_WORDS[name]} of ${bracket(inner.join(''))}`
    },
  }
}

const IN_WORDS: Partial<Record<FunctionName, string>> = {
  sin: 'the sine',
  cos: 'the cosine',
  tan: 'the tangent',
}

/** 'the larger of (4 m and 5 m)'. */
export function extremeOf(
  name: 'min' | 'max',
  texts: readonly string[],
  bracket: Notation['bracket'],
): string {
  const ending = texts.length === 2 ? 'er' : 'est'
  return `${EXTREME[name]}${ending} of ${bracket(texts.join(' and '))}`
}
