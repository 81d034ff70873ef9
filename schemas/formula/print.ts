import type { Formula, FunctionName, Operator } from './ast.ts'

/** A piece of a printed formula, and its precedence, which decides where brackets go. */
export interface Printed {
  text: string
  precedence: Precedence
}

/** The order in which operators bind: a sum last, then a product, a power, a single thing. */
export const PRECEDENCE = { sum: 1, product: 2, power: 3, single: 4 } as const
type Precedence = (typeof PRECEDENCE)[keyof typeof PRECEDENCE]

/** A leaf of a formula: a number, a name, or a column of a repeat's rows. */
export type Leaf = Extract<Formula, { kind: 'number' | 'name' | 'rows' }>

/** How a formula is printed: as the language has it, in words, or with a person's numbers. */
export interface PrintStyle {
  leaf: (leaf: Leaf) => Printed
  operators: Record<Operator, string>
  bracket: (text: string) => string
  power: (base: string, exponent: number) => string
  call: (name: FunctionName, inner: string[]) => string
}

const PRECEDENCE_OF: Record<Operator, Precedence> = {
  '+': PRECEDENCE.sum,
  '-': PRECEDENCE.sum,
  '*': PRECEDENCE.product,
  '/': PRECEDENCE.product,
}

/** Prints an AST with the brackets it needs, so that reading it gives the same AST again. */
export function print(formula: Formula, style: PrintStyle): Printed {
  const inBrackets = ({ text }: Printed) => style.bracket(text)
  switch (formula.kind) {
    case 'number':
    case 'name':
    case 'rows':
      return style.leaf(formula)
    case 'power': {
      const base = print(formula.base, style)
      const text = base.precedence < PRECEDENCE.single ? inBrackets(base) : base.text
      return { text: style.power(text, formula.exponent), precedence: PRECEDENCE.power }
    }
    case 'call': {
      const inner = formula.arguments.map((argument) => print(argument, style).text)
      return { text: style.call(formula.function, inner), precedence: PRECEDENCE.single }
    }
    case 'binary': {
      const precedence = PRECEDENCE_OF[formula.operator]
      const left = print(formula.left, style)
      const right = print(formula.right, style)
      // Not needed, but a ÷ b × c would leave a reader in doubt.
      const quotientFirst = precedence === PRECEDENCE.product && isQuotient(formula.left)
      const first = left.precedence < precedence || quotientFirst ? inBrackets(left) : left.text
      const second = right.precedence <= precedence ? inBrackets(right) : right.text
      return { text: first + style.operators[formula.operator] + second, precedence }
    }
  }
}

function isQuotient(formula: Formula): boolean {
  return formula.kind === 'binary' && formula.operator === '/'
}

const LANGUAGE: PrintStyle = {
  leaf: (leaf) => ({ text: leafText(leaf), precedence: PRECEDENCE.single }),
  operators: { '+': ' + ', '-': ' - ', '*': ' * ', '/': ' / ' },
  bracket: (text) => `(${text})`,
  power: (base, exponent) => `${base}^${exponent}`,
  call: (name, inner) => `${name}(${inner.join(', ')})`,
}

function leafText(leaf: Leaf): string {
  if (leaf.kind === 'rows') return `${leaf.function}(${leaf.column})`
  return leaf.kind === 'number' ? leaf.value : leaf.name
}

/** An AST in the formula language; `parseFormula` reads it back to the same AST. */
export function printFormula(formula: Formula): string {
  return print(formula, LANGUAGE).text
}
