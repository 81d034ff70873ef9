import Fraction from 'fraction.js'
import type { FieldOf } from '../definition/calculator.ts'
import { optionLabel } from '../definition/interpolation.ts'
import type { Table } from '../definition/table.ts'
import type { CompiledFormula, CompiledTable } from '../formula/compiled.ts'
import { parseRational } from '../formula/number.ts'
import { PLACE, placeOf } from '../formula/place.ts'
import { formatUnit, parseUnit, sameUnit } from '../formula/unit.ts'
import { type Diagnostic, suggestion } from './diagnostic.ts'
import { originDiagnostics, rationalDiagnostics } from './fields.ts'
import type { Scope } from './formulaAst.ts'
import { ownNames } from './nameResolution.ts'
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
  const names = Object.keys(table.by)
  const wrong = [
    ...originDiagnostics(path, { source, assumption }),
    ...(names.length < 1 || names.length > 2
      ? [{ path: `${at}.by`, message: `has ${names.length} keys; a table has one or two` }]
      : []),
  ]
  const keys = names.map((name) => keyOf(`${at}.by.${name}`, name, table.by[name] ?? [], scope))
  wrong.push(...keys.flatMap(({ diagnostics }) => diagnostics))
  if (wrong.length > 0) return wrong
  const figures = figuresOf(at, table, { keys, unit })
  if ('message' in figures) return [figures]
  const inexact = figures.flatMap((row, line) =>
    row.flatMap((figure, across) =>
      rationalDiagnostics(
        `${at}.figures[${line}]${Array.isArray(table.figures?.[line]) ? `[${across}]` : ''}`,
        figure,
      ),
    ),
  )
  if (inexact.length > 0) return inexact
  const axes = keys.map(({ key, order }): Axis => ({ name: key.name, order }))
  return {
    ast: tableAst(axes, figures, table.between),
    table: {
      keys: keys.map(({ key }) => key),
      between: table.between,
      figures,
      source,
      assumption,
    },
  }
}

interface Key {
  key: CompiledTable['keys'][number]
  /** The number of each line: a step, or the place of an option. */
  order: Fraction[]
  diagnostics: Diagnostic[]
}

function keyOf(path: string, name: string, lines: readonly string[], scope: Scope): Key {
  const choice = choiceNamed(name, scope)
  return choice ? choiceKey(path, name, choice, lines) : numberKey(path, name, lines, scope)
}

/** The choice of that name: in a row of a repeat its own comes first. */
function choiceNamed(name: string, { definition, repeat }: Scope): FieldOf<'choice'> | undefined {
  const row = definition.fields[repeat ?? '']
  const own = row?.kind === 'repeat' ? row.fields[name] : undefined
  const field = own ?? definition.fields[name]
  return field?.kind === 'choice' ? field : undefined
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
    order: places.map((place) => new Fraction(place)),
    diagnostics,
  }
}

function numberKey(path: string, name: string, lines: readonly string[], scope: Scope): Key {
  const unit = scope.units.get(name)
  const key = { name, lines: [...lines], unit: formatUnit(unit ?? new Map()) }
  if (!unit) {
    const known = [...ownNames(scope.units), ...choicesIn(scope)]
    const message = `is not a choice, a number field, a constant or a formula${suggestion(name, known)}`
    return { key, order: [], diagnostics: [{ path, message }] }
  }
  const inexact = lines.flatMap((line, index) => rationalDiagnostics(`${path}[${index}]`, line))
  const order = lines.map((line) => parseRational(line) ?? new Fraction(0))
  const falls = order.findIndex((step, index) => index > 0 && step.lte(order[index - 1] ?? step))
  const diagnostics =
    inexact.length > 0
      ? inexact
      : lines.length < 2
        ? [{ path, message: 'has fewer than two lines; what is looked up in one is a constant' }]
        : falls > 0
          ? [
              {
                path: `${path}[${falls}]`,
                message: `is '${lines[falls]}', which is not larger than the line before it`,
              },
            ]
          : []
  return { key, order, diagnostics }
}

function choicesIn({ definition, repeat }: Scope): string[] {
  const row = definition.fields[repeat ?? '']
  const fields = { ...definition.fields, ...(row?.kind === 'repeat' ? row.fields : {}) }
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'choice')
}

/** The figures line by line, or what is wrong with how many there are. */
function figuresOf(
  at: string,
  { figures }: Table,
  { keys, unit }: { keys: readonly Key[]; unit: string },
): string[][] | Diagnostic {
  const [down, across] = keys.map(({ key }) => ({
    ...key,
    name: key.name.replace(`.${PLACE}`, ''),
  }))
  const path = `${at}.figures`
  if (!figures) {
    const isSame = down && !down.options && sameUnit(parseUnit(down.unit), parseUnit(unit))
    if (isSame && !across) return down.lines.map((line) => [line])
    const message = `is missing; only where the lines of one number, in ${unit}, are the figures themselves may it be left out`
    return { path, message }
  }
  const wanted = down?.lines.length ?? 0
  if (figures.length !== wanted) {
    return {
      path,
      message: `has ${figures.length} of the ${wanted} figures, one for each line of ${down?.name}`,
    }
  }
  const rows = figures.map((row) => (typeof row === 'string' ? [row] : row))
  const size = across?.lines.length ?? 1
  const wrong = figures.findIndex(
    (row, line) => (typeof row === 'string') !== !across || rows[line]?.length !== size,
  )
  if (wrong < 0) return rows
  const message = across
    ? `is not a list of ${size} figures, one for each line of ${across.name}`
    : 'is a list, where one figure is expected: the table has one key'
  return { path: `${path}[${wrong}]`, message }
}
