import type { Calculator, Material } from '../../schemas/definition/compiled.ts'
import { amountKey, amountsOf } from '../../schemas/estimate/amounts.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { Texts } from '../../schemas/estimate/texts.ts'
import { decimalsOf, parseTyped } from '../../schemas/formula/number.ts'

/*
 * What a link says of a bill, read without the code that makes one: a page can be used before that
 * is here.
 */

/**
 * Reads what stands beside the inputs in a link: 'price-cement', 'pack-sand', 'holds-tile',
 * 'quoted-sand'. The answer has them by the keys of their lines; undefined where one says something
 * that the bill's own boxes would not accept.
 */
export function readLinkedBill(
  calculator: Calculator,
  estimate: Estimate,
  beside: Texts,
): Texts | undefined {
  const named = Object.entries(beside)
  if (named.length === 0) return {}
  const { amounts } = amountsOf(calculator, estimate)
  const read = named.flatMap(([name, text]): [string, string][] => {
    const [kind = '', ...id] = name.split('-')
    const amount = amounts.find(({ material }) => material.id === id.join('-'))
    return amount && isAccepted(amount.material, kind, text)
      ? [[`${kind}-${amountKey(amount)}`, text]]
      : []
  })
  return read.length === named.length ? Object.fromEntries(read) : undefined
}

function isAccepted({ packs }: Material, kind: string, text: string): boolean {
  const [, ...others] = packs
  if (kind === 'pack') return others.some(({ id }) => id === text)
  const value = parseTyped(text)
  if (!value || value.s < 0n) return false
  if (kind === 'price') return (decimalsOf(value) ?? 0) <= 2
  if (kind === 'quoted') return true
  return packs.some(({ asks }) => asks !== undefined) && value.n > 0n && value.d === 1n
}
