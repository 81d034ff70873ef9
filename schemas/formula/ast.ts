/** The functions a formula may call, with the number of arguments each takes. */
export const FUNCTIONS = {
  ceil: { minimum: 1, maximum: 1 },
  floor: { minimum: 1, maximum: 1 },
  min: { minimum: 2, maximum: 8 },
  max: { minimum: 2, maximum: 8 },
  sqrt: { minimum: 1, maximum: 1 },
  first: { minimum: 2, maximum: 8 },
} as const

/** The one function that takes no value but a column of a repeat: `sum(openings.area)`. */
export const SUM = 'sum'

/** Every word that a formula reads as a function. */
export const FUNCTION_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(FUNCTIONS).concat(SUM)

export type FunctionName = keyof typeof FUNCTIONS
export type Operator = '+' | '-' | '*' | '/'

/** Where a node is in the text it was parsed from; ASTs that reach the browser have none. */
export interface Span {
  start: number
  end: number
}

/**
 * A formula as an abstract syntax tree (AST): plain data, so that it can be checked, computed, printed
 * and sent to a browser. `name` is a field, a constant, a conversion or a formula; a choice's named
 * value is `mix.bags`, a used calculator's formula `concrete.volume`. A sum's `column` is a field or
 * formula of a repeat's rows, `openings.area`.
 */
export type Formula = { span?: Span } & (
  | { kind: 'number'; value: string }
  | { kind: 'name'; name: string }
  | { kind: 'binary'; operator: Operator; left: Formula; right: Formula }
  | { kind: 'power'; base: Formula; exponent: number }
  | { kind: 'call'; function: FunctionName; arguments: Formula[] }
  | { kind: 'sum'; column: string }
)

export type Sum = Extract<Formula, { kind: 'sum' }>

/** What each node is made of, first to last. */
export function parts(formula: Formula): Formula[] {
  switch (formula.kind) {
    case 'number':
    case 'name':
    case 'sum':
      return []
    case 'binary':
      return [formula.left, formula.right]
    case 'power':
      return [formula.base]
    case 'call':
      return formula.arguments
  }
}

/** Every name that a formula mentions, in the order of reading, with the node that mentions it. */
export function namesIn(formula: Formula): Extract<Formula, { kind: 'name' }>[] {
  return formula.kind === 'name' ? [formula] : parts(formula).flatMap(namesIn)
}

/** Every sum in a formula: what it mentions of a repeat. */
export function sumsIn(formula: Formula): Sum[] {
  return formula.kind === 'sum' ? [formula] : parts(formula).flatMap(sumsIn)
}

/**
 * The same AST with some names in place of others.
 *
 * @param newSum what stands in place of a sum; the sum itself if left out
 */
export function renameVariables(
  formula: Formula,
  newName: (name: string) => string,
  newSum: (sum: Sum) => Formula = (sum) => sum,
): Formula {
  const inside = (part: Formula) => renameVariables(part, newName, newSum)
  switch (formula.kind) {
    case 'number':
      return formula
    case 'sum':
      return newSum(formula)
    case 'name':
      return { ...formula, name: newName(formula.name) }
    case 'binary':
      return { ...formula, left: inside(formula.left), right: inside(formula.right) }
    case 'power':
      return { ...formula, base: inside(formula.base) }
    case 'call':
      return { ...formula, arguments: formula.arguments.map(inside) }
  }
}

/** The same AST where each `first` is what it comes to: the first of its arguments that is there. */
export function withFirstPresent(formula: Formula, isThere: (name: string) => boolean): Formula {
  const inside = (part: Formula) => withFirstPresent(part, isThere)
  switch (formula.kind) {
    case 'number':
    case 'sum':
    case 'name':
      return formula
    case 'binary':
      return { ...formula, left: inside(formula.left), right: inside(formula.right) }
    case 'power':
      return { ...formula, base: inside(formula.base) }
    case 'call': {
      const all = formula.arguments.map(inside)
      const present = all.find((part) => namesIn(part).every(({ name }) => isThere(name)))
      return formula.function === 'first' && present ? present : { ...formula, arguments: all }
    }
  }
}

/** The same AST without spans: what a browser needs of it. */
export function withoutSpans(formula: Formula): Formula {
  const { span: _, ...node } = formula
  switch (node.kind) {
    case 'number':
    case 'name':
    case 'sum':
      return node
    case 'binary':
      return { ...node, left: withoutSpans(node.left), right: withoutSpans(node.right) }
    case 'power':
      return { ...node, base: withoutSpans(node.base) }
    case 'call':
      return { ...node, arguments: node.arguments.map(withoutSpans) }
  }
}
