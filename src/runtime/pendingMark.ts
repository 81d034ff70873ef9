import { useLayoutEffect } from 'react'

let count = 0

/**
 * Notes that the page will show something that is still on its way. While there is such, the
 * document has the attribute `data-pending`: tests look at a page once it is gone.
 */
export function usePending(isPending: boolean): void {
  useLayoutEffect(() => {
    if (!isPending) return undefined
    const { dataset } = document.documentElement
    count += 1
    dataset.pending = ''
    return () => {
      count -= 1
      // A part that has just come may wait for another, and notes that in the same turn.
      queueMicrotask(() => {
        if (count === 0) delete dataset.pending
      })
    }
  }, [isPending])
}
