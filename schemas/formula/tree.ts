/** The functions a formula may call, with the number of arguments each takes. */
export const FUNCTIONS = {
  ceil: { least: 1, most: 1 },
  floor: { least: 1, most: 1 },
  min: { least: 2, most: 8 },
  max: { least: 2, most: 8 },
} as const

export type FunctionName = keyof typeof FUNCTIONS
export type Operator = '+' | '-' | '*' | '/'

/** Where a node stands in the text it was parsed from; absent on trees that reach the browser. */
export interface Place {
  start: number
  end: number
}

/**
 * A formula as a tree: plain data, so that it can be checked, computed, printed and sent to a
 * browser. `name` is a field, a constant or a formula; a choice's named value is `mix.bags`.
 */
export type Formula = { at?: Place } & (
  | { kind: 'number'; value: string }
  | { kind: 'name'; name: string }
  | { kind: 'binary'; operator: Operator; left: Formula; right: Formula }
  | { kind: 'power'; base: Formula; exponent: number }
  | { kind: 'call'; function: FunctionName; arguments: Formula[] }
)

/** What each node is made of, first to last. */
export function parts(formula: Formula): Formula[] {
  switch (formula.kind) {
    case 'number':
    case 'name':
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

/** The same tree without places in its text: what a browser needs of it. */
export function withoutPlaces(formula: Formula): Formula {
  const { at: _, ...node } = formula
  switch (node.kind) {
    case 'number':
    case 'name':
      return node
    case 'binary':
      return { ...node, left: withoutPlaces(node.left), right: withoutPlaces(node.right) }
    case 'power':
      return { ...node, base: withoutPlaces(node.base) }
    case 'call':
      return { ...node, arguments: node.arguments.map(withoutPlaces) }
  }
}
