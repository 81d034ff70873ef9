import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { useLater } from '../../ui/useLater.ts'

interface BuyingProps {
  calculator: Calculator
  /** What was computed; without it there is nothing to buy yet. */
  estimate: Estimate | undefined
}

const fetchBill = () => import('../../buy/EstimateBill.tsx')

/** What the result takes in the shop. Its code is fetched once there is a result. */
export function Buying({ calculator, estimate }: BuyingProps) {
  const fetched = useLater(estimate && fetchBill, estimate)
  if (!estimate || calculator.takes.length === 0) return null
  if (fetched === 'failed') {
    return <p role="status">What to buy could not be fetched. It comes when the network is back.</p>
  }
  return fetched ? <fetched.EstimateBill calculator={calculator} estimate={estimate} /> : null
}
