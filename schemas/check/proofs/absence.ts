import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { DefinitionWithDefaults, FieldOf, PlainField } from '../../definition/calculator.ts'
import type { Calculator } from '../../definition/compiled.ts'
import { repeatsInOrder } from '../../definition/rowReferences.ts'
import { type Formula, namesIn, type OverRows, parts } from '../../formula/ast.ts'
import type { RowsWithOption } from '../../formula/compiled.ts'

/** The condition under which a name is absent. */
interface Absence {
  /** Reads on after 'absent where': 'postPrice is'. */
  where: string
  /** For some choices the only options with which it is absent: with any other it is there. */
  only: ReadonlyMap<string, readonly string[]>
}

const WITH_ANY: Absence['only'] = new Map()

type Fields = Calculator['fields']

/**
 * The key figure is always there: no field that may stay empty, or is not visible with every option,
 * may make it absent.
 */
export function absenceDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'constants' | 'formulas'>,
  { results, uses }: Pick<DefinitionWithDefaults, 'results' | 'uses'>,
): Diagnostic[] {
  const absent = mayBeAbsent(calculator, uses)
  return results.flatMap(({ of, emphasis }, index): Diagnostic[] => {
    const found = absent.get(of)
    if (emphasis !== 'key' || found === undefined) return []
    const message = `is "${of}", which is absent where ${found.where}; the key figure must always be there`
    return [{ path: `results[${index}].of`, message }]
  })
}

/** The names that may have no value, and when. */
export function mayBeAbsent(
  calculator: Pick<Calculator, 'fields' | 'constants' | 'formulas'>,
  uses: DefinitionWithDefaults['uses'],
): ReadonlyMap<string, Absence> {
  const given = notGiven(calculator, Object.keys(uses))
  return absentNames(
    calculator,
    new Map(given.map((name) => [name, { where: `${name} is`, only: WITH_ANY }])),
  )
}

/**
 * Names of used calculators that have no value by themselves: their optional fields that are given
 * nothing. Their formulas are among them until the names in those formulas are known.
 */
function notGiven(
  { fields, constants, formulas }: Pick<Calculator, 'fields' | 'constants' | 'formulas'>,
  uses: readonly string[],
): string[] {
  const inRows = Object.values(fields).flatMap((field) =>
    field.kind === 'repeat' ? field.formulas : [],
  )
  return [...formulas, ...inRows]
    .flatMap(({ ast }) => namesIn(ast).map(({ name }) => name))
    .filter((name) => uses.includes(name.split('.')[0] ?? name) && !Object.hasOwn(constants, name))
}

/**
 * Every name that may have no value, and when.
 *
 * @param outside names outside of these fields that may be absent; a name of theirs hides one of the same
 * @param repeat the prefix of the names in a repeat's row: 'beds.'
 */
function absentNames(
  { fields, formulas }: Pick<Calculator, 'fields' | 'formulas'>,
  outside: ReadonlyMap<string, Absence>,
  repeat = '',
): ReadonlyMap<string, Absence> {
  const absent = new Map(outside)
  const add = (name: string, found: Absence | undefined) => {
    if (found) absent.set(name, found)
    else absent.delete(name)
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'repeat') continue
    const hidden = absenceOf(repeat, name, field, fields)
    add(name, anyOf(hidden))
    if (field.kind !== 'choice') continue
    for (const key of Object.keys(field.units)) {
      add(`${name}.${key}`, anyOf([...hidden, ...absenceOfValue(repeat, name, key, field)]))
    }
  }
  for (const [name, field] of repeatsInOrder(fields)) {
    const row = `${name}.`
    // Includes absent names from outside of the rows: no formula mentions those as columns.
    for (const [key, found] of absentNames(field, absent, row)) {
      // Rows may differ by a choice of their own: their sum is not.
      const only = [...found.only].filter(([choice]) => !choice.startsWith(row))
      absent.set(row + key, { ...found, only: new Map(only) })
    }
  }
  // In topological order, so that the names in a formula are known before it.
  for (const { name, ast, by, needed } of formulas) {
    add(name, needed ? undefined : absenceIn(ast, absent, fields, by))
  }
  return absent
}

/** When a field is not there, by itself. */
function absenceOf(repeat: string, name: string, field: PlainField, fields: Fields): Absence[] {
  const where = `${repeat}${name} is`
  if (field.kind === 'number' && field.optional) return [{ where, only: WITH_ANY }]
  return Object.entries(field.visibleWhen ?? {}).flatMap(([choice, visibleOptions]) => {
    const by = fields[choice]
    const all = by?.kind === 'choice' ? Object.keys(by.options) : []
    const options = all.filter((id) => !visibleOptions.includes(id))
    return options.length === 0 ? [] : { where, only: new Map([[repeat + choice, options]]) }
  })
}

/** When the value of a choice is not there: with options whose values a person enters. */
function absenceOfValue(
  repeat: string,
  name: string,
  key: string,
  { options }: FieldOf<'choice'>,
): Absence[] {
  const lacking = Object.entries(options).flatMap(([id, { values }]) =>
    Object.hasOwn(values, key) ? [] : id,
  )
  if (lacking.length === 0) return []
  const choice = repeat + name
  return [{ where: `${choice}.${key} is`, only: new Map([[choice, lacking]]) }]
}

/** When a formula is absent; `first` is only where all of its arguments are. */
function absenceIn(
  ast: Formula,
  absent: ReadonlyMap<string, Absence>,
  fields: Fields,
  by?: RowsWithOption,
): Absence | undefined {
  if (ast.kind === 'name') return absent.get(ast.name)
  const inside =
    ast.kind === 'rows'
      ? [absent.get(ast.column), withoutRows(ast, fields, by)]
      : parts(ast).map((part) => absenceIn(part, absent, fields, by))
  const found = inside.filter((each) => each !== undefined)
  if (ast.kind !== 'call' || ast.function !== 'first') return anyOf(found)
  return found.length < inside.length ? undefined : allOf(found)
}

/** Without rows there is no largest; their sum is zero. */
function withoutRows(
  { function: of, column }: OverRows,
  fields: Fields,
  by: RowsWithOption | undefined,
): Absence | undefined {
  const name = column.slice(0, column.indexOf('.'))
  const repeat = fields[name]
  if (of === 'sum') return undefined
  // The formula is in a row, and takes the rows that belong to it.
  if (repeat?.kind !== 'repeat')
    return { where: `no row of ${name} belongs to a row`, only: WITH_ANY }
  if (repeat.minimum > 0 && by?.repeat !== name) return undefined
  return { where: `there is no ${repeat.row}`, only: WITH_ANY }
}

/** Absent where one of several is. */
function anyOf([first, ...others]: readonly Absence[]): Absence | undefined {
  return (
    first &&
    others.reduce(({ where, only }, one) => {
      const either = [...only].flatMap(([choice, options]): [string, string[]][] => {
        const otherOptions = one.only.get(choice)
        return otherOptions ? [[choice, [...options, ...otherOptions]]] : []
      })
      return { where, only: new Map(either) }
    }, first)
  )
}

/** Absent where every one of several is: never where no option of a choice is left for all of them. */
function allOf(found: readonly Absence[]): Absence | undefined {
  const shared = found.reduce((all, { where, only }) => {
    const both = [...only].map(([choice, options]): [string, readonly string[]] => [
      choice,
      all.only.get(choice)?.filter((id) => options.includes(id)) ?? options,
    ])
    return { where, only: new Map([...all.only, ...both]) }
  })
  return [...shared.only.values()].some(({ length }) => length === 0) ? undefined : shared
}
