import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import type { ParsedDefinition } from '../definition/calculator.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import type { Warning } from '../definition/result.ts'
import { isPositive, parseTyped } from '../formula/number.ts'
import { isWithin, rangeInWords } from '../formula/range.ts'
import type { KnownIntervals } from './proofs/intervals.ts'

/** A warning hangs on a formula, shows what exists, is a sentence, and is mended by what a field accepts. */
export function warningDiagnostics({
  warnings,
  fields,
  formulas,
}: Pick<ParsedDefinition, 'warnings' | 'fields' | 'formulas'>): Diagnostic[] {
  const formulaNames = Object.keys(formulas)
  const known = [
    ...Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'repeat' ? [] : name)),
    ...formulaNames,
  ]
  return warnings.flatMap((warning, index): Diagnostic[] => {
    if ('use' in warning) return []
    const { when, text, mend } = warning
    const path = `warnings[${index}]`
    const unknown = interpolatedNames(text).filter((name) => !known.includes(name))
    return [
      ...(formulaNames.includes(when)
        ? []
        : [
            {
              path: `${path}.when`,
              message: `is "${when}", which is not a formula${suggestion(when, formulaNames)}`,
            },
          ]),
      ...unknown.map((name) => ({
        path: `${path}.text`,
        message: `shows {${name}}, which is not a field or formula${suggestion(name, known)}`,
      })),
      ...(/[.!?]$/.test(text)
        ? []
        : [{ path: `${path}.text`, message: 'ends without a full stop; a warning is a sentence' }]),
      ...(mend ? mendDiagnostics(`${path}.mend`, mend, fields) : []),
    ]
  })
}

/** Refuses a warning whose formula never comes out above zero. */
export function vainWarningDiagnostics(
  { all }: KnownIntervals,
  warnings: ParsedDefinition['warnings'],
): Diagnostic[] {
  return warnings.flatMap((warning, index): Diagnostic[] => {
    const highest = 'when' in warning ? all.get(warning.when)?.high?.at : undefined
    if (!('when' in warning) || !highest || isPositive(highest)) return []
    const message = `is "${warning.when}", which never comes out above zero, so that nobody sees the warning; turn its formula round, or leave the warning out`
    return [{ path: `warnings[${index}].when`, message }]
  })
}

/** What mends a warning is an entry that a number field accepts. */
function mendDiagnostics(
  path: string,
  { field: name, value }: NonNullable<Warning['mend']>,
  fields: ParsedDefinition['fields'],
): Diagnostic[] {
  const field = fields[name]
  if (field?.kind !== 'number') {
    const numbers = Object.entries(fields).flatMap(([key, { kind }]) =>
      kind === 'number' ? key : [],
    )
    const message = `is "${name}", which is not a number field${suggestion(name, numbers)}`
    return [{ path: `${path}.field`, message }]
  }
  const number = parseTyped(value)
  if (number && isWithin(number, field.accepts)) return []
  const [figure] = number ? [] : (/^[\d.]+/.exec(value) ?? [])
  const message = figure
    ? `is "${value}"; write '${figure}', which is in the unit of ${name}`
    : `is "${value}", and ${name} accepts ${rangeInWords(field.accepts)}`
  return [{ path: `${path}.value`, message }]
}
