import { figureWithUnit, unitFor } from '#language/grammar.ts'
import type { Calculator } from '../definition/compiled.ts'
import { interpolatedNames } from '../definition/interpolation.ts'
import { namesGiven } from '../definition/namesGiven.ts'
import { namesIn } from '../formula/ast.ts'
import { isPositive } from '../formula/number.ts'
import { areWithin } from '../formula/range.ts'
import { interpolate } from '../messages/message.ts'
import type { Estimate } from './estimate.ts'
import { shownValue } from './shownValue.ts'

type Warning = Calculator['warnings'][number]

function warningsShown({ warnings }: Calculator, { values }: Estimate): Warning[] {
  return warnings.filter(({ when }) => {
    const value = values.get(when)
    return value !== undefined && isPositive(value)
  })
}

/** A warning of an estimate, in words. */
interface ShownWarning {
  text: string
  /** The entry that mends it, with its unit: '0 mm'. */
  mend?: (Mend & { entry: string }) | undefined
}

/** A text for a field, in its own unit. */
export type Mend = NonNullable<Warning['mend']>

/** The warnings of an estimate: each one whose formula is above zero. */
export function shownWarnings(calculator: Calculator, estimate: Estimate): ShownWarning[] {
  return warningsShown(calculator, estimate).map(({ text, mend }) => ({
    text: interpolate(text, (name) => shownValue(calculator, estimate, name)),
    mend: mend && withEntry(calculator, mend),
  }))
}

function withEntry({ fields }: Calculator, mend: Mend): ShownWarning['mend'] {
  const field = fields[mend.field]
  if (field?.kind !== 'number') return undefined
  return { ...mend, entry: figureWithUnit(mend.value, unitFor(field.unit, mend.value)) }
}

/** Their texts alone. */
export function warningTexts(calculator: Calculator, estimate: Estimate): string[] {
  return shownWarnings(calculator, estimate).map(({ text }) => text)
}

/**
 * The formulas that the working leaves out, because only a warning that does not show needs them, a material
 * that is not bought, or the variant of one.
 */
export function formulasLeftOut(calculator: Calculator, estimate: Estimate): ReadonlySet<string> {
  const { formulas, results, materials, estimates } = calculator
  const needed = new Set([
    ...results.map(({ of }) => of),
    // A row knows none of the calculator's formulas.
    ...materials
      .filter(
        ({ forEach, where }) =>
          forEach === undefined && areWithin(where, (name) => estimate.values.get(name)),
      )
      .flatMap(({ ast, lengthAst, where }) => [
        ...[ast, ...(lengthAst ? [lengthAst] : [])].flatMap(namesIn).map(({ name }) => name),
        ...Object.keys(where),
      ]),
    ...estimates.flatMap(namesGiven),
    ...warningsShown(calculator, estimate).flatMap(({ when, text }) => [
      when,
      ...interpolatedNames(text),
    ]),
  ])
  // Each formula comes after those it mentions, so that the walk goes from the results down.
  for (const { name, ast } of [...formulas].reverse()) {
    if (!needed.has(name)) continue
    for (const mentioned of namesIn(ast)) needed.add(mentioned.name)
  }
  return new Set(formulas.map(({ name }) => name).filter((name) => !needed.has(name)))
}
