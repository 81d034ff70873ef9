import { useMemo } from 'react'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { WhatToBuy } from './WhatToBuy.tsx'

/** What one estimate takes in the shop. */
export default function EstimateBill({
  calculator,
  estimate,
}: {
  calculator: Calculator
  estimate: Estimate
}) {
  const { amounts, notes } = useMemo(() => amountsOf(calculator, estimate), [calculator, estimate])
  return <WhatToBuy page={calculator.slug} amounts={amounts} notes={notes} />
}
