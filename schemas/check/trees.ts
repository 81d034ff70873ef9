import type { ParsedDefinition } from '../definition/calculator.ts'
import { FormulaError } from '../formula/error.ts'
import { parseFormula } from '../formula/parse.ts'
import { type Formula, namesIn, sumsIn, withoutPlaces } from '../formula/tree.ts'
import { adviceFor, deriveUnit, formatUnit, mayBeDeclared, type Unit } from '../formula/unit.ts'
import { CONVERSIONS } from '../measures.ts'
import { ownNames, type Units } from './names.ts'
import { suggestion } from './problem.ts'

/** What a formula may mention, and the definition it stands in, for what is said of other names. */
export interface Scope {
  units: Units
  columns: Units
  definition: ParsedDefinition
  /** The group in whose rows the formula stands. */
  group?: string
}

/**
 * Parses a formula and proves its unit.
 *
 * @param declared its unit; undefined where what is declared is none, which is told where it stands
 * @param says what declares it: 'is declared in bag'
 * @throws FormulaError at the place that is wrong.
 */
export function compileTree(
  text: string,
  declared: Unit | undefined,
  says: string,
  scope: Scope,
): Formula {
  const tree = parseFormula(text)
  refuseUnknownNames(tree, scope)
  const { units, columns } = scope
  const derived = deriveUnit(
    tree,
    (mentioned) => units.get(mentioned) ?? columns.get(mentioned) ?? new Map(),
  )
  if (declared && !mayBeDeclared(derived, declared)) {
    throw new FormulaError(
      `comes out in ${formatUnit(derived)}, but ${says}; ${adviceFor(derived, declared)}`,
      tree.at,
    )
  }
  return withoutPlaces(tree)
}

function refuseUnknownNames(tree: Formula, scope: Scope): void {
  const { units, columns, definition } = scope
  for (const { column, at } of sumsIn(tree)) {
    if (columns.has(column)) continue
    const [group = ''] = column.split('.')
    if (scope.group !== undefined) {
      throw new FormulaError(
        `sums "${column}" in a row of ${scope.group}; rows are added up by the calculator's own formulas`,
        at,
      )
    }
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
    throw new FormulaError(`names "${name}", ${unknownName(name, scope)}`, at)
  }
}

function unknownName(name: string, { units, definition, group }: Scope): string {
  const known = ownNames(units)
  const { fields, formulas, uses } = definition
  const row = group === undefined ? undefined : fields[group]
  const field = (row?.kind === 'group' ? row.fields[name] : undefined) ?? fields[name]
  if (field?.kind === 'choice') {
    const values = known.filter((key) => key.startsWith(`${name}.`)).join(', ')
    return `a choice; use one of its values: ${values}`
  }
  if (field?.kind === 'group' && group !== undefined) {
    return `a group, in a row of ${group}; rows are added up by the calculator's own formulas`
  }
  if (field?.kind === 'group') {
    const columns = [...Object.keys(field.fields), ...Object.keys(field.formulas)]
    return `a group; sum one of its columns: ${columns.map((key) => `sum(${name}.${key})`).join(', ')}`
  }
  if (group !== undefined && (formulas[name] || Object.hasOwn(uses, name.split('.')[0] ?? name))) {
    return `a formula outside of the rows; in a row of ${group} fields, constants and the row itself are known`
  }
  return `which is not a field, constant or formula${suggestion(name, known, CONVERSIONS.keys())}`
}
