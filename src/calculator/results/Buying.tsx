import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../../schemas/estimate/formValues.ts'
import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import { useConnectionLost } from '../../runtime/useHydrated.ts'

interface BuyingProps {
  calculator: Calculator
  /** What was computed, and from which texts; without it there is nothing to buy yet. */
  result: { estimate: Estimate; from: FormValues } | undefined
  /** A field under the bill was edited. */
  onEdit: (name: string, text: string) => void
}

const importBill = () => import('../../buy/EstimateBill.tsx')

/** What the result takes in the shop. Its code is fetched once there is a result. */
export function Buying({ calculator, result, onEdit }: BuyingProps) {
  const module = useDeferredModule(result && importBill)
  const isLost = useConnectionLost()
  if (!result || calculator.materials.length === 0) return null
  if (module) return <module.EstimateBill calculator={calculator} {...result} onEdit={onEdit} />
  return isLost ? (
    <p role="status">You’re offline. What to buy will appear when you reconnect.</p>
  ) : null
}
