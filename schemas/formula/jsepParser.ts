import jsep from 'jsep'
import type { Operator, Span } from './ast.ts'

/*
 * The parser beneath: jsep, with the operators of formulas alone, and with the span of each node.
 */

/** The operators of formulas; higher ones bind first. */
const PRECEDENCE: Record<Operator | '^', number> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 }

// jsep ships with the operators of JavaScript. This is a small closed language of our own, so
// everything goes but what is named here.
jsep.removeAllUnaryOps()
jsep.removeAllBinaryOps()
jsep.removeAllLiterals()
for (const [operator, precedence] of Object.entries(PRECEDENCE)) {
  jsep.addBinaryOp(operator, precedence, operator === '^')
}

// jsep does not say where a node is in the text. Its hooks run before and after each token, so
// the spans are noted there; a number is read in the hook, because jsep runs no hook after it.
let starts: number[] = []
const spans = new WeakMap<jsep.Expression, Span>()
const noteStart: jsep.HookCallback = function (env) {
  starts.push(this.index)
  if (/[\d.]/.test(this.char)) env.node = this.gobbleNumericLiteral() as jsep.Expression
}
const noteSpan: jsep.HookCallback = function (env) {
  const start = starts.pop() ?? 0
  const end = start + this.expr.slice(start, this.index).trimEnd().length
  // Parentheses around a token make it a token again; its span stays inside them.
  if (env.node && !spans.has(env.node)) spans.set(env.node, { start, end })
}

/** Parses a text into jsep's own nodes; throws jsep's own errors. */
export function parseExpression(text: string): jsep.Expression {
  starts = []
  // A test run loads this module several times, and all of them share one jsep, where the first hook
  // that finds a token ends the search: the hooks are always those of the module that parses.
  Object.assign(jsep.hooks, { 'gobble-token': [noteStart], 'after-token': [noteSpan] })
  return jsep(text)
}

/** The span of a token; a binary expression spans its two sides. */
export function spanOf(expression: jsep.Expression): Span {
  const noted = spans.get(expression)
  if (noted) return noted
  if (isKind(expression, 'BinaryExpression')) {
    return { start: spanOf(expression.left).start, end: spanOf(expression.right).end }
  }
  return { start: 0, end: 1 }
}

/** jsep's own union has an open base, so `type` alone does not narrow; this guard does. */
export function isKind<Type extends jsep.CoreExpression['type']>(
  expression: jsep.Expression,
  type: Type,
): expression is Extract<jsep.CoreExpression, { type: Type }> {
  return expression.type === type
}

export function isOperator(operator: string): operator is Operator {
  return operator !== '^' && Object.hasOwn(PRECEDENCE, operator)
}
