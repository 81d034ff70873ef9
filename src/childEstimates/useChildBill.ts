import type { Bill } from '../../schemas/bill/bill.ts'
import { pricedLinesOf } from '../../schemas/bill/pricedLines.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { useBillFormState } from '../bill/billFormState.ts'
import { billWithPrices } from '../bill/useBill.ts'
import { materialsOf } from './childList.ts'
import { useChildList } from './useChildList.ts'

/**
 * The bill of all estimates that a calculator makes, now and whenever something beside it changes; undefined
 * while one of their calculators is on its way, or where one does not accept what it is given.
 */
export function useChildBill(calculator: Calculator, estimate: Estimate): Bill | undefined {
  const { childList } = useChildList(calculator, estimate)
  const formState = useBillFormState(calculator.slug)
  const materials = childList && 'list' in childList ? materialsOf(childList) : undefined
  return materials && billWithPrices(formState, materials, pricedLinesOf(calculator, estimate))
}
