import { amountsOf } from '../../schemas/bill/amounts.ts'
import { type Bill, billOf } from '../../schemas/bill/bill.ts'
import { billFormValues } from '../../schemas/bill/formValues.ts'
import type { Calculator, Material } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { getShop, useShop } from './shop.ts'

/** The bill of an estimate on its page, now. */
export function billNow(calculator: Calculator, estimate: Estimate): Bill {
  return billOf(amountsOf(calculator, estimate).amounts, getShop(calculator.slug).textsOf)
}

/** The bill of an estimate on its page, now and whenever something beside it changes. */
export function useBill(calculator: Calculator, estimate: Estimate): Bill {
  const { textsOf } = useShop(calculator.slug)
  return billOf(amountsOf(calculator, estimate).amounts, textsOf)
}

/** What a link says of a page's bill. Where a material has one line, its id names it. */
export function linkedBill({ lines }: Bill): FormValues {
  const isOne = ({ id }: Material) =>
    lines.filter(({ material }) => material.id === id).length === 1
  return billFormValues(
    lines.map((line) => (isOne(line.material) ? { ...line, key: line.material.id } : line)),
  )
}
