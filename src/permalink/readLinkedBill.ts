import { type Amount, amountKey, amountsOf, packsOf } from '../../schemas/bill/amounts.ts'
import { isShopText } from '../../schemas/bill/inputNames.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { decimalsOf, parseTyped } from '../../schemas/formula/number.ts'

/*
 * It imports nothing that makes a bill: a page can be used before that code is here.
 */

/**
 * Reads what a link holds of a bill beside the inputs: 'price-cement', 'pack-sand', 'holds-tile',
 * 'quoted-sand'.
 *
 * @returns the texts by the keys of their lines; undefined where the bill's own boxes would not accept
 * one of them.
 */
export function readLinkedBill(
  calculator: Calculator,
  estimate: Estimate,
  texts: FormValues,
): FormValues | undefined {
  const named = Object.entries(texts)
  if (named.length === 0) return {}
  const { amounts: bought, labour } = amountsOf(calculator, estimate)
  const amounts = [...bought, ...labour]
  const accepted = named.flatMap(([name, text]): [string, string][] => {
    // Read once the code that asks about them is here.
    if (isShopText(name)) return [[name, text]]
    const [input = '', ...id] = name.split('-')
    const key = id.join('-')
    const amount =
      amounts.find((one) => amountKey(one) === key) ??
      amounts.find(({ material }) => material.id === key)
    return amount && isAccepted(amount, input, text)
      ? [[`${input}-${amountKey(amount)}`, text]]
      : []
  })
  return accepted.length === named.length ? Object.fromEntries(accepted) : undefined
}

/** @param input the kind of input: 'price', 'pack', 'holds', 'quoted'. */
function isAccepted(amount: Amount, input: string, text: string): boolean {
  const { material, packAtFirst } = amount
  const packs = packsOf(amount)
  if (input === 'pack') return packs.slice(packAtFirst ? 0 : 1).some(({ id }) => id === text)
  const value = parseTyped(text)
  if (!value || value.s < 0n) return false
  if (input === 'price') return (decimalsOf(value) ?? Infinity) <= 2
  if (input === 'quoted') return material.kind !== 'labour'
  const asking = packs.find(({ holdsLabel }) => holdsLabel !== undefined)
  return (
    asking !== undefined && value.n > 0n && (asking.perTypedUnit !== undefined || value.d === 1n)
  )
}
