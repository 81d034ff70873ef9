import type { ParsedDefinition } from '../definition/calculator.ts'
import type { Field, MaterialUse } from '../definition/compiled.ts'
import { columnsIn, type Formula, namesIn } from '../formula/ast.ts'
import { type CompiledFormula, type RowsWithOption, withNewNames } from '../formula/compiled.ts'
import { FormulaError } from '../formula/error.ts'
import { bothRanges, type Range } from '../formula/range.ts'
import { type Diagnostic, formulaDiagnostic } from './diagnostic.ts'
import { type By, takesRowsOf, withoutRows } from './expandByOption.ts'
import { compileAst, type Scope } from './formulaAst.ts'
import { inlineFormulas } from './inline.ts'
import type { RowFormulas } from './inlineRows.ts'
import { compileMaterialUses } from './materialUses.ts'
import type { SymbolTable } from './nameResolution.ts'
import type { Others } from './others.ts'
import { columnsOfOwnRows } from './rowReferences.ts'
import { topologicalOrder } from './topologicalOrder.ts'

type DefinedFormulas = ParsedDefinition['formulas']

/** A definition's compiled formulas; complete only where there are no diagnostics. */
interface Compiled {
  fields: Record<string, Field>
  constants: ParsedDefinition['constants']
  /** With those of used calculators, in topological order. */
  formulas: CompiledFormula[]
  materials: MaterialUse[]
  diagnostics: Diagnostic[]
}

/**
 * Parses every formula, proves its unit, inlines the formulas of used calculators, and puts all into
 * topological order.
 */
export function compileFormulas(
  definition: ParsedDefinition,
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
    others.catalogue,
    diagnostics,
  )
  const { formulas, constants, materials, rows } = withUsed(
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
  return { fields, constants, formulas: inOrder, materials, diagnostics }
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

/** The compiled formulas and materials of the definition itself. */
interface OwnParts {
  formulas: Map<string, CompiledFormula>
  rows: Map<string, RowFormulas>
  materials: readonly MaterialUse[]
}

/** Adds the formulas of used calculators that the definition's own formulas and materials reach. */
function withUsed(
  definition: ParsedDefinition,
  ownParts: OwnParts,
  others: Others,
): Pick<Compiled, 'constants' | 'materials'> & Pick<OwnParts, 'formulas' | 'rows'> {
  const inlined = inlineFormulas(definition, others, ownParts.rows)
  // A formula that only names a used formula gets its AST: the working shows it once.
  const usedAs = ({ ast }: CompiledFormula) =>
    ast.kind === 'name' ? inlined.formulas.get(ast.name) : undefined
  const newNames = new Map(inlined.known)
  for (const formula of ownParts.formulas.values()) {
    const used = usedAs(formula)
    if (used && !newNames.has(used.name)) newNames.set(used.name, formula.name)
  }
  const named = <Named extends Pick<CompiledFormula, 'ast'>>(formula: Named) =>
    withNewNames(formula, (name) => newNames.get(name) ?? name)
  const all = new Map<string, CompiledFormula>()
  for (const formula of ownParts.formulas.values()) {
    const used = usedAs(formula)
    const isUsed = used !== undefined && newNames.get(used.name) === formula.name
    const { accepts: alsoAccepts, ast } = named(isUsed ? used : formula)
    const accepts = [formula.accepts, alsoAccepts, ...(inlined.acceptedBy.get(formula.name) ?? [])]
    all.set(formula.name, {
      ...formula,
      ast,
      accepts: accepts.reduce(bothRanges),
      ...(isUsed && {
        from: used.from,
        by: used.by,
        errorMessage: formula.errorMessage ?? used.errorMessage,
      }),
    })
  }
  const constants = { ...definition.constants }
  const rows = new Map(
    [...ownParts.rows].map(([repeat, inRow]) => [
      repeat,
      new Map(withAcceptedRanges(repeat, inRow, inlined.acceptedBy)),
    ]),
  )
  const reachRow = (repeat: string, name: string): void => {
    const formula = inlined.rows.get(repeat)?.get(name)
    const inRow = rows.get(repeat)
    if (!formula || !inRow || inRow.has(name)) return
    inRow.set(name, formula)
    for (const mentioned of namesIn(formula.ast)) reachRow(repeat, mentioned.name)
    reach(formula.ast)
  }
  const reach = (ast: Formula): void => {
    for (const { column } of columnsIn(ast)) {
      const [repeat = column, name = column] = column.split('.')
      reachRow(repeat, name)
    }
    for (const { name } of namesIn(ast)) {
      const constant = inlined.constants[name]
      if (constant) constants[name] = constant
      const formula = inlined.formulas.get(name)
      if (!formula || all.has(name)) continue
      const reached = named(formula)
      all.set(name, reached)
      reach(reached.ast)
    }
  }
  const materials = ownParts.materials.map(named)
  for (const { ast } of [...all.values(), ...materials]) reach(ast)
  return { formulas: all, constants, materials, rows }
}

/** Formulas of rows, each limited to the ranges of the fields that get it. */
function* withAcceptedRanges(
  repeat: string,
  inRow: RowFormulas,
  acceptedBy: ReadonlyMap<string, Range[]>,
): Generator<[string, CompiledFormula]> {
  for (const [name, formula] of inRow) {
    const accepts = [formula.accepts, ...(acceptedBy.get(`${repeat}.${name}`) ?? [])]
    yield [name, { ...formula, accepts: accepts.reduce(bothRanges) }]
  }
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
