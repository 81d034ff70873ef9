import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import type { Calculator, Field, MaterialUse } from '../definition/compiled.ts'
import type { Warning } from '../definition/result.ts'
import type { Formula } from '../formula/ast.ts'
import type { CompiledFormula, RowsWithOption } from '../formula/compiled.ts'
import { FormulaError } from '../formula/error.ts'
import { type Diagnostic, formulaDiagnostic } from './diagnostic.ts'
import { type By, takesRowsOf, withoutRows } from './expandByOption.ts'
import { compileAst, type Scope } from './formulaAst.ts'
import type { RowFormulas } from './inlineRows.ts'
import { compileMaterialUses } from './materialUses.ts'
import type { SymbolTable } from './nameResolution.ts'
import type { Others } from './others.ts'
import { columnsOfOwnRows } from './rowReferences.ts'
import { topologicalOrder } from './topologicalOrder.ts'
import { withUsed } from './withUsed.ts'

type DefinedFormulas = DefinitionWithDefaults['formulas']

/** A definition's compiled formulas; complete only where there are no diagnostics. */
interface Compiled {
  fields: Record<string, Field>
  constants: Calculator['constants']
  /** With those of used calculators, in topological order. */
  formulas: CompiledFormula[]
  materials: MaterialUse[]
  warnings: Warning[]
  diagnostics: Diagnostic[]
}

/**
 * Parses every formula, proves its unit, inlines the formulas of used calculators, and puts all into
 * topological order.
 */
export function compileFormulas(
  definition: DefinitionWithDefaults,
  names: SymbolTable,
  others: Others,
): Compiled {
  const diagnostics: Diagnostic[] = []
  const ownRows = new Map<string, RowFormulas>()
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.kind !== 'repeat') continue
    const units = names.rows.get(name) ?? new Map()
    const path = `fields.${name}.formulas`
    const inRow = {
      units,
      columns: columnsOfOwnRows(names, definition, name),
      definition,
      repeat: name,
    }
    ownRows.set(name, compileAll(path, field.formulas, inRow, diagnostics))
  }
  const scope = { ...names, definition }
  const ownFormulas = compileAll('formulas', definition.formulas, scope, diagnostics)
  const ownMaterials = compileMaterialUses(
    definition.materials,
    scope,
    names.rows,
    others,
    diagnostics,
  )
  const { formulas, rows, billFields, ...taken } = withUsed(
    definition,
    { formulas: ownFormulas, rows: ownRows, materials: ownMaterials },
    others,
  )
  const fields: Record<string, Field> = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    const inRow = rows.get(name) ?? new Map()
    fields[name] =
      field.kind === 'repeat'
        ? { ...field, formulas: ordered(`fields.${name}.formulas`, inRow, diagnostics) }
        : field
  }
  const inOrder = diagnostics.length > 0 ? [] : ordered('formulas', formulas, diagnostics)
  return { fields: { ...fields, ...billFields }, formulas: inOrder, ...taken, diagnostics }
}

function compileAll(
  path: string,
  defined: DefinedFormulas,
  scope: Scope,
  diagnostics: Diagnostic[],
): Map<string, CompiledFormula> {
  const compiled = new Map<string, CompiledFormula>()
  for (const [name, formula] of Object.entries(defined)) {
    try {
      const says = `is declared in ${formula.unit}`
      const ast = compileAst(formula.is, scope.units.get(name), says, scope)
      const by = formula.by && ofOption(formula.by, ast)
      compiled.set(name, { name, ...formula, ast, by })
    } catch (error) {
      diagnostics.push(formulaDiagnostic(`${path}.${name}.is`, error, formula.is))
    }
  }
  return compiled
}

/** The rows that a formula for one option takes: it would have one value for all options without a sum of them. */
function ofOption({ repeat, choice, option = '' }: By, ast: Formula): RowsWithOption {
  if (!takesRowsOf(ast, repeat)) throw new FormulaError(withoutRows(repeat))
  return { repeat, choice, option }
}

function ordered(
  path: string,
  formulas: ReadonlyMap<string, CompiledFormula>,
  diagnostics: Diagnostic[],
): CompiledFormula[] {
  const order = topologicalOrder(path, formulas)
  if ('message' in order) {
    diagnostics.push(order)
    return []
  }
  return order
}
