import { figureWithUnit, unitFor } from '#language/grammar.ts'
import type { Calculator } from '../definition/compiled.ts'
import { isPositive } from '../formula/number.ts'
import { interpolate } from '../messages/message.ts'
import type { Estimate } from './estimate.ts'
import { shownValue } from './shownValue.ts'

type Warning = Calculator['warnings'][number]

/** The warnings whose formula is above zero. */
export function raisedWarnings({ warnings }: Calculator, { values }: Estimate): Warning[] {
  return warnings.filter(({ when }) => {
    const value = values.get(when)
    return value !== undefined && isPositive(value)
  })
}

/** A warning of an estimate, in words. */
interface ShownWarning {
  text: string
  /** The entry that mends it, with its unit: '0 mm'. */
  mend?: (WarningMend & { entry: string }) | undefined
}

/** A text for a field, in its own unit. */
export type WarningMend = NonNullable<Warning['mend']>

/** The warnings of an estimate: each one whose formula is above zero. */
export function warningsInWords(calculator: Calculator, estimate: Estimate): ShownWarning[] {
  return raisedWarnings(calculator, estimate).map(({ text, mend }) => ({
    text: interpolate(text, (name) => shownValue(calculator, estimate, name)),
    mend: mend && withEntry(calculator, mend),
  }))
}

function withEntry({ fields }: Calculator, mend: WarningMend): ShownWarning['mend'] {
  const field = fields[mend.field]
  if (field?.kind !== 'number') return undefined
  return { ...mend, entry: figureWithUnit(mend.value, unitFor(field.unit, mend.value)) }
}

/** Their texts alone. */
export function warningTexts(calculator: Calculator, estimate: Estimate): string[] {
  return warningsInWords(calculator, estimate).map(({ text }) => text)
}
