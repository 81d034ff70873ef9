import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that begins an act which waits for something. Its signal is aborted once the page is
 * left, or once another act begins in its place: from then on, the act may touch nothing that is shown.
 */
export function usePageSignal(): () => AbortSignal {
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  return useCallback(() => {
    current.current?.abort()
    current.current = new AbortController()
    return current.current.signal
  }, [])
}
