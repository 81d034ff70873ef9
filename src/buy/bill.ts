import type { Calculator } from '../../schemas/definition/compiled.ts'
import { amountsOf } from '../../schemas/estimate/amounts.ts'
import { type Bill, billOf } from '../../schemas/estimate/bill.ts'
import { billTexts } from '../../schemas/estimate/billTexts.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { Texts } from '../../schemas/estimate/texts.ts'
import { getShop, useShop } from './shop.ts'

/** The bill of an estimate on its page, now. */
export function billNow(calculator: Calculator, estimate: Estimate): Bill {
  return billOf(amountsOf(calculator, estimate).amounts, getShop(calculator.address).textsOf)
}

/** The bill of an estimate on its page, now and whenever something beside it changes. */
export function useBill(calculator: Calculator, estimate: Estimate): Bill {
  const { textsOf } = useShop(calculator.address)
  return billOf(amountsOf(calculator, estimate).amounts, textsOf)
}

/** What a link says of a page's bill: each material has one line there, so its id is enough. */
export function linkedBill({ lines }: Bill): Texts {
  return billTexts(lines.map((line) => ({ ...line, key: line.material.id })))
}
