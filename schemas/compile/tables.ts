import Fraction from 'fraction.js'
import type { FieldOf } from '../definition/calculator.ts'
import { optionLabel } from '../definition/interpolation.ts'
import type { Table } from '../definition/table.ts'
import type { CompiledFormula, CompiledTable } from '../formula/compiled.ts'
import { parseRational } from '../formula/number.ts'
import { PLACE, placeOf } from '../formula/place.ts'
import { formatUnit, parseUnit, sameUnit } from '../formula/unit.ts'
import { originDiagnostics, rationalDiagnostics } from './constants.ts'
import { type Diagnostic, suggestion } from './diagnostic.ts'
import type { Scope } from './formulaAst.ts'
import { fieldsIn, namesOfKind, ownNames } from './nameResolution.ts'
import { type Axis, tableAst } from './tableAst.ts'

/** A formula that is looked up, as a definition has it. */
interface Lookup extends Pick<CompiledTable, 'source' | 'assumption'> {
  unit: string
  table: Table
}

/**
 * Compiles a table into an AST of what the language has anyway, so that whatever follows an AST (order,
 * absence, intervals, a browser) needs to know nothing of tables; or all that is wrong with it.
 *
 * @param path of its formula
 */
export function compileTable(
  path: string,
  { table, unit, source, assumption }: Lookup,
  scope: Scope,
): Pick<CompiledFormula, 'ast' | 'table'> | Diagnostic[] {
  const at = `${path}.table`
  const keys = Object.entries(table.by).map(([name, lines]) =>
    keyOf(`${at}.by.${name}`, name, lines, scope),
  )
  const wrong = [
    ...originDiagnostics(path, { source, assumption }),
    ...(keys.length < 1 || keys.length > 2
      ? [{ path: `${at}.by`, message: `has ${keys.length} keys; a table has one or two` }]
      : []),
    ...keys.flatMap(({ diagnostics }) => diagnostics),
  ]
  const [down, across] = keys
  if (!down || wrong.length > 0) return wrong
  const figures = figuresOf(at, table, { down: down.key, across: across?.key, unit })
  if ('message' in figures) return [figures]
  const inexact = figures.flatMap((row, line) =>
    row.flatMap((figure, column) =>
      rationalDiagnostics(
        `${at}.figures[${line}]${Array.isArray(table.figures?.[line]) ? `[${column}]` : ''}`,
        figure,
      ),
    ),
  )
  if (inexact.length > 0) return inexact
  return {
    ast: tableAst(down.axis, across?.axis, figures, table.between),
    table: {
      keys: keys.map(({ key }) => key),
      between: table.between,
      figures,
      source,
      assumption,
    },
  }
}

type Lines = CompiledTable['keys'][number]

interface Key {
  key: Lines
  /** The number of each line is a step, or the place of an option. */
  axis: Axis
  diagnostics: Diagnostic[]
}

function keyOf(path: string, name: string, lines: readonly string[], scope: Scope): Key {
  const field = fieldsIn(scope.definition, scope.repeat)[name]
  return field?.kind === 'choice'
    ? choiceKey(path, name, field, lines)
    : numberKey(path, name, lines, scope)
}

function choiceKey(
  path: string,
  name: string,
  choice: FieldOf<'choice'>,
  lines: readonly string[],
): Key {
  const options = Object.keys(choice.options)
  const unknown = lines.filter((id) => !options.includes(id))
  const missing = options.filter((id) => !lines.includes(id))
  const twice = lines.filter((id, index) => lines.indexOf(id) !== index)
  const diagnostics = [
    ...unknown.map((id) => `has '${id}', which is no option of ${name}${suggestion(id, options)}`),
    ...missing.map((id) => `has no line for '${id}', an option of ${name}`),
    ...twice.map((id) => `has '${id}' twice`),
  ].map((message) => ({ path, message }))
  const places = lines.map((id) => choice.options[id]?.values[PLACE] ?? '0')
  return {
    key: {
      name: placeOf(name),
      lines: places,
      unit: '1',
      options: lines.map((id) => optionLabel(choice, id)),
    },
    axis: { name: placeOf(name), order: places.map((place) => new Fraction(place)) },
    diagnostics,
  }
}

function numberKey(path: string, name: string, lines: readonly string[], scope: Scope): Key {
  const unit = scope.units.get(name)
  const order = lines.map((line) => parseRational(line) ?? new Fraction(0))
  return {
    key: { name, lines: [...lines], unit: formatUnit(unit ?? new Map()) },
    axis: { name, order },
    diagnostics: unit
      ? stepDiagnostics(path, lines, order)
      : [{ path, message: unknownKey(name, scope) }],
  }
}

function unknownKey(name: string, scope: Scope): string {
  const choices = namesOfKind(fieldsIn(scope.definition, scope.repeat), 'choice')
  const known = [...ownNames(scope.units), ...choices]
  return `is not a choice, a number field, a constant or a formula${suggestion(name, known)}`
}

/** The lines of a number are exact, two at least, and rise. */
function stepDiagnostics(path: string, lines: readonly string[], order: Fraction[]): Diagnostic[] {
  const inexact = lines.flatMap((line, index) => rationalDiagnostics(`${path}[${index}]`, line))
  if (inexact.length > 0) return inexact
  if (lines.length < 2) {
    const message = 'has fewer than two lines; what is looked up in one is a constant'
    return [{ path, message }]
  }
  const falls = order.findIndex((step, index) => index > 0 && step.lte(order[index - 1] ?? step))
  if (falls === -1) return []
  const message = `is '${lines[falls]}', which is not larger than the line before it`
  return [{ path: `${path}[${falls}]`, message }]
}

/** The figures line by line, or what is wrong with how many there are. */
function figuresOf(
  at: string,
  { figures }: Table,
  { down, across, unit }: { down: Lines; across: Lines | undefined; unit: string },
): string[][] | Diagnostic {
  const eachLineOf = ({ name }: Lines) => `one for each line of ${name.replace(`.${PLACE}`, '')}`
  const path = `${at}.figures`
  if (!figures) {
    const isSame = !down.options && sameUnit(parseUnit(down.unit), parseUnit(unit))
    if (isSame && !across) return down.lines.map((line) => [line])
    const message = `is missing; only where the lines of one number, in ${unit}, are the figures themselves may it be left out`
    return { path, message }
  }
  const wanted = down.lines.length
  if (figures.length !== wanted) {
    const message = `has ${figures.length} of the ${wanted} figures, ${eachLineOf(down)}`
    return { path, message }
  }
  const wrong = figures.findIndex((row) =>
    across
      ? typeof row === 'string' || row.length !== across.lines.length
      : typeof row !== 'string',
  )
  if (wrong < 0) return figures.map((row) => (typeof row === 'string' ? [row] : row))
  const message = across
    ? `is not a list of ${across.lines.length} figures, ${eachLineOf(across)}`
    : 'is a list, where one figure is expected: the table has one key'
  return { path: `${path}[${wrong}]`, message }
}
