import { type Diagnostic, suggestion } from '../compile/diagnostic.ts'
import type { DefinitionWithDefaults } from '../definition/calculator.ts'
import type { Calculator } from '../definition/compiled.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import type { Warning } from '../definition/result.ts'
import type { Interval } from '../formula/interval.ts'
import { isPositive, parseTyped } from '../formula/number.ts'
import { isWithin, rangeInWords } from '../formula/range.ts'
import { mayBeAbsent } from './proofs/absence.ts'
import { intervalsOf, type KnownIntervals } from './proofs/intervals.ts'
import { namesNeeded } from './results.ts'

/** A warning hangs on a formula, shows what exists, is a sentence, and is mended by what a field accepts. */
export function warningDiagnostics({
  warnings,
  fields,
  formulas,
}: Pick<DefinitionWithDefaults, 'warnings' | 'fields' | 'formulas'>): Diagnostic[] {
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

/** Refuses a warning whose formula is never above zero, or always, or still is with what mends it. */
export function vainWarningDiagnostics(
  { all }: KnownIntervals,
  calculator: Calculator,
  { warnings, uses }: Pick<DefinitionWithDefaults, 'warnings' | 'uses'>,
): Diagnostic[] {
  return warnings.flatMap((warning, index): Diagnostic[] => {
    if (!('when' in warning)) return []
    const { when, mend } = warning
    const path = `warnings[${index}]`
    const interval = all.get(when)
    const highest = interval?.high?.at
    if (highest && !isPositive(highest)) {
      const message = `is "${when}", which never comes out above zero, so that nobody sees the warning; turn its formula round, or leave the warning out`
      return [{ path: `${path}.when`, message }]
    }
    if (isAlwaysPositive(interval) && !mayBeAbsent(calculator, uses).has(when)) {
      const message = `is "${when}", which is always above zero, so that everybody sees the warning; make its formula max(0, …), or write a tip`
      return [{ path: `${path}.when`, message }]
    }
    const field = mend && calculator.fields[mend.field]
    if (!mend || field?.kind !== 'number') return []
    const accepts = { minimum: mend.value, maximum: mend.value }
    const mended = { ...calculator.fields, [mend.field]: { ...field, accepts } }
    const stays = isAlwaysPositive(intervalsOf({ ...calculator, fields: mended }).all.get(when))
    if (!stays && namesNeeded(when, calculator).has(mend.field)) return []
    const message = `leaves "${when}" above zero, and the warning where it is; name a field and a value that take it away`
    return [{ path: `${path}.mend`, message }]
  })
}

function isAlwaysPositive({ low }: Interval = {}): boolean {
  return low !== undefined && (isPositive(low.at) || (low.at.equals(0) && !low.isIn))
}

/** An entry that mends a warning is one that its number field accepts. */
function mendDiagnostics(
  path: string,
  { field: name, value }: NonNullable<Warning['mend']>,
  fields: DefinitionWithDefaults['fields'],
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
