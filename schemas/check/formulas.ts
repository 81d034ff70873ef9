import type { ParsedDefinition } from '../definition/calculator.ts'
import type { Field } from '../definition/compiled.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { FormulaError } from '../formula/error.ts'
import { parseFormula } from '../formula/parse.ts'
import { bothRanges } from '../formula/range.ts'
import { type Formula, namesIn, renamed, sumsIn, withoutPlaces } from '../formula/tree.ts'
import { adviceFor, deriveUnit, formatUnit, mayBeDeclared } from '../formula/unit.ts'
import { CONVERSIONS } from '../measures.ts'
import { type Names, ownNames, type Units } from './names.ts'
import { computingOrder } from './order.ts'
import { formulaProblem, type Problem, suggestion } from './problem.ts'
import { type Others, takeIn } from './uses.ts'

type DefinedFormulas = ParsedDefinition['formulas']

/** What a definition's formulas became; complete only where there are no problems. */
interface Compiled {
  fields: Record<string, Field>
  constants: ParsedDefinition['constants']
  /** With those that are used of other calculators, in the order of computing. */
  formulas: CompiledFormula[]
  problems: Problem[]
}

/**
 * Parses every formula, proves its unit, takes in the formulas of used calculators, and puts all in
 * the order of computing.
 */
export function compileFormulas(
  definition: ParsedDefinition,
  names: Names,
  others: Others,
): Compiled {
  const problems: Problem[] = []
  const fields: Record<string, Field> = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.kind !== 'group') {
      fields[name] = field
      continue
    }
    const units = names.rows.get(name) ?? new Map()
    const path = `fields.${name}.formulas`
    const own = compileAll(
      path,
      field.formulas,
      { units, columns: new Map(), definition },
      problems,
    )
    fields[name] = { ...field, formulas: ordered(path, own, problems) }
  }
  const own = compileAll('formulas', definition.formulas, { ...names, definition }, problems)
  const { formulas, constants } = withUsed(definition, own, others)
  const inOrder = problems.length > 0 ? [] : ordered('formulas', formulas, problems)
  return { fields, constants, formulas: inOrder, problems }
}

interface Scope {
  units: Units
  columns: Units
  definition: ParsedDefinition
}

function compileAll(
  path: string,
  defined: DefinedFormulas,
  scope: Scope,
  problems: Problem[],
): Map<string, CompiledFormula> {
  const compiled = new Map<string, CompiledFormula>()
  for (const [name, formula] of Object.entries(defined)) {
    try {
      const tree = parseFormula(formula.is)
      refuseUnknownNames(tree, scope)
      proveUnit(tree, formula.unit, scope, name)
      compiled.set(name, { name, ...formula, tree: withoutPlaces(tree) })
    } catch (error) {
      problems.push(formulaProblem(`${path}.${name}.is`, error, formula.is))
    }
  }
  return compiled
}

/** Adds what the own formulas reach of the calculators they use. */
function withUsed(
  definition: ParsedDefinition,
  own: ReadonlyMap<string, CompiledFormula>,
  others: Others,
): Pick<Compiled, 'constants'> & { formulas: Map<string, CompiledFormula> } {
  const taken = takeIn(definition, others)
  // A formula that is nothing but a used one has that one's tree: it is told and computed once.
  const newNames = new Map<string, string>()
  for (const { name, tree } of own.values()) {
    if (tree.kind !== 'name' || !taken.formulas.has(tree.name) || newNames.has(tree.name)) continue
    newNames.set(tree.name, name)
  }
  const named = (tree: Formula) => renamed(tree, (name) => newNames.get(name) ?? name)
  const all = new Map<string, CompiledFormula>()
  for (const formula of own.values()) {
    const used = formula.tree.kind === 'name' ? taken.formulas.get(formula.tree.name) : undefined
    const isUsed = used !== undefined && newNames.get(used.name) === formula.name
    const accepts = [
      formula.accepts,
      ...(isUsed ? [used.accepts] : []),
      ...(taken.wanted.get(formula.name) ?? []),
    ]
    all.set(formula.name, {
      ...formula,
      accepts: accepts.reduce(bothRanges),
      ...(isUsed ? { tree: named(used.tree), from: used.from } : { tree: named(formula.tree) }),
    })
  }
  const constants = { ...definition.constants }
  const reach = (tree: Formula): void => {
    for (const { name } of namesIn(tree)) {
      const constant = taken.constants[name]
      if (constant) constants[name] = constant
      const formula = taken.formulas.get(name)
      if (!formula || all.has(name)) continue
      const reached = { ...formula, tree: named(formula.tree) }
      all.set(name, reached)
      reach(reached.tree)
    }
  }
  for (const { tree } of [...all.values()]) reach(tree)
  return { formulas: all, constants }
}

function ordered(
  path: string,
  formulas: ReadonlyMap<string, CompiledFormula>,
  problems: Problem[],
): CompiledFormula[] {
  const order = computingOrder(path, formulas)
  if ('message' in order) {
    problems.push(order)
    return []
  }
  return order
}

function refuseUnknownNames(tree: Formula, { units, columns, definition }: Scope): void {
  for (const { column, at } of sumsIn(tree)) {
    if (columns.has(column)) continue
    const [group = ''] = column.split('.')
    const known = [...columns.keys()].filter(
      (name) => definition.fields[group]?.kind !== 'group' || name.startsWith(`${group}.`),
    )
    throw new FormulaError(
      `sums "${column}", which is not a column of a group${suggestion(column, known)}`,
      at,
    )
  }
  for (const { name, at } of namesIn(tree)) {
    if (units.has(name)) continue
    if (columns.has(name)) {
      throw new FormulaError(
        `names "${name}", which has a value in every row; write sum(${name})`,
        at,
      )
    }
    throw new FormulaError(`names "${name}", ${unknownName(name, ownNames(units), definition)}`, at)
  }
}

function unknownName(
  name: string,
  known: string[],
  { fields, formulas }: ParsedDefinition,
): string {
  const field = fields[name]
  if (field?.kind === 'choice') {
    const values = known.filter((key) => key.startsWith(`${name}.`)).join(', ')
    return `a choice; use one of its values: ${values}`
  }
  if (field?.kind === 'group') {
    const columns = [...Object.keys(field.fields), ...Object.keys(field.formulas)]
    return `a group; sum one of its columns: ${columns.map((key) => `sum(${name}.${key})`).join(', ')}`
  }
  if (formulas[name]) {
    return 'a formula of the calculator; a group’s formulas may mention fields, constants and their own row'
  }
  return `which is not a field, constant or formula${suggestion(name, known, CONVERSIONS.keys())}`
}

function proveUnit(tree: Formula, declared: string, { units, columns }: Scope, name: string): void {
  const unit = units.get(name)
  const derived = deriveUnit(
    tree,
    (mentioned) => units.get(mentioned) ?? columns.get(mentioned) ?? new Map(),
  )
  if (!unit || mayBeDeclared(derived, unit)) return
  throw new FormulaError(
    `comes out in ${formatUnit(derived)}, but is declared in ${declared}; ${adviceFor(derived, unit)}`,
    tree.at,
  )
}
