import type { DefinitionWithDefaults } from '../../definition/calculator.ts'
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
  calculator: Pick<Calculator, 'fields' | 'formulas' | 'materials'>,
  defined: Pick<DefinitionWithDefaults, 'materials'>,
  everywhere: KnownIntervals,
  isIncluded: (formula: CompiledFormula) => boolean = () => true,
): OwnFormula[] {
  const { fields, formulas } = calculator
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
  return [...inRows, ...ofCalculator, ...ownAmounts(calculator, defined, everywhere)]
}

/** Every amount and length of a material that a definition has of its own, in the same order. */
export function ownAmounts(
  { fields, materials }: Pick<Calculator, 'fields' | 'materials'>,
  defined: Pick<DefinitionWithDefaults, 'materials'>,
  everywhere: KnownIntervals,
): OwnFormula[] {
  const paths = defined.materials.flatMap((own, index) =>
    'use' in own ? [] : `materials[${index}]`,
  )
  return materials
    .filter(({ from }) => from === undefined)
    .flatMap((use, index) => {
      const path = paths[index] ?? 'materials'
      const known = whereBought(everywhere, fields, use)
      const { ast, lengthAst, pieces } = use
      const cut = pieces?.flatMap(({ length, count }, at) => [
        { path: `${path}.pieces[${at}].length`, ast: length, known },
        { path: `${path}.pieces[${at}].count`, ast: count, known },
      ])
      return [
        ...(cut ?? [{ path: `${path}.amount`, ast, known }]),
        ...(lengthAst ? [{ path: `${path}.length`, ast: lengthAst, known }] : []),
      ]
    })
}
