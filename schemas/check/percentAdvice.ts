import type { Calculator } from '../definition/compiled.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { parseTyped } from '../formula/number.ts'
import { namesNeeded } from './results.ts'

/**
 * What is wrong with a share, where an example tells by how much a result is off: the share was taken and not
 * added, or 0.1 stands for 10 %. Nothing where the figures do not say so.
 */
export function percentAdvice(
  key: string,
  expected: string,
  calculator: Pick<Calculator, 'constants' | 'fields' | 'formulas'>,
  { values }: Pick<Estimate, 'values'>,
): string {
  const [right, given] = [Number(parseTyped(expected)), Number(values.get(key))]
  const rounded = 10 ** -(expected.split('.')[1]?.length ?? 0) / 2
  const { constants, fields } = calculator
  for (const name of namesNeeded(key, calculator)) {
    const field = fields[name]
    const unit = constants[name]?.unit ?? (field?.kind === 'number' ? field.unit : undefined)
    const share = Number(values.get(name) ?? constants[name]?.value)
    if (unit !== '%' || !(share > 0)) continue
    const isOffBy = (factor: number) => Math.abs(given * factor - right) <= rounded * 1.0001
    if (isOffBy((100 + share) / share)) {
      return `; write (1 + ${name} / percent): ${name} / percent alone is the share, without the whole`
    }
    const whole = Number((share * 100).toFixed(6))
    if (share < 1 && isOffBy((100 + whole) / (100 + share))) {
      return `; ${name} is ${share} %: write '${whole}' for ${whole} %`
    }
  }
  return ''
}
