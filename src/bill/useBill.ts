import { useMemo } from 'react'
import { amountKey, amountsOf, type MaterialAmounts } from '../../schemas/bill/amounts.ts'
import { type Bill, billOf } from '../../schemas/bill/bill.ts'
import type { PricedLine } from '../../schemas/bill/pricedLines.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { type BillFormState, useBillFormState } from './billFormState.ts'

/**
 * A bill with the packs and prices that a person left; with labour where somebody added it, or where
 * nobody took it off and it has a price, as from a link.
 */
export function billWithPrices(
  { addsLabour, shop, textsOf }: BillFormState,
  { amounts, labour }: Pick<MaterialAmounts, 'amounts' | 'labour'>,
  pricedLines: readonly PricedLine[] = [],
): Bill {
  const hasPrice = labour.some((amount) => textsOf(amountKey(amount), amount).price !== undefined)
  const bill = billOf(amounts, textsOf, (addsLabour ?? hasPrice) ? labour : [], pricedLines)
  return bill.lines.some(({ isShopPrice }) => isShopPrice) ? { ...bill, shop } : bill
}

/** The bill of an estimate on its page, now and whenever something beside it changes. */
export function useBill(calculator: Calculator, estimate: Estimate): Bill {
  const formState = useBillFormState(calculator.slug)
  const materials = useMemo(() => amountsOf(calculator, estimate), [calculator, estimate])
  return billWithPrices(formState, materials)
}
