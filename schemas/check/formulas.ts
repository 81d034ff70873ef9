import type { ParsedDefinition } from '../definition/calculator.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { FormulaError } from '../formula/error.ts'
import { parseFormula } from '../formula/parse.ts'
import { type Formula, namesIn, withoutPlaces } from '../formula/tree.ts'
import { deriveUnit, formatUnit, isCount, mayBeDeclared } from '../formula/unit.ts'
import type { Units } from './names.ts'
import { formulaProblem, type Problem, suggestion } from './problem.ts'

/**
 * Parses every formula, proves its unit, and puts the formulas in the order of computing.
 * The formulas are complete only where there are no problems.
 */
export function compileFormulas(
  definition: ParsedDefinition,
  units: Units,
): { formulas: CompiledFormula[]; problems: Problem[] } {
  const trees = new Map<string, Formula>()
  const problems: Problem[] = []
  for (const [name, { is, unit }] of Object.entries(definition.formulas)) {
    const path = `formulas.${name}.is`
    try {
      const tree = parseFormula(is)
      refuseUnknownNames(tree, definition, units)
      proveUnit(tree, unit, units, name)
      trees.set(name, tree)
    } catch (error) {
      problems.push(formulaProblem(path, error, is))
    }
  }
  if (problems.length > 0) return { formulas: [], problems }
  const order = computingOrder(trees)
  if ('path' in order) return { formulas: [], problems: [order] }
  return { formulas: order.map((name) => compile(name, definition, trees)), problems }
}

function refuseUnknownNames(tree: Formula, definition: ParsedDefinition, units: Units): void {
  for (const { name, at } of namesIn(tree)) {
    if (units.has(name)) continue
    const known = [...units.keys()]
    if (definition.fields[name]?.kind === 'choice') {
      const values = known.filter((key) => key.startsWith(`${name}.`)).join(', ')
      throw new FormulaError(`names "${name}", a choice; use one of its values: ${values}`, at)
    }
    throw new FormulaError(
      `names "${name}", which is not a field, constant or formula${suggestion(name, known)}`,
      at,
    )
  }
}

function proveUnit(tree: Formula, declared: string, units: Units, name: string): void {
  const unit = units.get(name)
  const derived = deriveUnit(tree, (mentioned) => units.get(mentioned) ?? new Map())
  if (!unit || mayBeDeclared(derived, unit)) return
  const advice = isCount(unit)
    ? '; a count may be declared for that count or for a plain number'
    : '; is a conversion missing, as / cmPerM?'
  throw new FormulaError(
    `comes out in ${formatUnit(derived)}, but is declared in ${declared}${advice}`,
    tree.at,
  )
}

/** Formula names with each one after those it mentions, or the cycle that makes it impossible. */
function computingOrder(trees: ReadonlyMap<string, Formula>): string[] | Problem {
  const order: string[] = []
  const visit = (name: string, above: string[]): Problem | undefined => {
    const tree = trees.get(name)
    if (!tree || order.includes(name)) return undefined
    if (above.includes(name)) {
      const cycle = [...above.slice(above.indexOf(name)), name].join(' → ')
      return { path: `formulas.${name}.is`, message: `needs its own value: ${cycle}` }
    }
    for (const mentioned of namesIn(tree)) {
      const problem = visit(mentioned.name, [...above, name])
      if (problem) return problem
    }
    order.push(name)
    return undefined
  }
  for (const name of trees.keys()) {
    const problem = visit(name, [])
    if (problem) return problem
  }
  return order
}

function compile(
  name: string,
  definition: ParsedDefinition,
  trees: ReadonlyMap<string, Formula>,
): CompiledFormula {
  const formula = definition.formulas[name]
  const tree = trees.get(name)
  if (!formula || !tree) throw new Error(`No formula "${name}"`)
  const fields = Object.keys(definition.fields)
  const used = namesBehind(name, trees)
  // The last field is the likeliest culprit: allowances such as overlap and gap stand at the end.
  const blame = fields.filter((field) => used.has(field)).at(-1) ?? fields.at(-1) ?? ''
  return { name, ...formula, tree: withoutPlaces(tree), blame }
}

/** Every field and constant that a formula's value depends on, through other formulas too. */
function namesBehind(
  name: string,
  trees: ReadonlyMap<string, Formula>,
  met = new Set<string>(),
): Set<string> {
  if (met.has(name)) return met
  met.add(name)
  const tree = trees.get(name)
  if (tree) for (const mentioned of namesIn(tree)) namesBehind(mentioned.name, trees, met)
  else met.add(name.split('.')[0] ?? name)
  return met
}
