import type { BillField } from '../definition/billFields.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import type { Calculator, MaterialUse } from '../definition/compiled.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import type { Warning } from '../definition/result.ts'
import { columnsIn, type Formula, namesIn } from '../formula/ast.ts'
import { type CompiledFormula, withNewNames } from '../formula/compiled.ts'
import { bothRanges, type Range } from '../formula/range.ts'
import { inlineFormulas } from './inline.ts'
import { renamedMaterial, renamedText } from './inlineBought.ts'
import type { RowFormulas } from './inlineRows.ts'
import type { Others } from './others.ts'

/** The materials of the definition itself, and the uses whose materials it takes, in its order. */
export type OwnMaterials = readonly (MaterialUse | { use: string; stage?: string | undefined })[]

/** The compiled formulas and materials of the definition itself. */
interface OwnParts {
  formulas: Map<string, CompiledFormula>
  rows: Map<string, RowFormulas>
  materials: OwnMaterials
}

/** The same with all that they need of used calculators. */
interface WithUsed extends Pick<OwnParts, 'formulas' | 'rows'> {
  constants: Calculator['constants']
  materials: MaterialUse[]
  warnings: Warning[]
  /** The fields under the bill of used calculators that this one asks for. */
  billFields: Record<string, BillField>
}

/**
 * Adds the materials and warnings that a definition takes from used calculators, and the formulas and
 * constants that these and its own formulas, materials and warnings reach.
 */
export function withUsed(
  definition: DefinitionWithDefaults,
  ownParts: OwnParts,
  others: Others,
): WithUsed {
  const inlined = inlineFormulas(definition, others, ownParts.rows)
  // A formula that only names a used formula gets its AST: the working shows it once.
  const usedAs = ({ ast }: CompiledFormula) =>
    ast.kind === 'name' ? inlined.formulas.get(ast.name) : undefined
  const newNames = new Map(inlined.known)
  for (const formula of ownParts.formulas.values()) {
    const used = usedAs(formula)
    if (used && !newNames.has(used.name)) newNames.set(used.name, formula.name)
  }
  const newName = (name: string) => newNames.get(name) ?? name
  const named = (formula: CompiledFormula) => withNewNames(formula, newName)
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
        needed: used.needed,
        errorMessage: formula.errorMessage ?? used.errorMessage,
      }),
    })
  }
  const materials = ownParts.materials
    .flatMap((own) => {
      if (!('use' in own)) return own
      const { stage } = own
      return (inlined.materials.get(own.use) ?? []).map((material) => ({ ...material, stage }))
    })
    .map((material) => renamedMaterial(material, newName))
  const warnings = definition.warnings
    .flatMap((own) => ('use' in own ? (inlined.warnings.get(own.use) ?? []) : own))
    .map(({ when, text, ...others }) => ({
      ...others,
      when: newName(when),
      text: renamedText(text, newName),
    }))

  const constants: WithUsed['constants'] = { ...definition.constants }
  const billFields: WithUsed['billFields'] = {}
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
  const reachName = (name: string): void => {
    const constant = inlined.constants[name]
    if (constant) constants[name] = constant
    const [field = name] = name.split('.')
    const billField = inlined.billFields.get(field)
    if (billField) billFields[field] = billField
    const formula = inlined.formulas.get(name)
    if (!formula || all.has(name)) return
    const reached = named(formula)
    all.set(name, reached)
    reach(reached.ast)
  }
  const reach = (ast: Formula): void => {
    for (const { column } of columnsIn(ast)) {
      const [repeat = column, name = column] = column.split('.')
      reachRow(repeat, name)
    }
    for (const { name } of namesIn(ast)) reachName(name)
  }
  for (const { ast } of all.values()) reach(ast)
  for (const { ast, lengthAst, where, variant = '', forEach } of materials) {
    const asts = lengthAst ? [ast, lengthAst] : [ast]
    asts.forEach(reach)
    const mentioned = [...Object.keys(where), ...interpolatedNames(variant)]
    for (const name of mentioned) reachName(name)
    if (forEach === undefined) continue
    const inRow = [...mentioned, ...asts.flatMap(namesIn).map(({ name }) => name)]
    for (const name of inRow) reachRow(forEach, name)
  }
  for (const { when, text } of warnings) {
    for (const name of [when, ...interpolatedNames(text)]) reachName(name)
  }
  return { formulas: all, constants, materials, warnings, rows, billFields }
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
