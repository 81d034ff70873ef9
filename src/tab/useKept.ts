import { type RefObject, useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { type Kept, keepForm, keptAt, onKeep } from './kept.ts'

/** A part of what is kept of a page, also when it changes while the page is shown. */
export function useKept<Part extends keyof Kept>(address: string, part: Part): Kept[Part] {
  const read = () => keptAt(address)[part]
  return useSyncExternalStore(onKeep, read, read)
}

/**
 * Keeps what stands in a page's form from its first moment on, so also what was typed before the
 * script arrived.
 *
 * @returns what to call when it has changed.
 */
export function useKeptForm(address: string, form: RefObject<HTMLFormElement | null>): () => void {
  const keep = useCallback(() => {
    if (form.current) keepForm(address, form.current)
  }, [address, form])
  useLayoutEffect(keep, [keep])
  return keep
}
