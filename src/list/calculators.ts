import { useEffect, useState } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { calculators } from '../registry.ts'
import { reportFailure } from '../runtime/banner.ts'
import type { Calculators } from './evaluateList.ts'

const loaded = new Map<string, Calculator>()

function missing(slugs: readonly string[]) {
  return calculators.filter(({ slug }) => slugs.includes(slug) && !loaded.has(slug))
}

/**
 * Loads calculators, however long the network takes. It skips slugs that no calculator has.
 *
 * @returns undefined where a calculator throws as it loads. That is a defect: the console shows it, and the
 * banner names it.
 */
export async function fetchCalculators(slugs: readonly string[]): Promise<Calculators | undefined> {
  try {
    await Promise.all(
      missing(slugs).map(async ({ slug, loadWhole }) => {
        loaded.set(slug, await loadWhole())
      }),
    )
    return loaded
  } catch (error) {
    reportFailure(error)
    return undefined
  }
}

/** The calculators with some slugs; undefined while one of them is on its way. */
export function useCalculators(slugs: readonly string[]): Calculators | undefined {
  const [, drawAgain] = useState(0)
  const isWaiting = missing(slugs).length > 0
  const wanted = [...new Set(slugs)].sort().join(' ')
  useEffect(() => {
    if (!isWaiting) return undefined
    let isMounted = true
    void fetchCalculators(wanted.split(' ')).then(() => {
      if (isMounted) drawAgain((times) => times + 1)
    })
    return () => {
      isMounted = false
    }
  }, [isWaiting, wanted])
  return isWaiting ? undefined : loaded
}
