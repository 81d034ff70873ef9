import { type Formula, type FunctionName, type Operator, SUM } from './tree.ts'

/** A piece of a printed formula, and how firmly it holds together without brackets. */
export interface Printed {
  text: string
  holds: Firmness
}

/** From loose to firm: a sum, a product, a power, a single thing. */
export const FIRMNESS = { sum: 1, product: 2, power: 3, single: 4 } as const
export type Firmness = (typeof FIRMNESS)[keyof typeof FIRMNESS]

/** What a formula is made of: a number, a name, or the sum over a group's rows. */
export type Leaf = Extract<Formula, { kind: 'number' | 'name' | 'sum' }>

/** How a formula is put on paper: as the language has it, in words, or with a person's numbers. */
export interface Notation {
  leaf: (leaf: Leaf) => Printed
  operators: Record<Operator, string>
  bracket: (text: string) => string
  power: (base: string, exponent: number) => string
  call: (name: FunctionName, inner: string[]) => string
}

const FIRMNESS_OF: Record<Operator, Firmness> = {
  '+': FIRMNESS.sum,
  '-': FIRMNESS.sum,
  '*': FIRMNESS.product,
  '/': FIRMNESS.product,
}

/** Prints a tree with the brackets it needs, so that reading it gives the same tree again. */
export function print(formula: Formula, notation: Notation): Printed {
  const inBrackets = ({ text }: Printed) => notation.bracket(text)
  switch (formula.kind) {
    case 'number':
    case 'name':
    case 'sum':
      return notation.leaf(formula)
    case 'power': {
      const base = print(formula.base, notation)
      const text = base.holds < FIRMNESS.single ? inBrackets(base) : base.text
      return { text: notation.power(text, formula.exponent), holds: FIRMNESS.power }
    }
    case 'call': {
      const inner = formula.arguments.map((argument) => print(argument, notation).text)
      return { text: notation.call(formula.function, inner), holds: FIRMNESS.single }
    }
    case 'binary': {
      const holds = FIRMNESS_OF[formula.operator]
      const left = print(formula.left, notation)
      const right = print(formula.right, notation)
      // Not needed, but nobody then wonders what a ÷ b × c divides by.
      const quotientFirst = holds === FIRMNESS.product && isQuotient(formula.left)
      const first = left.holds < holds || quotientFirst ? inBrackets(left) : left.text
      const second = right.holds <= holds ? inBrackets(right) : right.text
      return { text: first + notation.operators[formula.operator] + second, holds }
    }
  }
}

function isQuotient(formula: Formula): boolean {
  return formula.kind === 'binary' && formula.operator === '/'
}

const LANGUAGE: Notation = {
  leaf: (leaf) => ({ text: leafText(leaf), holds: FIRMNESS.single }),
  operators: { '+': ' + ', '-': ' - ', '*': ' * ', '/': ' / ' },
  bracket: (text) => `(${text})`,
  power: (base, exponent) => `${base}^${exponent}`,
  call: (name, inner) => `${name}(${inner.join(', ')})`,
}

function leafText(leaf: Leaf): string {
  if (leaf.kind === 'sum') return `${SUM}(${leaf.column})`
  return leaf.kind === 'number' ? leaf.value : leaf.name
}

/** A tree in the formula language; `parseFormula` reads it back to the same tree. */
export function printFormula(formula: Formula): string {
  return print(formula, LANGUAGE).text
}
