import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import { columnsIn, type Formula, namesIn, withoutSpans } from '../formula/ast.ts'
import { CONVERSIONS } from '../formula/conversions.ts'
import { FormulaError } from '../formula/error.ts'
import { NotColumnError, parseFormula } from '../formula/parse.ts'
import { deriveUnit, formatUnit, mayBeDeclared, type Unit } from '../formula/unit.ts'
import { adviceFor } from '../formula/unitAdvice.ts'
import { suggestion } from './diagnostic.ts'
import { fieldsIn, ownNames, type Units } from './nameResolution.ts'
import { sumAdvice } from './sumAdvice.ts'

/** The names that a formula may mention, and its definition, for messages about other names. */
export interface Scope {
  units: Units
  columns: Units
  definition: DefinitionWithDefaults
  /** The repeat that the formula belongs to, if it is computed for each row. */
  repeat?: string
}

/**
 * Parses a formula and proves its unit.
 *
 * @param declared its unit; undefined where the declared unit is invalid, which another diagnostic says
 * @param says the words for the declaration: 'is declared in bag'
 * @param ofCount the advice where a count is declared, and the formula is none
 * @throws FormulaError with the span of the mistake.
 */
export function compileAst(
  text: string,
  declared: Unit | undefined,
  says: string,
  scope: Scope,
  ofCount?: string,
): Formula {
  const ast = parsed(text, scope)
  refuseUnknownNames(ast, scope)
  const { units, columns } = scope
  const derived = deriveUnit(
    ast,
    (mentioned) => units.get(mentioned) ?? columns.get(mentioned) ?? new Map(),
  )
  if (declared && !mayBeDeclared(derived, declared)) {
    throw new FormulaError(
      `comes out in ${formatUnit(derived)}, but ${says}; ${adviceFor(derived, declared, ofCount, ast)}`,
      ast.span,
    )
  }
  return withoutSpans(ast)
}

function parsed(text: string, { columns, repeat }: Scope): Formula {
  try {
    return parseFormula(text)
  } catch (error) {
    if (!(error instanceof NotColumnError)) throw error
    const isOutside = repeat !== undefined && columns.size === 0
    const advice = isOutside ? OUTSIDE : sumAdvice(error.cause, columns)
    throw new FormulaError(`${error.message}; ${advice}`, error.span)
  }
}

function refuseUnknownNames(ast: Formula, scope: Scope): void {
  const { units, columns, definition } = scope
  for (const { function: of, column, span } of columnsIn(ast)) {
    if (columns.has(column)) continue
    const verb = of === 'sum' ? 'sums' : `takes the ${of} of`
    const [repeat = column] = column.split('.')
    if (scope.repeat !== undefined && columns.size === 0) {
      throw new FormulaError(`${verb} "${column}" in a row of ${scope.repeat}; ${OUTSIDE}`, span)
    }
    const known = [...columns.keys()].filter(
      (name) => definition.fields[repeat]?.kind !== 'repeat' || name.startsWith(`${repeat}.`),
    )
    throw new FormulaError(
      `${verb} "${column}", which is not a column of a repeat${suggestion(column, known)}`,
      span,
    )
  }
  for (const { name, span } of namesIn(ast)) {
    if (units.has(name)) continue
    if (columns.has(name)) {
      throw new FormulaError(
        `names "${name}", which has a value in every row; write sum(${name}), or min or max`,
        span,
      )
    }
    throw new FormulaError(`names "${name}", ${unknownName(name, scope)}`, span)
  }
}

/** The advice where a row mentions other rows. */
const OUTSIDE = "rows are added up by the calculator's own formulas"

function unknownName(name: string, scope: Scope): string {
  const { repeat } = scope
  const { fields, formulas, uses } = scope.definition
  const known = ownNames(scope.units)
  const field = fieldsIn(scope.definition, repeat)[name]
  if (field?.kind === 'choice') {
    const values = known.filter((key) => key.startsWith(`${name}.`)).join(', ')
    return `a choice; use one of its values: ${values}`
  }
  const rows = fields[name]
  if (rows?.kind === 'repeat') {
    if (repeat !== undefined) return `a repeat, in a row of ${repeat}; ${OUTSIDE}`
    const columns = [...Object.keys(rows.fields), ...Object.keys(rows.formulas)]
    return `a repeat; sum one of its columns: ${columns.map((key) => `sum(${name}.${key})`).join(', ')}`
  }
  if (repeat !== undefined && (formulas[name] || Object.hasOwn(uses, name.split('.')[0] ?? name))) {
    return `a formula outside of the rows; in a row of ${repeat} fields, constants and the row itself are known`
  }
  const [first = name, last] = name.split('.')
  const choice = fieldsIn(scope.definition, repeat)[first]
  if (choice?.kind === 'choice' && last && Object.hasOwn(choice.options, last)) {
    const values = known.filter((key) => key.startsWith(`${first}.`)).join(', ')
    return `an option of ${first}; a formula takes a value of the option that is chosen: ${values}`
  }
  if (choice?.kind === 'choice' && last) {
    const values = known.filter((key) => key.startsWith(`${first}.`)).join(', ')
    return `which is no value of ${first}; ${values ? `it has ${values}` : 'add it to its units and options'}`
  }
  if (fields[first]?.kind === 'repeat' && last && repeat === undefined) {
    const columns = [...scope.columns.keys()].filter((key) => key.startsWith(`${first}.`))
    return `which is no column of ${first}; it has ${columns.join(', ')}; for how many rows there are, sum a formula of the row that is '1'`
  }
  const given = uses[first]?.given[last ?? '']
  if (typeof given === 'string') return `which ${first} gets from here; write ${given}`
  const columns = [...scope.columns.keys()].filter((column) => column.endsWith(`.${name}`))
  if (columns.length > 0) {
    return `which has a value in every row; write ${columns.map((column) => `sum(${column})`).join(' or ')}, or min or max`
  }
  if (last && ['fields', 'constants', 'formulas'].includes(first) && scope.units.has(last)) {
    return `where the name alone is enough; write ${last}`
  }
  const taken = known.filter((key) => key.startsWith(`${first}.`))
  if (last && taken.length > 0) return `which ${first} does not have${suggestion(name, taken)}`
  return `which is not a field, constant or formula${suggestion(name, known, ...CONVERSIONS.keys())}`
}
