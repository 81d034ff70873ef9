/** The functions a formula may call, with the number of arguments each takes. */
export const FUNCTIONS = {
  ceil: { minimum: 1, maximum: 1 },
  floor: { minimum: 1, maximum: 1 },
  min: { minimum: 2, maximum: 8 },
  max: { minimum: 2, maximum: 8 },
  sqrt: { minimum: 1, maximum: 1 },
  sin: { minimum: 1, maximum: 1 },
  cos: { minimum: 1, maximum: 1 },
  tan: { minimum: 1, maximum: 1 },
  first: { minimum: 2, maximum: 8 },
} as const

/** A column of a repeat, reduced to one value: `sum(openings.area)`, `max(rooms.length)`. */
const COLUMN_FUNCTIONS = ['sum', 'min', 'max'] as const

export type ColumnFunction = (typeof COLUMN_FUNCTIONS)[number]

/** Every word that a formula reads as a function. */
export const FUNCTION_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(FUNCTIONS).concat(
  'sum',
)

export type FunctionName = keyof typeof FUNCTIONS

/** Whether a function takes an angle. */
export function isOfAngle(name: FunctionName): boolean {
  return name === 'sin' || name === 'cos' || name === 'tan'
}
export type Operator = '+' | '-' | '*' | '/'

/** Where a node is in the text it was parsed from; ASTs that reach the browser have none. */
export interface Span {
  start: number
  end: number
}

/**
 * A formula as an abstract syntax tree (AST): plain data, so that it can be checked, computed, printed
 * and sent to a browser. `name` is a field, a constant, a conversion or a formula; a choice's named
 * value is `mix.bags`, a used calculator's formula `concrete.volume`. A `column` is a field or formula
 * of a repeat's rows, `openings.area`.
 */
export type Formula = { span?: Span } & (
  | { kind: 'number'; value: string }
  | { kind: 'name'; name: string }
  | { kind: 'binary'; operator: Operator; left: Formula; right: Formula }
  | { kind: 'power'; base: Formula; exponent: number }
  | { kind: 'call'; function: FunctionName; arguments: Formula[] }
  | { kind: 'rows'; function: ColumnFunction; column: string }
)

/** A column of all rows of a repeat, reduced to one value. */
export type OverRows = Extract<Formula, { kind: 'rows' }>

/** 'mix' of `mix.bags`, 'openings' of `openings.area`; a name without a dot as it is. */
export function beforeDot(name: string): string {
  return name.replace(/\..*/, '')
}

/** 'area' of `openings.area`. */
export function behindDot(column: string): string {
  return column.slice(column.indexOf('.') + 1)
}

/** The parts of each node, first to last. */
export function parts(formula: Formula): Formula[] {
  switch (formula.kind) {
    case 'number':
    case 'name':
    case 'rows':
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

/** Every part of a formula that mentions the rows of a repeat. */
export function columnsIn(formula: Formula): OverRows[] {
  return formula.kind === 'rows' ? [formula] : parts(formula).flatMap(columnsIn)
}

/** A function with its arguments. */
type Call = Extract<Formula, { kind: 'call' }>

/** The same AST with something in the place of each `first`, whose own arguments have it already. */
export function replaceFirst(formula: Formula, replace: (first: Call) => Formula): Formula {
  const inside = (part: Formula) => replaceFirst(part, replace)
  switch (formula.kind) {
    case 'number':
    case 'rows':
    case 'name':
      return formula
    case 'binary':
      return { ...formula, left: inside(formula.left), right: inside(formula.right) }
    case 'power':
      return { ...formula, base: inside(formula.base) }
    case 'call': {
      const call = { ...formula, arguments: formula.arguments.map(inside) }
      return call.function === 'first' ? replace(call) : call
    }
  }
}

/** The same AST with each `first` replaced by the first of its arguments that has a value. */
export function withFirstPresent(formula: Formula, isThere: (part: Formula) => boolean): Formula {
  return replaceFirst(formula, (first) => first.arguments.find(isThere) ?? first)
}

/** The same AST without spans, as the browser gets it. */
export function withoutSpans(formula: Formula): Formula {
  const { span: _, ...node } = formula
  switch (node.kind) {
    case 'number':
    case 'name':
    case 'rows':
      return node
    case 'binary':
      return { ...node, left: withoutSpans(node.left), right: withoutSpans(node.right) }
    case 'power':
      return { ...node, base: withoutSpans(node.base) }
    case 'call':
      return { ...node, arguments: node.arguments.map(withoutSpans) }
  }
}
