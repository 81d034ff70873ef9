import { useEffect, useState } from 'react'

/**
 * A module that the page can be used without: undefined until it is here. It is fetched once the
 * page stands; where that fails, another `attempt` tries again.
 *
 * @param fetchModule stays the same function; undefined fetches nothing.
 */
export function useLater<Module>(
  fetchModule: (() => Promise<Module>) | undefined,
  attempt: unknown,
): Module | 'failed' | undefined {
  const [module, setModule] = useState<Module>()
  const [failed, setFailed] = useState<{ attempt: unknown }>()

  useEffect(() => {
    if (!fetchModule || module || (failed && failed.attempt === attempt)) return
    let mounted = true
    const frame = requestAnimationFrame(async () => {
      const fetched = await fetchModule().catch(() => undefined)
      if (!mounted) return
      if (fetched) setModule(() => fetched)
      else setFailed({ attempt })
    })
    return () => {
      mounted = false
      cancelAnimationFrame(frame)
    }
  }, [fetchModule, module, failed, attempt])

  return module ?? (failed && 'failed')
}
