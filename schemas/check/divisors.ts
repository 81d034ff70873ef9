import type { Calculator } from '../definition/compiled.ts'
import { type Formula, namesIn, parts } from '../formula/ast.ts'
import type { CompiledFormula } from '../formula/compiled.ts'
import { type Interval, mayBeZero, withinRange } from '../formula/interval.ts'
import { intervalOf } from '../formula/intervalOf.ts'
import { printFormula } from '../formula/print.ts'
import { isUnlimited } from '../formula/range.ts'
import type { Diagnostic } from './diagnostic.ts'
import { type KnownIntervals, nameIn } from './intervals.ts'
import { ownFormulas } from './ownFormulas.ts'

type Checked = Pick<Calculator, 'fields' | 'constants' | 'formulas' | 'materials'>

/**
 * Nothing is divided by what may be zero, for any inputs that are accepted: a person would be told of
 * a division that no field names. A formula may divide by it all the same where its errorMessage says
 * what that means, and says nothing else: it has no limits.
 */
export function divisorDiagnostics(calculator: Checked, everywhere: KnownIntervals): Diagnostic[] {
  return ownFormulas(calculator, everywhere, saysNothing).flatMap(({ path, ast, known }) =>
    divisorsThatMayBeZero(ast, nameIn(known)).map((divisor) => ({
      path,
      message: `divides by ${printFormula(divisor)}, which may be zero; ${cureFor(divisor, calculator, nameIn(known))}`,
    })),
  )
}

function saysNothing({ errorMessage, accepts }: CompiledFormula): boolean {
  return errorMessage === undefined || !isUnlimited(accepts)
}

function divisorsThatMayBeZero(ast: Formula, named: (name: string) => Interval): Formula[] {
  const inside = parts(ast).flatMap((part) => divisorsThatMayBeZero(part, named))
  const divides = ast.kind === 'binary' && ast.operator === '/'
  return divides && mayBeZero(intervalOf(ast.right, named)) ? [...inside, ast.right] : inside
}

/** What keeps a divisor from zero: at its root, where it is a name. */
function cureFor(
  divisor: Formula,
  { fields, constants }: Checked,
  named: (name: string) => Interval,
): string {
  const name = divisor.kind === 'name' ? divisor.name : undefined
  const [first = ''] = name?.split('.') ?? []
  const field = fields[first] ?? Object.values(fields).find((other) => hasInRow(other, first))
  if (constants[first]) return 'give it a value above zero'
  if (field?.kind === 'choice' && name) return 'give every option a value above zero'
  if (field && name) return "let the field accept 'positive'"
  const limits = "accepts: 'positive' and an errorMessage that says what a person should enter"
  if (name) return `give its formula ${limits}`
  const behind = fieldBehind(divisor, fields, named)
  const letIt = behind === undefined ? '' : `let ${behind} accept 'positive', or `
  return `${letIt}make it a formula of its own, with ${limits}`
}

/** The one number field that lets a divisor be zero: without its own zero there is none. */
function fieldBehind(
  divisor: Formula,
  fields: Checked['fields'],
  named: (name: string) => Interval,
): string | undefined {
  const isNumber = (name: string) =>
    Object.values(fields).some(
      (field) => field.kind === 'repeat' && field.fields[name]?.kind === 'number',
    ) || fields[name]?.kind === 'number'
  return namesIn(divisor)
    .map(({ name }) => name)
    .filter(isNumber)
    .find((name) => {
      const positive = withinRange(named(name), { exclusiveMinimum: '0' })
      return !mayBeZero(intervalOf(divisor, (other) => (other === name ? positive : named(other))))
    })
}

function hasInRow(field: Checked['fields'][string], name: string): boolean {
  return field.kind === 'repeat' && Object.hasOwn(field.fields, name)
}
