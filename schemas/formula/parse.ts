import jsep from 'jsep'
import { FormulaError } from './error.ts'
import { refuseLooseCommas, refuseStrangeCharacters, syntaxError } from './syntax.ts'
import {
  type Formula,
  FUNCTION_NAMES,
  FUNCTIONS,
  type FunctionName,
  type Operator,
  type Place,
  SUM,
} from './tree.ts'

/**
 * Longest formula text. A readable formula has some 80 characters; the limit keeps every tree
 * shallow enough that no walk over it can exhaust the stack.
 */
export const MAX_LENGTH = 1000

/** Highest exponent: a fourth power already has no use in building. */
export const MAX_EXPONENT = 9

const PRECEDENCE: Record<Operator | '^', number> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 }

// jsep ships with the operators of JavaScript. This is a small closed language of our own, so
// everything goes but what is named here. The parser is the module's own instance: nobody else
// in this project uses jsep.
jsep.removeAllUnaryOps()
jsep.removeAllBinaryOps()
jsep.removeAllLiterals()
for (const [operator, precedence] of Object.entries(PRECEDENCE)) {
  jsep.addBinaryOp(operator, precedence, operator === '^')
}

// jsep does not say where a node stands. Its hooks run before and after each token, so the
// places are noted there; a number is read in the hook, because jsep runs no hook after it.
let starts: number[] = []
const places = new WeakMap<jsep.Expression, Place>()
jsep.hooks.add('gobble-token', function (env) {
  starts.push(this.index)
  if (/[\d.]/.test(this.char)) env.node = this.gobbleNumericLiteral() as jsep.Expression
})
jsep.hooks.add('after-token', function (env) {
  const start = starts.pop() ?? 0
  const end = start + this.expr.slice(start, this.index).trimEnd().length
  // Parentheses around a token make it a token again; its place stays inside them.
  if (env.node && !places.has(env.node)) places.set(env.node, { start, end })
})

/**
 * Parses a formula's text, as a maintainer writes it, into a tree with places.
 *
 * The language: decimal numbers, names, a choice's named value (`mix.bags`), `+ - * / ( )`,
 * powers with whole exponents (`diameter^2`), `ceil floor min max sqrt`, and the sum over a group's
 * rows (`sum(openings.area)`).
 *
 * @throws FormulaError for everything else, with the place and what would be right.
 */
export function parseFormula(text: string): Formula {
  if (text.trim() === '') throw new FormulaError('is empty; a formula is expected')
  if (text.length > MAX_LENGTH) {
    throw new FormulaError(`has ${text.length} characters; at most ${MAX_LENGTH} are allowed`)
  }
  refuseStrangeCharacters(text)
  refuseLooseCommas(text)
  starts = []
  let expression: jsep.Expression
  try {
    expression = jsep(text)
  } catch (error) {
    throw syntaxError(error, text)
  }
  return toFormula(expression, text)
}

function toFormula(expression: jsep.Expression, text: string): Formula {
  const at = placeOf(expression)
  if (isKind(expression, 'Literal')) return toNumber(expression.raw, at)
  if (isKind(expression, 'Identifier')) return { kind: 'name', name: expression.name, at }
  if (isKind(expression, 'MemberExpression')) return toOptionValue(expression, at, text)
  if (isKind(expression, 'CallExpression')) return toCall(expression, at, text)
  if (isKind(expression, 'BinaryExpression')) return toBinary(expression, at, text)
  if (isKind(expression, 'Compound')) {
    const [, second] = expression.body
    if (!second) throw new FormulaError('has parentheses with nothing between them', at)
    throw new FormulaError('has two expressions with no operator between them', placeOf(second))
  }
  throw new FormulaError('has something here that is not part of the formula language', at)
}

/** jsep's own union has an open base, so `type` alone does not narrow; this guard does. */
function isKind<Type extends jsep.CoreExpression['type']>(
  expression: jsep.Expression,
  type: Type,
): expression is Extract<jsep.CoreExpression, { type: Type }> {
  return expression.type === type
}

/** jsep drops the parentheses of (ceil)(a) and (mix).bags; here a name begins what it belongs to. */
function isBareName(
  expression: jsep.Expression,
  at: Place,
  text: string,
): expression is Extract<jsep.CoreExpression, { type: 'Identifier' }> {
  return isKind(expression, 'Identifier') && text.startsWith(expression.name, at.start)
}

/** The place of a token; a binary expression spans its two sides. */
function placeOf(expression: jsep.Expression): Place {
  const noted = places.get(expression)
  if (noted) return noted
  if (isKind(expression, 'BinaryExpression')) {
    return { start: placeOf(expression.left).start, end: placeOf(expression.right).end }
  }
  return { start: 0, end: 1 }
}

function toNumber(raw: string, at: Place): Formula {
  if (!/^(\d+(\.\d+)?|\.\d+)$/.test(raw)) {
    throw new FormulaError(`has the number ${raw}; write it in plain digits, as 12 or 0.5`, at)
  }
  return { kind: 'number', value: raw, at }
}

function toOptionValue(
  expression: Extract<jsep.CoreExpression, { type: 'MemberExpression' }>,
  at: Place,
  text: string,
): Formula {
  const { object, property } = expression
  if (!isBareName(object, at, text) || !isKind(property, 'Identifier')) {
    throw new FormulaError(
      "may use a dot only for a choice's named value, as in mix.bags, a used calculator's formula, or a group's column in a sum",
      at,
    )
  }
  return { kind: 'name', name: `${object.name}.${property.name}`, at }
}

function toCall(
  expression: Extract<jsep.CoreExpression, { type: 'CallExpression' }>,
  at: Place,
  text: string,
): Formula {
  const { callee } = expression
  const name = isBareName(callee, at, text) ? callee.name : ''
  if (name === SUM) return toSum(expression.arguments, at, text)
  if (!isFunctionName(name)) {
    const known = FUNCTION_NAMES.join(', ')
    const called = name ? `calls "${name}"` : 'calls something that is not a function'
    throw new FormulaError(`${called}; the functions are ${known}`, at)
  }
  const { least, most } = FUNCTIONS[name]
  const count = expression.arguments.length
  if (count < least || count > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`
    const given = count === 1 ? '1 argument' : `${count} arguments`
    throw new FormulaError(`gives ${name} ${given}; it takes ${wanted}`, at)
  }
  refuseMissingCommas(expression.arguments, text)
  return {
    kind: 'call',
    function: name,
    arguments: expression.arguments.map((argument) => toFormula(argument, text)),
    at,
  }
}

/** A sum takes one column of a group and nothing that would have to be worked out first. */
function toSum(given: jsep.Expression[], at: Place, text: string): Formula {
  const [first, ...others] = given
  const column = first && toFormula(first, text)
  if (others.length === 0 && column?.kind === 'name' && column.name.includes('.')) {
    return { kind: 'sum', column: column.name, at: column.at ?? at }
  }
  throw new FormulaError(
    'sums something that is not a column of a group; write sum(openings.area), and work out what is summed in a formula of the group',
    at,
  )
}

/** jsep takes min(1 2) for min(1, 2). */
function refuseMissingCommas(given: jsep.Expression[], text: string): void {
  for (const [index, next] of given.slice(1).entries()) {
    const before = given[index]
    const place = placeOf(next)
    if (before && text.slice(placeOf(before).end, place.start).includes(',')) continue
    throw new FormulaError('has two expressions with no operator or comma between them', place)
  }
}

function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name)
}

function toBinary(
  expression: Extract<jsep.CoreExpression, { type: 'BinaryExpression' }>,
  at: Place,
  text: string,
): Formula {
  const left = toFormula(expression.left, text)
  const right = toFormula(expression.right, text)
  if (expression.operator === '^') {
    const exponent = right.kind === 'number' ? Number(right.value) : Number.NaN
    if (!Number.isInteger(exponent) || exponent > MAX_EXPONENT) {
      throw new FormulaError(
        `has a power whose exponent is not a whole number from 0 to ${MAX_EXPONENT}`,
        placeOf(expression.right),
      )
    }
    return { kind: 'power', base: left, exponent, at }
  }
  if (!isOperator(expression.operator)) {
    throw new FormulaError(`has the operator ${expression.operator}, which is not known`, at)
  }
  return { kind: 'binary', operator: expression.operator, left, right, at }
}

function isOperator(operator: string): operator is Operator {
  return operator !== '^' && Object.hasOwn(PRECEDENCE, operator)
}
