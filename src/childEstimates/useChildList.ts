import { useEffect, useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { useCalculators } from '../list/calculators.ts'
import { usePending } from '../runtime/pendingMark.ts'
import { reportFailure } from '../runtime/reportFailure.ts'
import { childSlugs, computeChildList, knownChildList } from './childList.ts'

/**
 * The list of the estimates that a calculator makes, as `childListOf`: undefined while their calculators are on
 * their way, and while it is computed in pieces, as for a link.
 */
export function useChildList(calculator: Calculator, estimate: Estimate | undefined) {
  const { calculators, isLost } = useCalculators(childSlugs(calculator))
  const [, drawAgain] = useState(0)
  const childList = estimate && calculators && knownChildList(calculator, estimate)
  const isComputing = Boolean(estimate && calculators && !childList)
  usePending(isComputing)
  useEffect(() => {
    if (!isComputing || !estimate || !calculators) return undefined
    let isMounted = true
    computeChildList(calculator, estimate, calculators).then(
      () => isMounted && drawAgain((times) => times + 1),
      (error: unknown) => isMounted && reportFailure(error),
    )
    return () => {
      isMounted = false
    }
  }, [isComputing, calculator, estimate, calculators])
  return { childList, calculators, isLost }
}
