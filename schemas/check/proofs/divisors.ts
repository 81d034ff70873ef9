import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { DefinitionWithDefaults } from '../../definition/calculator.ts'
import type { Calculator } from '../../definition/compiled.ts'
import { type Formula, namesIn, parts } from '../../formula/ast.ts'
import type { CompiledFormula } from '../../formula/compiled.ts'
import { type Interval, mayBeZero, withinRange } from '../../formula/interval.ts'
import { intervalOf } from '../../formula/intervalOf.ts'
import { printFormula } from '../../formula/print.ts'
import { isUnlimited } from '../../formula/range.ts'
import { type KnownIntervals, nameIn } from './intervals.ts'
import { ownFormulas } from './ownFormulas.ts'

type Checked = Pick<Calculator, 'fields' | 'constants' | 'formulas' | 'materials'>

/**
 * Refuses a divisor that may be zero for some accepted inputs: a person would read of
 * a division that no field names. A formula may divide by zero where its errorMessage says
 * what that means, and says nothing else: it has no limits.
 */
export function divisorDiagnostics(
  calculator: Checked,
  defined: Pick<DefinitionWithDefaults, 'materials'>,
  everywhere: KnownIntervals,
): Diagnostic[] {
  return ownFormulas(calculator, defined, everywhere, needsDivisorCheck).flatMap(
    ({ path, ast, known }) =>
      divisorsThatMayBeZero(ast, nameIn(known)).map((divisor) => ({
        path,
        message: `divides by ${printFormula(divisor)}, which may be zero; ${divisorAdvice(divisor, calculator, nameIn(known))}`,
      })),
  )
}

function needsDivisorCheck({ errorMessage, accepts }: CompiledFormula): boolean {
  return errorMessage === undefined || !isUnlimited(accepts)
}

function divisorsThatMayBeZero(ast: Formula, named: (name: string) => Interval): Formula[] {
  const inside = parts(ast).flatMap((part) => divisorsThatMayBeZero(part, named))
  const divides = ast.kind === 'binary' && ast.operator === '/'
  return divides && mayBeZero(intervalOf(ast.right, named)) ? [...inside, ast.right] : inside
}

/** Suggests how to keep a divisor from zero: at its root, where it is a name. */
function divisorAdvice(
  divisor: Formula,
  { fields, constants }: Checked,
  named: (name: string) => Interval,
): string {
  const limits = "accepts: 'positive' and an errorMessage that says what a person should enter"
  if (divisor.kind !== 'name') {
    return `${letFieldAccept(divisor, fields, named)}make it a formula of its own, with ${limits}`
  }
  const [first = divisor.name] = divisor.name.split('.')
  const field = fields[first] ?? Object.values(fields).find((other) => hasInRow(other, first))
  if (constants[first]) return 'give it a value above zero'
  if (field?.kind === 'choice') return 'give every option a value above zero'
  return field ? "let the field accept 'positive'" : `give its formula ${limits}`
}

/**
 * The range that the one number field that lets a divisor be zero should accept.
 * Empty where there is no such field, or where its default is zero, which then has a meaning.
 */
function letFieldAccept(
  divisor: Formula,
  fields: Checked['fields'],
  named: (name: string) => Interval,
): string {
  const inRows = Object.values(fields).flatMap((field) =>
    field.kind === 'repeat' ? Object.entries(field.fields) : [],
  )
  const numbers = new Map(
    [...inRows, ...Object.entries(fields)].flatMap(([name, field]) =>
      field.kind === 'number' && Number(field.default) !== 0 ? [[name, field]] : [],
    ),
  )
  for (const { name } of namesIn(divisor)) {
    const field = numbers.get(name)
    if (!field) continue
    const positive = withinRange(named(name), { exclusiveMinimum: '0' })
    const interval = intervalOf(divisor, (other) => (other === name ? positive : named(other)))
    if (mayBeZero(interval)) continue
    const accepts = field.accepts.integer ? "{ minimum: '1', integer: true }" : "'positive'"
    return `let ${name} accept ${accepts}, or `
  }
  return ''
}

function hasInRow(field: Checked['fields'][string], name: string): boolean {
  return field.kind === 'repeat' && Object.hasOwn(field.fields, name)
}
