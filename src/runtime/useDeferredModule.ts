import { useEffect, useState } from 'react'
import { reportFailure } from './banner.ts'
import { usePending } from './pending.ts'

/**
 * A module that the page can be used without: undefined until it is here. It is imported after the
 * next frame, as often as the network needs. One that throws as it loads is a defect: the console has
 * it, and a line at the foot of the page says so.
 *
 * @param importModule stays the same function; undefined imports nothing.
 */
export function useDeferredModule<Module>(
  importModule: (() => Promise<Module>) | undefined,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  const isWanted = importModule !== undefined && module === undefined
  usePending(isWanted)
  useEffect(() => {
    if (!importModule || !isWanted) return undefined
    const frame = requestAnimationFrame(() => {
      importModule().then((imported) => setModule(() => imported), reportFailure)
    })
    return () => cancelAnimationFrame(frame)
  }, [importModule, isWanted])
  return module
}
