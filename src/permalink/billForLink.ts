import { allLines, type Bill } from '../../schemas/bill/bill.ts'
import { billFormValues, shopTextsOf } from '../../schemas/bill/billFormValues.ts'
import type { Material } from '../../schemas/definition/compiled.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'

/**
 * The packs, prices and quotation of a bill as a link holds them, by the names of their inputs. Where a
 * material has one line, its id names the line.
 */
export function billForLink(bill: Bill): FormValues {
  const lines = allLines(bill)
  const isOne = ({ id }: Material) =>
    lines.filter(({ material }) => material.id === id).length === 1
  const typed = billFormValues(
    lines.map((line) => (isOne(line.material) ? { ...line, key: line.material.id } : line)),
  )
  return { ...typed, ...shopTextsOf(bill) }
}
