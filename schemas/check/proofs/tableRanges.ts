import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { Calculator } from '../../definition/compiled.ts'
import type { CompiledFormula, CompiledTable } from '../../formula/compiled.ts'
import { parseRational } from '../../formula/number.ts'
import { type Intervals, type KnownIntervals, nameIn } from './intervals.ts'

/**
 * Nothing is looked up beyond a table's last line, nor below the first on a straight line, for any
 * inputs that are accepted: the table says nothing there.
 */
export function tableRangeDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'formulas'>,
  { all, rows }: KnownIntervals,
): Diagnostic[] {
  const inRows = Object.entries(calculator.fields).flatMap(([repeat, field]) =>
    field.kind === 'repeat'
      ? problems(`fields.${repeat}.formulas`, field.formulas, rows.get(repeat) ?? all)
      : [],
  )
  return [...inRows, ...problems('formulas', calculator.formulas, all)]
}

function problems(
  path: string,
  formulas: readonly CompiledFormula[],
  known: Intervals,
): Diagnostic[] {
  return formulas.flatMap(({ name, table, from }) => {
    // What is used has passed, and is given nothing that it does not accept.
    if (!table || from !== undefined) return []
    return table.keys.flatMap((key) =>
      beyond(key, table, known).map((message) => ({ path: `${path}.${name}.table`, message })),
    )
  })
}

function beyond(
  { name, lines, options }: CompiledTable['keys'][number],
  { between }: CompiledTable,
  known: Intervals,
): string[] {
  if (options) return []
  const { low, high } = nameIn(known)(name)
  const [first, last] = [lines[0] ?? '', lines.at(-1) ?? '']
  const [lowest, highest] = [parseRational(first), parseRational(last)]
  const isAbove = highest && !high?.at.lte(highest)
  const isBelow = between === 'straight' && lowest && !low?.at.gte(lowest)
  return [
    ...(isBelow
      ? [
          `is looked up by ${name}, which may be below ${first}, where the table begins; let it accept a minimum of ${first}`,
        ]
      : []),
    ...(isAbove
      ? [
          `is looked up by ${name}, which may be above ${last}, where the table ends; let it accept a maximum of ${last}`,
        ]
      : []),
  ]
}
