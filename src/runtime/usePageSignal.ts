import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that begins an act which waits for something. Its signal is aborted once the page is
 * left, or once another act begins in its place: from then on, the act may touch nothing that is shown.
 */
export function usePageSignal(): () => AbortSignal {
  const controllerOfAct = useRef<AbortController>(undefined)
  useEffect(() => () => controllerOfAct.current?.abort(), [])
  return useCallback(() => {
    controllerOfAct.current?.abort()
    controllerOfAct.current = new AbortController()
    return controllerOfAct.current.signal
  }, [])
}
