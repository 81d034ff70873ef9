import type { ParsedDefinition } from '../definition/calculator.ts'
import type { Field, Take } from '../definition/compiled.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { bothRanges } from '../formula/range.ts'
import { type Formula, namesIn, renamed } from '../formula/tree.ts'
import type { Names } from './names.ts'
import { computingOrder } from './order.ts'
import { formulaProblem, type Problem } from './problem.ts'
import { compileTakes } from './takes.ts'
import { compileTree, type Scope } from './trees.ts'
import { type Others, takeIn } from './uses.ts'

type DefinedFormulas = ParsedDefinition['formulas']

/** What a definition's formulas became; complete only where there are no problems. */
interface Compiled {
  fields: Record<string, Field>
  constants: ParsedDefinition['constants']
  /** With those that are used of other calculators, in the order of computing. */
  formulas: CompiledFormula[]
  takes: Take[]
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
      { units, columns: new Map(), definition, group: name },
      problems,
    )
    fields[name] = { ...field, formulas: ordered(path, own, problems) }
  }
  const scope = { ...names, definition }
  const own = compileAll('formulas', definition.formulas, scope, problems)
  const ownTakes = compileTakes(definition.takes, scope, others.materials, problems)
  const { formulas, constants, takes } = withUsed(definition, own, ownTakes, others)
  const inOrder = problems.length > 0 ? [] : ordered('formulas', formulas, problems)
  return { fields, constants, formulas: inOrder, takes, problems }
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
      const says = `is declared in ${formula.unit}`
      const tree = compileTree(formula.is, scope.units.get(name), says, scope)
      compiled.set(name, { name, ...formula, tree })
    } catch (error) {
      problems.push(formulaProblem(`${path}.${name}.is`, error, formula.is))
    }
  }
  return compiled
}

/** Adds what the own formulas, and what is taken, reach of the calculators they use. */
function withUsed(
  definition: ParsedDefinition,
  own: ReadonlyMap<string, CompiledFormula>,
  ownTakes: readonly Take[],
  others: Others,
): Pick<Compiled, 'constants' | 'takes'> & { formulas: Map<string, CompiledFormula> } {
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
      ...(isUsed
        ? {
            tree: named(used.tree),
            from: used.from,
            otherwise: formula.otherwise ?? used.otherwise,
          }
        : { tree: named(formula.tree) }),
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
  const takes = ownTakes.map((take) => ({ ...take, tree: named(take.tree) }))
  for (const { tree } of [...all.values(), ...takes]) reach(tree)
  return { formulas: all, constants, takes }
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
