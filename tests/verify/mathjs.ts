import { all, create, type EvalFunction, type Fraction, type MathType } from 'mathjs'
import type { Calculator } from '../../schemas/definition/compiled.ts'

/*
 * A second opinion: mathjs computes the same expression texts, in fractions. It has a parser and an
 * evaluator of its own; only the texts are shared.
 */

const math = create(all ?? {}, { number: 'Fraction' })

type Scope = Record<string, MathType | Record<string, MathType>>

/** Computes every formula of a calculator in mathjs, exactly, from the texts that were typed. */
export function mathjsCalculator(calculator: Calculator) {
  const formulas = calculator.formulas.map(({ name, is }): [string, EvalFunction] => [
    name,
    math.compile(is),
  ])
  const constants = Object.entries(calculator.constants).map(([name, { value }]) => [
    name,
    math.fraction(value),
  ])
  return (inputs: Record<string, string>): Map<string, Fraction> => {
    const scope: Scope = { ...Object.fromEntries(constants), ...scopeOf(calculator, inputs) }
    const values = new Map<string, Fraction>()
    for (const [name, formula] of formulas) {
      const value: unknown = formula.evaluate(scope)
      if (!math.isFraction(value)) throw new Error(`mathjs gives ${name} as ${String(value)}`)
      scope[name] = value
      values.set(name, value)
    }
    return values
  }
}

function scopeOf(calculator: Calculator, inputs: Record<string, string>): Scope {
  return Object.fromEntries(
    Object.entries(calculator.fields).map(([name, field]) => {
      const typed = inputs[name] ?? ''
      if (field.kind === 'number') return [name, math.fraction(typed)]
      const values = Object.entries(field.options[typed]?.values ?? {})
      return [name, Object.fromEntries(values.map(([key, text]) => [key, math.fraction(text)]))]
    }),
  )
}

/** A value as mathjs itself rounds it, written out: '10.67'. */
export function mathjsShown(value: Fraction, decimals: number): string {
  const rounded = math.round(value, decimals)
  const units = (BigInt(rounded.n) * 10n ** BigInt(decimals)) / BigInt(rounded.d)
  const digits = String(units).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
