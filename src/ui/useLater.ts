import { useEffect, useLayoutEffect, useState } from 'react'
import { beginPending } from '../network/pending.ts'
import { persist, tryAgain } from '../network/persist.ts'

/**
 * A module that the page can be used without: undefined until it is here, or 'failed' from its
 * first loss on. It is fetched once the page stands; where that fails, again after growing pauses,
 * and at once when the network returns or with another `attempt`.
 *
 * @param fetchModule stays the same function; undefined fetches nothing.
 */
export function useLater<Module>(
  fetchModule: (() => Promise<Module>) | undefined,
  attempt?: unknown,
): Module | 'failed' | undefined {
  const [module, setModule] = useState<Module | 'failed'>()
  const isHere = module !== undefined && module !== 'failed'

  useLayoutEffect(
    () => (fetchModule && !isHere ? beginPending() : undefined),
    [fetchModule, isHere],
  )

  useEffect(() => {
    if (!fetchModule || isHere) return
    let mounted = true
    const note = (error: unknown) => {
      if (!mounted) throw error
      setModule('failed')
    }
    const frame = requestAnimationFrame(async () => {
      const fetched = await persist(fetchModule, note).catch(() => undefined)
      if (mounted && fetched) setModule(() => fetched)
    })
    return () => {
      mounted = false
      cancelAnimationFrame(frame)
    }
  }, [fetchModule, isHere])

  useEffect(() => {
    if (attempt !== undefined) tryAgain()
  }, [attempt])

  return module
}
