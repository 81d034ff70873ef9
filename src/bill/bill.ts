import { amountKey, amountsOf, type MaterialAmounts } from '../../schemas/bill/amounts.ts'
import { allLines, type Bill, billOf } from '../../schemas/bill/bill.ts'
import { billFormValues } from '../../schemas/bill/formValues.ts'
import type { Calculator, Material } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { type PriceInputs, usePriceInputs } from './priceInputs.ts'

/**
 * The bill of what is bought, as a person left it; with labour where somebody added it, or where
 * nobody took it off and it has a price, as from a link.
 */
export function billWithPrices(
  { addsLabour, textsOf }: PriceInputs,
  { amounts, labour }: Pick<MaterialAmounts, 'amounts' | 'labour'>,
): Bill {
  const hasPrice = labour.some((amount) => textsOf(amountKey(amount)).price !== undefined)
  return billOf(amounts, textsOf, (addsLabour ?? hasPrice) ? labour : [])
}

/** The bill of an estimate on its page, now and whenever something beside it changes. */
export function useBill(calculator: Calculator, estimate: Estimate): Bill {
  return billWithPrices(usePriceInputs(calculator.slug), amountsOf(calculator, estimate))
}

/** What a link says of a page's bill. Where a material has one line, its id names it. */
export function linkedBill(bill: Bill): FormValues {
  const lines = allLines(bill)
  const isOne = ({ id }: Material) =>
    lines.filter(({ material }) => material.id === id).length === 1
  return billFormValues(
    lines.map((line) => (isOne(line.material) ? { ...line, key: line.material.id } : line)),
  )
}
