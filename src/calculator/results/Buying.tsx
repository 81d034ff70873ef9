import * as form from '#messages/form.ts'
import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import { useConnectionLost } from '../../runtime/useHydrated.ts'
import { awaited } from '../../styles/hidden.css.ts'
import type { ResultProps } from './resultProps.ts'

const importBill = () => import('../../bill/EstimateBill.tsx')
const importMade = () => import('../../childEstimates/ChildEstimates.tsx')

/**
 * The bill of a result; of a calculator that makes estimates of others, those estimates and their bill.
 * The page fetches the code before there is a result, so that a result comes whole and nothing jumps.
 */
export function Buying(props: ResultProps) {
  const { whole, ready, onEdit } = props
  const makesEstimates = whole !== undefined && whole.estimates.length > 0
  const made = useDeferredModule(makesEstimates ? importMade : undefined)
  const bill = useDeferredModule(whole && !makesEstimates ? importBill : undefined)
  const isLost = useConnectionLost()
  if (made && whole) return <made.default calculator={whole} {...props} />
  if (!ready || (whole?.materials.length === 0 && !makesEstimates)) return null
  if (bill && whole) return <bill.default calculator={whole} {...ready} onEdit={onEdit} />
  return isLost ? <p role="status">{form.buyingOffline}</p> : <div className={awaited} />
}
