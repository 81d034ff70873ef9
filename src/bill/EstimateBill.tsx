import { useMemo } from 'react'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { BillFields } from './BillField.tsx'
import { WhatToBuy } from './WhatToBuy.tsx'

interface EstimateBillProps {
  calculator: Calculator
  estimate: Estimate
  /** The texts that it was computed from. */
  from: FormValues
  /** It was just calculated. */
  isNew: boolean
  /** A field under the bill was edited. */
  onEdit: (name: string, text: string) => void
}

/** The bill of one estimate, with the fields that its calculator places under the bill. */
export function EstimateBill(props: EstimateBillProps) {
  const { calculator, estimate, from, isNew, onEdit } = props
  const materials = useMemo(() => amountsOf(calculator, estimate), [calculator, estimate])
  return (
    <WhatToBuy page={calculator.slug} isNew={isNew} {...materials}>
      <BillFields {...{ calculator, estimate, from, onEdit }} />
    </WhatToBuy>
  )
}
