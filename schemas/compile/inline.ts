import type { ParsedDefinition } from '../definition/calculator.ts'
import { inSentence, splitName } from '../definition/formulaLabel.ts'
import { labelsOf, rowLabelsOf } from '../definition/labels.ts'
import type { Formula, OverRows } from '../formula/ast.ts'
import { type CompiledFormula, type RowsWithOption, withNewNames } from '../formula/compiled.ts'
import { CONVERSIONS } from '../formula/conversions.ts'
import { parseRational } from '../formula/number.ts'
import { isUnlimited, type Range } from '../formula/range.ts'
import { inlineRows, type RowFormulas } from './inlineRows.ts'
import { defaultsOf, leftOut } from './leftOut.ts'
import { NO_ROWS, withoutNoRows } from './noRows.ts'
import type { Others } from './others.ts'

/** The formulas, constants and ranges that a definition takes from the calculators that it uses. */
interface InlinedFormulas {
  /** Their formulas, renamed for this definition, by name. */
  formulas: Map<string, CompiledFormula>
  constants: ParsedDefinition['constants']
  /** For each of their constants that this definition has too, its name in this definition. */
  known: Map<string, string>
  /** For each repeat of this definition the formulas of its rows: its own, and theirs after them. */
  rows: Map<string, RowFormulas>
  /** For each given name the ranges of the fields that get it; in a row 'doors.width'. */
  acceptedBy: Map<string, Range[]>
}

/**
 * Inlines all formulas of the calculators that a definition uses; the names agree already.
 *
 * @param ownRows for each repeat of the definition its own formulas of rows
 */
export function inlineFormulas(
  definition: ParsedDefinition,
  others: Others,
  ownRows: ReadonlyMap<string, RowFormulas>,
): InlinedFormulas {
  const taken: InlinedFormulas = {
    formulas: new Map(),
    constants: {},
    known: new Map(),
    rows: new Map([...ownRows].map(([repeat, formulas]) => [repeat, new Map(formulas)])),
    acceptedBy: new Map(),
  }
  const want = (target: string, range: Range) => {
    taken.acceptedBy.set(target, [...(taken.acceptedBy.get(target) ?? []), range])
  }
  for (const [use, { of, given }] of Object.entries(definition.uses)) {
    const used = others.find(of)
    if (!used || 'circle' in used) continue
    const labels = labelsOf(used)
    const addConstant = adding(use, definition, taken)
    for (const [name, constant] of Object.entries(used.constants)) {
      addConstant(name, { ...constant, label: labels.get(name) })
    }
    const title = used.title.page
    const own = definition.fields
    for (const [name, field] of Object.entries(used.fields)) {
      if (field.kind === 'repeat' || given[name] !== undefined) continue
      if (leftOut(field, { used: used.fields, given, own }) !== 'default') continue
      for (const constant of defaultsOf(name, field, labels, title)) addConstant(...constant)
    }
    const newName = (name: string): string => {
      if (CONVERSIONS.has(name)) return name
      const [field = '', key] = name.split('.')
      const target = used.fields[field] && given[field]
      if (typeof target !== 'string') return taken.known.get(`${use}.${name}`) ?? `${use}.${name}`
      return key === undefined ? target : `${target}.${key}`
    }
    const columns = new Map<string, string>()
    for (const [repeat, field] of Object.entries(used.fields)) {
      const target = given[repeat]
      if (field.kind === 'number' && typeof target === 'string') want(target, field.accepts)
      if (field.kind !== 'repeat' || typeof target !== 'object') continue
      const all = taken.rows.get(target.of)
      const ownRepeat = definition.fields[target.of]
      if (!all || ownRepeat?.kind !== 'repeat') continue
      const isOwn = (name: string) => all.has(name) || Object.hasOwn(ownRepeat.fields, name)
      const inRows = { used: field.fields, given: target.given, own: ownRepeat.fields }
      for (const [key, inner] of Object.entries(field.fields)) {
        if (target.given[key] !== undefined || leftOut(inner, inRows) !== 'default') continue
        const defaults = defaultsOf(key, inner, rowLabelsOf(field), title)
        for (const [name, constant] of defaults) addConstant(`${repeat}.${name}`, constant)
      }
      const rows = { use, repeat, field, given: target.given, from: title }
      for (const [column, name] of inlineRows(rows, { all, isOwn, newName })) {
        columns.set(`${repeat}.${column}`, `${target.of}.${name}`)
      }
      for (const [key, inner] of Object.entries(field.fields)) {
        const name = target.given[key]
        if (inner.kind === 'number' && name !== undefined) {
          want(`${target.of}.${name}`, inner.accepts)
        }
      }
    }
    // A repeat that gets nothing has no rows: their sum is zero, and there is no largest.
    const newRows = (rows: OverRows): Formula => {
      const column = columns.get(rows.column)
      if (column !== undefined) return { ...rows, column }
      return rows.function === 'sum' ? NO_ROWS : { kind: 'name', name: `${use}.${rows.column}` }
    }
    const isThere = (name: string) =>
      CONVERSIONS.has(name) || Boolean(taken.constants[name] ?? definition.constants[name])
    const nothing = new Set<string>()
    for (const formula of used.formulas) {
      const name = `${use}.${formula.name}`
      const renamed = withNewNames(formula, newName, newRows)
      const ast = withoutNoRows(renamed.ast, { isThere, isNothing: (other) => nothing.has(other) })
      if (ast === NO_ROWS && isUnlimited(formula.accepts)) nothing.add(name)
      const by = formula.by && rowsGiven(formula.by, given)
      const from = formula.from ?? title
      taken.formulas.set(name, { ...renamed, ast, by, name, label: labels.get(formula.name), from })
    }
  }
  return taken
}

/** The rows with an option as this definition has them; a repeat that gets none has no rows at all. */
function rowsGiven(
  { repeat, choice, option }: RowsWithOption,
  given: ParsedDefinition['uses'][string]['given'],
): RowsWithOption | undefined {
  const rows = given[repeat]
  if (typeof rows !== 'object') return undefined
  return { repeat: rows.of, choice: rows.given[choice] ?? `${repeat}.${choice}`, option }
}

type Constant = ParsedDefinition['constants'][string]

/**
 * Adds the constants of a used calculator, by their names there, to those that are taken. One with the
 * label, unit and value of one of the definition's is that one.
 */
function adding(
  use: string,
  definition: ParsedDefinition,
  taken: InlinedFormulas,
): (name: string, constant: Constant) => void {
  const own = Object.entries(definition.constants).map(
    ([name, constant]) =>
      [name, { ...constant, label: inSentence(constant.label ?? splitName(name)) }] as const,
  )
  return (name, constant) => {
    const value = parseRational(constant.value)
    const same = [...own, ...Object.entries(taken.constants)].find(
      ([, other]) =>
        other.label === constant.label &&
        other.unit === constant.unit &&
        value?.equals(parseRational(other.value) ?? 0),
    )
    if (same) taken.known.set(`${use}.${name}`, same[0])
    else taken.constants[`${use}.${name}`] = constant
  }
}
