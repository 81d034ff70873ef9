import { useEffect, useState } from 'react'
import { loadModule } from './loadModule.ts'
import { usePending } from './pendingMark.ts'

/** A module, or how far it is. */
export interface ModuleState<Module> {
  /** Undefined until it is here. */
  module?: Module
  /** The network has lost it, and it is being tried again. */
  isLost?: boolean
  /** It cannot be had; the console has the reason. */
  hasFailed?: boolean
}

/**
 * A module that the page can be used without. It is imported after the next frame, as often as the
 * network needs.
 *
 * @param importModule stays the same function.
 */
export function useModule<Module>(importModule: () => Promise<Module>): ModuleState<Module> {
  const [state, setState] = useState<ModuleState<Module>>({})
  usePending(state.module === undefined && !state.hasFailed)
  useEffect(() => {
    let isMounted = true
    const update = (next: ModuleState<Module>) => isMounted && setState(next)
    const frame = requestAnimationFrame(() => {
      loadModule(importModule, () => update({ isLost: true })).then(
        (module) => update({ module }),
        (error: unknown) => {
          console.error(error)
          update({ hasFailed: true })
        },
      )
    })
    return () => {
      isMounted = false
      cancelAnimationFrame(frame)
    }
  }, [importModule])
  return state
}
