import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import { useConnectionLost } from '../../runtime/useHydrated.ts'

interface BuyingProps {
  calculator: Calculator
  /** What was computed; without it there is nothing to buy yet. */
  estimate: Estimate | undefined
}

const importBill = () => import('../../buy/EstimateBill.tsx')

/** What the result takes in the shop. Its code is fetched once there is a result. */
export function Buying({ calculator, estimate }: BuyingProps) {
  const module = useDeferredModule(estimate && importBill)
  const isLost = useConnectionLost()
  if (!estimate || calculator.materials.length === 0) return null
  if (module) return <module.EstimateBill calculator={calculator} estimate={estimate} />
  return isLost ? (
    <p role="status">You’re offline. What to buy will appear when you reconnect.</p>
  ) : null
}
