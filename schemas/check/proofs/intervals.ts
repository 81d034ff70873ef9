import type { PlainField } from '../../definition/calculator.ts'
import type { Calculator, MaterialUse } from '../../definition/compiled.ts'
import { referenceTo, repeatsInOrder } from '../../definition/rowReferences.ts'
import type { CompiledFormula, RowsWithOption } from '../../formula/compiled.ts'
import { CONVERSIONS } from '../../formula/conversions.ts'
import {
  ABOVE_ZERO,
  ANYTHING,
  eitherInterval,
  type Interval,
  intervalOfNumber,
  sumOf,
  withinRange,
} from '../../formula/interval.ts'
import { intervalOf } from '../../formula/intervalOf.ts'

/** The interval of each name, for all inputs that are accepted. */
export type Intervals = ReadonlyMap<string, Interval>

/** The intervals of the names that formulas mention. */
export interface KnownIntervals {
  /** Intervals of the calculator's own names, and of reduced columns: 'sum(rooms.area)', 'max(rooms.area)'. */
  all: Intervals
  /** For each repeat, intervals of the names in one of its rows, and of those outside of the rows. */
  rows: ReadonlyMap<string, Intervals>
}

/** Follows what fields and formulas accept through all formulas of a calculator. */
export function intervalsOf({
  fields,
  constants,
  formulas,
}: Pick<Calculator, 'fields' | 'constants' | 'formulas'>): KnownIntervals {
  const all = new Map<string, Interval>()
  const rows = new Map<string, Intervals>()
  for (const [name, { value }] of CONVERSIONS) all.set(name, intervalOfNumber(value))
  for (const [name, { value }] of Object.entries(constants)) all.set(name, intervalOfNumber(value))
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'repeat') addField(all, name, field)
  }
  for (const [name, repeat] of repeatsInOrder(fields)) {
    const row = new Map(all)
    for (const other of rows.keys()) {
      if (referenceTo(fields, other, name) === undefined) continue
      for (const [key, sum] of sumsOf({ all, rows }, fields, other)) row.set(key, sum)
    }
    for (const [key, field] of Object.entries(repeat.fields)) addField(row, key, field)
    addFormulas(row, repeat.formulas)
    rows.set(name, row)
    const keys = [...Object.keys(repeat.fields), ...repeat.formulas.map((formula) => formula.name)]
    for (const key of keys) {
      const inRow = nameIn(row)(key)
      all.set(`sum(${name}.${key})`, sumOf(inRow, repeat.minimum, repeat.maximum))
      for (const extreme of ['min', 'max']) all.set(`${extreme}(${name}.${key})`, inRow)
    }
  }
  const known = { all, rows }
  for (const { name, ast, accepts, by } of formulas) {
    const inside = nameIn(by ? withOption(known, fields, by) : all)
    all.set(name, withinRange(intervalOf(ast, inside), accepts))
  }
  return known
}

/** The intervals where the rows of a repeat are limited to those with an option, of which there may be none. */
export function withOption(
  known: KnownIntervals,
  fields: Calculator['fields'],
  { repeat }: Pick<RowsWithOption, 'repeat'>,
): Intervals {
  return new Map([...known.all, ...sumsOf(known, fields, repeat)])
}

/** The sums of some rows of a repeat, or of none. */
function sumsOf(
  { all, rows }: KnownIntervals,
  fields: Calculator['fields'],
  repeat: string,
): [string, Interval][] {
  const field = fields[repeat]
  if (field?.kind !== 'repeat') return []
  const inRow = rows.get(repeat) ?? all
  const keys = [...Object.keys(field.fields), ...field.formulas.map((formula) => formula.name)]
  return keys.map((key) => [`sum(${repeat}.${key})`, sumOf(nameIn(inRow)(key), 0, field.maximum)])
}

/** The interval of a name. A name that never has a value, as a used calculator's field that gets nothing, is harmless. */
export function nameIn(known: Intervals): (name: string) => Interval {
  return (name) => known.get(name) ?? ABOVE_ZERO
}

/** The intervals where a material is bought: within its limits, and in no other case. */
export function whereBought(
  everywhere: KnownIntervals,
  fields: Calculator['fields'],
  { where, forEach, by }: Pick<MaterialUse, 'where' | 'forEach' | 'by'>,
): Intervals {
  const { all, rows } = everywhere
  const known = by ? withOption(everywhere, fields, by) : (forEach && rows.get(forEach)) || all
  const limited = Object.entries(where).map(([name, range]): [string, Interval] => {
    return [name, withinRange(nameIn(known)(name), range)]
  })
  return new Map([...known, ...limited])
}

function addField(known: Map<string, Interval>, name: string, field: PlainField): void {
  if (field.kind === 'number') {
    known.set(name, withinRange(ANYTHING, field.accepts))
    return
  }
  for (const key of Object.keys(field.units)) {
    const [first = ANYTHING, ...others] = Object.values(field.options)
      .flatMap(({ values }) => values[key] ?? [])
      .map(intervalOfNumber)
    known.set(`${name}.${key}`, others.reduce(eitherInterval, first))
  }
}

function addFormulas(known: Map<string, Interval>, formulas: readonly CompiledFormula[]): void {
  for (const { name, ast, accepts } of formulas) {
    known.set(name, withinRange(intervalOf(ast, nameIn(known)), accepts))
  }
}
