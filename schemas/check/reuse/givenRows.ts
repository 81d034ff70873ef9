import { type Diagnostic, suggestion } from '../../compile/diagnostic.ts'
import { namesOfKind, type SymbolTable } from '../../compile/nameResolution.ts'
import type { ParsedDefinition } from '../../definition/calculator.ts'
import type { CheckedCalculator, Repeat } from '../../definition/compiled.ts'
import { namesIn } from '../../formula/ast.ts'
import { givenDiagnostics } from './given.ts'

/** A repeat of a calculator that is used. */
interface UsedRows {
  name: string
  wanted: Repeat
  used: CheckedCalculator
  use: ParsedDefinition['uses'][string]
}

/**
 * What is given to a repeat is a repeat with as many rows, whose rows have what its rows need. One that
 * gets nothing has no rows.
 */
export function rowsDiagnostics(
  path: string,
  { name, wanted, used, use }: UsedRows,
  definition: ParsedDefinition,
  names: SymbolTable,
): Diagnostic[] {
  const { of, given } = use
  const at = `${path}.${name}`
  const rows = given[name]
  if (rows === undefined) {
    if (wanted.minimum === 0) return []
    const message = `gives no rows to ${name}, where ${of} needs ${wanted.minimum} or more; give it ${example(wanted)}`
    return [{ path, message }]
  }
  if (typeof rows === 'string') {
    const message = `gives "${rows}", where ${of} has rows; write ${example(wanted, rows)}`
    return [{ path: at, message }]
  }
  const own = definition.fields[rows.of]
  if (own?.kind !== 'repeat') {
    const repeats = namesOfKind(definition.fields, 'repeat')
    const message = `is '${rows.of}', which is not a repeat${suggestion(rows.of, repeats)}`
    return [{ path: `${at}.of`, message }]
  }
  const known = Object.keys(wanted.fields)
  const unknown = Object.keys(rows.given).filter((key) => !known.includes(key))
  const scope = {
    fields: { ...definition.fields, ...own.fields },
    constants: definition.constants,
    units: names.rows.get(rows.of) ?? new Map(),
  }
  return [
    ...countDiagnostics(at, rows.of, own, of, wanted),
    ...unknown.map((key) => ({
      path: `${at}.given.${key}`,
      message: `is not a field of a row in ${of}${suggestion(key, known)}`,
    })),
    ...Object.entries(wanted.fields).flatMap(([key, field]) =>
      givenDiagnostics(
        `${at}.given`,
        { of, given: rows.given },
        { name: key, wanted: field },
        scope,
      ),
    ),
    ...formulaDiagnostics(path, { name, wanted, used, use }, definition),
  ]
}

function example({ fields }: Repeat, rows = '…'): string {
  return `{ of: '${rows}', given: { ${Object.keys(fields)[0]}: '…' } }`
}

function countDiagnostics(
  path: string,
  rows: string,
  own: Pick<Repeat, 'minimum' | 'maximum'>,
  of: string,
  wanted: Pick<Repeat, 'minimum' | 'maximum'>,
): Diagnostic[] {
  if (own.minimum >= wanted.minimum && own.maximum <= wanted.maximum) return []
  const count = ({ minimum, maximum }: typeof own) => `${minimum} to ${maximum}`
  const message = `is '${rows}', which has ${count(own)} rows, where ${of} has ${count(wanted)}`
  return [{ path: `${path}.of`, message }]
}

/** A row knows fields and constants: what its formulas need is no formula of the calculator. */
function formulaDiagnostics(
  path: string,
  { name, wanted, use }: UsedRows,
  { formulas }: ParsedDefinition,
): Diagnostic[] {
  const mentioned = wanted.formulas.flatMap(({ ast }) => namesIn(ast).map((node) => node.name))
  return [...new Set(mentioned)].flatMap((key): Diagnostic[] => {
    const target = Object.hasOwn(wanted.fields, key) ? undefined : use.given[key]
    if (typeof target !== 'string' || !Object.hasOwn(formulas, target)) return []
    const message = `gives "${target}", a formula, where the rows of ${name} need it; give it a field or a constant`
    return [{ path: `${path}.${key}`, message }]
  })
}
