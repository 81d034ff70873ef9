import { type BillField, billFields } from '../definition/billFields.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import type { MaterialUse } from '../definition/compiled.ts'
import { labelsOf } from '../definition/labels.ts'
import type { Warning } from '../definition/result.ts'
import type { Formula, OverRows } from '../formula/ast.ts'
import { type CompiledFormula, withNewNames } from '../formula/compiled.ts'
import { CONVERSIONS } from '../formula/conversions.ts'
import { isUnlimited, type Range } from '../formula/range.ts'
import { withoutAbsentArguments } from './absentArguments.ts'
import { inlineMaterials, inlineWarnings, type UseNames, withOptionHere } from './inlineBought.ts'
import { type InlinedConstants, inlineConstants } from './inlineConstants.ts'
import { inlineRows, type RowFormulas } from './inlineRows.ts'
import { absentFields, givenBy } from './leftOut.ts'
import { NO_ROWS, withoutNoRows } from './noRows.ts'
import type { Others } from './others.ts'

/** All that a definition takes from the calculators that it uses. */
interface InlinedFormulas extends InlinedConstants {
  /** Their formulas, renamed for this definition, by name. */
  formulas: Map<string, CompiledFormula>
  /** For each repeat of this definition the formulas of its rows: its own, and theirs after them. */
  rows: Map<string, RowFormulas>
  /** For each given name the ranges of the fields that get it; in a row 'doors.width'. */
  acceptedBy: Map<string, Range[]>
  /** Their fields under the bill that get nothing: this definition asks for them too. */
  billFields: Map<string, BillField>
  /** For each use the materials and warnings of its calculator. */
  materials: Map<string, MaterialUse[]>
  warnings: Map<string, Warning[]>
}

/**
 * Inlines all formulas of the calculators that a definition uses; the names agree already.
 *
 * @param ownRows for each repeat of the definition its own formulas of rows
 */
export function inlineFormulas(
  definition: DefinitionWithDefaults,
  others: Others,
  ownRows: ReadonlyMap<string, RowFormulas>,
): InlinedFormulas {
  const taken: InlinedFormulas = {
    formulas: new Map(),
    constants: {},
    known: new Map(),
    rows: new Map([...ownRows].map(([repeat, formulas]) => [repeat, new Map(formulas)])),
    acceptedBy: new Map(),
    billFields: new Map(),
    materials: new Map(),
    warnings: new Map(),
  }
  const want = (target: string, range: Range) => {
    taken.acceptedBy.set(target, [...(taken.acceptedBy.get(target) ?? []), range])
  }
  for (const [use, named] of Object.entries(definition.uses)) {
    const used = others.find(named.of)
    if (!used || 'circle' in used) continue
    const given = givenBy(named, used, definition)
    inlineConstants({ use, used, given }, definition, taken)
    const asked = billFields(used.fields).filter(([name]) => given[name] === undefined)
    for (const [name, field] of asked) taken.billFields.set(name, field)
    const newName = (name: string): string => {
      if (CONVERSIONS.has(name)) return name
      const [field = '', key] = name.split('.')
      const target = used.fields[field] && given[field]
      if (typeof target === 'string') return key === undefined ? target : `${target}.${key}`
      if (asked.some(([other]) => other === field)) return name
      return taken.known.get(`${use}.${name}`) ?? `${use}.${name}`
    }
    const isThere = (name: string) =>
      CONVERSIONS.has(name) || Boolean(taken.constants[name] ?? definition.constants[name])
    const nothing = new Set<string>()
    const isNothing = (name: string) => nothing.has(name)
    const absent = absentFields({ used: used.fields, given, own: definition.fields })
    const isAbsent = (name: string) => {
      const [first, field = ''] = name.split('.')
      return first === use && absent.has(field)
    }
    const simplified = (ast: Formula) =>
      withoutNoRows(withoutAbsentArguments(ast, isAbsent), { isThere, isNothing })
    const columns = new Map<string, string>()
    const rows: Map<string, { repeat: string; newName: (name: string) => string }> = new Map()
    for (const [repeat, field] of Object.entries(used.fields)) {
      const target = given[repeat]
      if (field.kind === 'number' && typeof target === 'string') want(target, field.accepts)
      if (field.kind !== 'repeat' || typeof target !== 'object') continue
      const all = taken.rows.get(target.of)
      const ownRepeat = definition.fields[target.of]
      if (!all || ownRepeat?.kind !== 'repeat') continue
      const isOwn = (name: string) => all.has(name) || Object.hasOwn(ownRepeat.fields, name)
      const usedRows = { use, repeat, field, given: target.given, from: used.title.page }
      const inRows = inlineRows(usedRows, { all, isOwn, newName, simplified })
      rows.set(repeat, { repeat: target.of, newName: inRows.rowName })
      for (const [column, name] of inRows.columns) {
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
    const newRows = (reduced: OverRows): Formula => {
      const column = columns.get(reduced.column)
      if (column !== undefined) return { ...reduced, column }
      return reduced.function === 'sum'
        ? NO_ROWS
        : { kind: 'name', name: `${use}.${reduced.column}` }
    }
    const names: UseNames = { newName, newRows, simplified, rows }
    const labels = labelsOf(used)
    for (const formula of used.formulas) {
      const name = `${use}.${formula.name}`
      const renamed = withNewNames(formula, newName, newRows)
      const ast = simplified(renamed.ast)
      if (ast === NO_ROWS && isUnlimited(formula.accepts)) nothing.add(name)
      const decimals =
        used.results.find(({ of }) => of === formula.name)?.decimals ?? formula.decimals
      const by = formula.by && withOptionHere(formula.by, rows)
      const from = formula.from ?? used.title.page
      const label = labels.get(formula.name)
      taken.formulas.set(name, { ...renamed, ast, by, name, label, decimals, from })
    }
    taken.materials.set(use, inlineMaterials({ use, used, given }, definition, names))
    taken.warnings.set(use, inlineWarnings({ use, used, given }, definition, names))
  }
  return taken
}
