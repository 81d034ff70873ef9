import type { Calculator } from '../../definition/compiled.ts'
import type { Formula } from '../../formula/ast.ts'
import type { CompiledFormula } from '../../formula/compiled.ts'
import { type Intervals, type KnownIntervals, whereBought, withOption } from './intervals.ts'

/** A formula or an amount of a definition: its path, and the intervals of the names in it. */
interface OwnFormula {
  path: string
  ast: Formula
  known: Intervals
}

/**
 * Every formula and amount that a definition has of its own. A used calculator's formulas have passed,
 * and the names that its fields get accept no more than the fields do.
 */
export function ownFormulas(
  { fields, formulas, materials }: Pick<Calculator, 'fields' | 'formulas' | 'materials'>,
  everywhere: KnownIntervals,
  isIncluded: (formula: CompiledFormula) => boolean = () => true,
): OwnFormula[] {
  const { all, rows } = everywhere
  const isOwn = (formula: CompiledFormula) => formula.from === undefined && isIncluded(formula)
  const inRows = Object.entries(fields).flatMap(([repeat, field]) => {
    if (field.kind !== 'repeat') return []
    const known = rows.get(repeat) ?? all
    return field.formulas.filter(isOwn).map(({ name, ast }) => {
      return { path: `fields.${repeat}.formulas.${name}.is`, ast, known }
    })
  })
  const ofCalculator = formulas.filter(isOwn).map(({ name, ast, by }) => {
    const known = by ? withOption(everywhere, fields, by) : all
    return { path: `formulas.${name}.is`, ast, known }
  })
  const amounts = materials.map((use, index) => ({
    path: `materials[${index}].amount`,
    ast: use.ast,
    known: whereBought(everywhere, fields, use),
  }))
  return [...inRows, ...ofCalculator, ...amounts]
}
