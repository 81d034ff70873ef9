import { amountKey, amountsOf } from '../../schemas/bill/amounts.ts'
import type { Calculator, Material } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { decimalsOf, parseTyped } from '../../schemas/formula/number.ts'

/*
 * What a link says of a bill, read without the code that makes one: a page can be used before that
 * is here.
 */

/**
 * Reads what a link holds beside the inputs: 'price-cement', 'pack-sand', 'holds-tile',
 * 'quoted-sand'. The answer has them by the keys of their lines; undefined where one says something
 * that the bill's own boxes would not accept.
 */
export function readLinkedBill(
  calculator: Calculator,
  estimate: Estimate,
  beside: FormValues,
): FormValues | undefined {
  const named = Object.entries(beside)
  if (named.length === 0) return {}
  const { amounts: bought, labour } = amountsOf(calculator, estimate)
  const amounts = [...bought, ...labour]
  const read = named.flatMap(([name, text]): [string, string][] => {
    const [kind = '', ...id] = name.split('-')
    const key = id.join('-')
    const amount =
      amounts.find((one) => amountKey(one) === key) ??
      amounts.find(({ material }) => material.id === key)
    return amount && isAccepted(amount.material, kind, text)
      ? [[`${kind}-${amountKey(amount)}`, text]]
      : []
  })
  return read.length === named.length ? Object.fromEntries(read) : undefined
}

function isAccepted({ packs, kind: sort }: Material, kind: string, text: string): boolean {
  const [, ...others] = packs
  if (kind === 'pack') return others.some(({ id }) => id === text)
  const value = parseTyped(text)
  if (!value || value.s < 0n) return false
  if (kind === 'price') return (decimalsOf(value) ?? 0) <= 2
  if (kind === 'quoted') return sort !== 'labour'
  const asking = packs.find(({ holdsLabel }) => holdsLabel !== undefined)
  return asking !== undefined && value.n > 0n && (asking.oneTyped !== undefined || value.d === 1n)
}
