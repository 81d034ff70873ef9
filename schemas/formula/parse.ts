import type jsep from 'jsep'
import { type Formula, FUNCTION_NAMES, FUNCTIONS, type OverRows, type Span } from './ast.ts'
import { FormulaError } from './error.ts'
import { adviceForFunction, isFunctionName } from './functionAdvice.ts'
import { isKind, isOperator, parseExpression, spanOf } from './jsepParser.ts'
import { refuseLooseCommas, refuseStrangeCharacters, syntaxError } from './syntax.ts'

/**
 * Longest formula text. A readable formula has some 80 characters; the limit keeps every AST
 * shallow enough that no walk over it can exhaust the stack.
 */
export const MAX_LENGTH = 1000

/** Highest exponent: a fourth power already has no use in building. */
const MAX_EXPONENT = 9

/** A sum of something that is no column; its cause is the summed expression, where that is one. */
export class NotColumnError extends FormulaError {}

/**
 * Parses a formula's text, as a maintainer writes it, into an AST with spans.
 *
 * The language: decimal numbers, names, a choice's named value (`mix.bags`), `+ - * / ( )`,
 * powers with whole exponents (`diameter^2`), `ceil floor min max sqrt sin cos tan first`, and the sum,
 * smallest and largest of a repeat's rows (`sum(openings.area)`).
 *
 * @throws FormulaError for everything else, with the span and what would be right.
 */
export function parseFormula(text: string): Formula {
  if (text.trim() === '') throw new FormulaError('is empty; a formula is expected')
  if (text.length > MAX_LENGTH) {
    throw new FormulaError(`has ${text.length} characters; at most ${MAX_LENGTH} are allowed`)
  }
  refuseStrangeCharacters(text)
  refuseLooseCommas(text)
  let expression: jsep.Expression
  try {
    expression = parseExpression(text)
  } catch (error) {
    throw syntaxError(error, text)
  }
  return toFormula(expression, text)
}

function toFormula(expression: jsep.Expression, text: string): Formula {
  const span = spanOf(expression)
  if (isKind(expression, 'Literal')) return toNumber(expression.raw, span)
  if (isKind(expression, 'Identifier')) return { kind: 'name', name: expression.name, span }
  if (isKind(expression, 'MemberExpression')) return toOptionValue(expression, span, text)
  if (isKind(expression, 'CallExpression')) return toCall(expression, span, text)
  if (isKind(expression, 'BinaryExpression')) return toBinary(expression, span, text)
  if (isKind(expression, 'Compound')) {
    const [first, second, ...others] = expression.body
    if (!first || !second) throw new FormulaError('has parentheses with nothing between them', span)
    if (isKind(first, 'Identifier') && FUNCTION_NAMES.includes(first.name)) {
      const { name } = first
      throw new FormulaError(`has ${name} without parentheses; write ${name}( … )`, spanOf(first))
    }
    const advice = others.length > 0 ? ', and a name as one word: its key, not its label' : ''
    throw new FormulaError(`has ${NO_OPERATOR}${advice}`, spanOf(second))
  }
  if (isKind(expression, 'SequenceExpression')) refuseTwoExpressions(expression.expressions, text)
  throw new FormulaError('has something here that is not part of the formula language', span)
}

const NO_OPERATOR = 'two expressions with no operator between them; write * for times'

/** Within parentheses, as in (people x daily). */
function refuseTwoExpressions([first, second]: jsep.Expression[], text: string): void {
  if (!first || !second) return
  const span = { start: spanOf(first).start, end: spanOf(second).end }
  if (text.slice(spanOf(first).end, spanOf(second).start).includes(',')) return
  const areNames = isKind(first, 'Identifier') && isKind(second, 'Identifier')
  const what = areNames ? NO_OPERATOR.replace('expressions', 'names') : NO_OPERATOR
  throw new FormulaError(`has ${what}`, span)
}

/** jsep drops the parentheses of (ceil)(a) and (mix).bags; a formula has the name without them. */
function isBareName(
  expression: jsep.Expression,
  span: Span,
  text: string,
): expression is Extract<jsep.CoreExpression, { type: 'Identifier' }> {
  return isKind(expression, 'Identifier') && text.startsWith(expression.name, span.start)
}

function toNumber(raw: string, span: Span): Formula {
  if (!/^(\d+(\.\d+)?|\.\d+)$/.test(raw)) {
    throw new FormulaError(`has the number ${raw}; write it in plain digits, as 12 or 0.5`, span)
  }
  return { kind: 'number', value: raw, span }
}

function toOptionValue(
  expression: Extract<jsep.CoreExpression, { type: 'MemberExpression' }>,
  span: Span,
  text: string,
): Formula {
  const { object, property } = expression
  if (!isBareName(object, span, text) || !isKind(property, 'Identifier')) {
    throw new FormulaError(
      "may use a dot only for a choice's named value, as in mix.bags, a used calculator's formula, or a repeat's column in a sum",
      span,
    )
  }
  return { kind: 'name', name: `${object.name}.${property.name}`, span }
}

function toCall(
  expression: Extract<jsep.CoreExpression, { type: 'CallExpression' }>,
  span: Span,
  text: string,
): Formula {
  const { callee } = expression
  const name = isBareName(callee, span, text) ? callee.name : ''
  if (name === 'sum') return toSum(expression.arguments, span, text)
  if (!isFunctionName(name)) {
    const known = FUNCTION_NAMES.join(', ')
    const isDotted = isKind(callee, 'MemberExpression')
    const written = isDotted ? text.slice(span.start, span.end).split('(')[0] : name
    const call = written ? `calls "${written}"` : 'calls something that is not a function'
    throw new FormulaError(
      `${call}; the functions are ${known}${adviceForFunction(written ?? '')}`,
      span,
    )
  }
  if (name === 'min' || name === 'max') {
    const column = columnOf(expression.arguments, text)
    if (column) return { ...column, function: name }
  }
  const { minimum, maximum } = FUNCTIONS[name]
  const count = expression.arguments.length
  if (count > maximum) refuseMissingCommas(expression.arguments, text)
  if (count < minimum || count > maximum) {
    const expected = minimum === maximum ? `${minimum}` : `${minimum} to ${maximum}`
    const given = count === 1 ? '1 argument' : `${count} arguments`
    const mayBeColumn = count === 1 && (name === 'min' || name === 'max')
    const rows = mayBeColumn ? ', or one column of a repeat' : ''
    throw new FormulaError(`gives ${name} ${given}; it takes ${expected}${rows}`, span)
  }
  refuseMissingCommas(expression.arguments, text)
  return {
    kind: 'call',
    function: name,
    arguments: expression.arguments.map((argument) => toFormula(argument, text)),
    span,
  }
}

/** A sum takes one column of a repeat, and no expression. */
function toSum(given: jsep.Expression[], span: Span, text: string): Formula {
  const column = columnOf(given, text)
  if (column) return { ...column, function: 'sum' }
  const [summed, ...others] = given
  const ast = summed && others.length === 0 ? toFormula(summed, text) : undefined
  throw new NotColumnError('sums something that is not a column of a repeat', span, ast)
}

/** The one argument of a function, where it is a repeat's column. */
function columnOf(
  [first, ...others]: jsep.Expression[],
  text: string,
): Omit<OverRows, 'function'> | undefined {
  const column = first && others.length === 0 ? toFormula(first, text) : undefined
  if (column?.kind !== 'name' || !column.name.includes('.')) return undefined
  return { kind: 'rows', column: column.name, ...(column.span && { span: column.span }) }
}

/** jsep takes min(1 2) for min(1, 2). */
function refuseMissingCommas(given: jsep.Expression[], text: string): void {
  for (const [index, next] of given.slice(1).entries()) {
    const before = given[index]
    const span = spanOf(next)
    if (before && text.slice(spanOf(before).end, span.start).includes(',')) continue
    throw new FormulaError('has two expressions with no operator or comma between them', span)
  }
}

function toBinary(
  expression: Extract<jsep.CoreExpression, { type: 'BinaryExpression' }>,
  span: Span,
  text: string,
): Formula {
  const left = toFormula(expression.left, text)
  const right = toFormula(expression.right, text)
  if (expression.operator === '^') {
    const exponent = right.kind === 'number' ? Number(right.value) : Number.NaN
    if (!Number.isInteger(exponent) || exponent > MAX_EXPONENT) {
      throw new FormulaError(
        `has a power whose exponent is not a whole number from 0 to ${MAX_EXPONENT}`,
        spanOf(expression.right),
      )
    }
    return { kind: 'power', base: left, exponent, span }
  }
  if (!isOperator(expression.operator)) {
    throw new FormulaError(`has the operator ${expression.operator}, which is not known`, span)
  }
  return { kind: 'binary', operator: expression.operator, left, right, span }
}
