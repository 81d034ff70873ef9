import { useEffect, useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { calculators } from '../registry.ts'
import { loadModule } from '../runtime/loadModule.ts'
import { reportFailure } from '../runtime/reportFailure.ts'

const loaded = new Map<string, Calculator>()

function missing(slugs: readonly string[]) {
  return calculators.filter(({ slug }) => slugs.includes(slug) && !loaded.has(slug))
}

/**
 * Loads calculators, however long the network takes. It skips slugs that no calculator has.
 *
 * @param onLoss is called at every loss.
 * @throws CodeUnavailable, and the error of a calculator that throws as it loads.
 */
export async function fetchCalculators(
  slugs: readonly string[],
  onLoss?: () => void,
): Promise<ReadonlyMap<string, Calculator>> {
  await Promise.all(
    missing(slugs).map(async ({ slug, importCalculator }) => {
      loaded.set(slug, (await loadModule(importCalculator, onLoss)).default)
    }),
  )
  return loaded
}

interface CalculatorsState {
  /** Undefined while one of them is on its way. */
  calculators: ReadonlyMap<string, Calculator> | undefined
  /** The network has lost one of them, and it is being tried again. */
  isLost: boolean
}

/** The calculators with some slugs. One that cannot be had is shown and logged. */
export function useCalculators(slugs: readonly string[]): CalculatorsState {
  const [lostSlugs, setLostSlugs] = useState('')
  const [, drawAgain] = useState(0)
  const isWaiting = missing(slugs).length > 0
  const slugKey = [...new Set(slugs)].sort().join(' ')
  useEffect(() => {
    if (!isWaiting) return undefined
    let isMounted = true
    fetchCalculators(slugKey.split(' '), () => isMounted && setLostSlugs(slugKey)).then(
      () => isMounted && drawAgain((times) => times + 1),
      (error: unknown) => isMounted && reportFailure(error),
    )
    return () => {
      isMounted = false
    }
  }, [isWaiting, slugKey])
  return {
    calculators: isWaiting ? undefined : loaded,
    isLost: isWaiting && lostSlugs === slugKey,
  }
}
