let count = 0

/**
 * Notes that the page will show something that is still on its way. While there is such, the
 * document has the attribute `data-pending`: tests and screenshots look at a page once it is gone.
 *
 * @returns what notes that it has come, or is no longer wanted; a second call changes nothing.
 */
export function beginPending(): () => void {
  const { dataset } = document.documentElement
  let isPending = true
  count += 1
  dataset.pending = ''
  return () => {
    if (!isPending) return
    isPending = false
    count -= 1
    // What has come may be waiting for something else, and says so in the same turn.
    queueMicrotask(() => {
      if (count === 0) delete dataset.pending
    })
  }
}
