import { limits } from '../limits.ts'

const FEATURES = `width=${limits.print.widthPx},height=${limits.print.heightPx}`

/**
 * Opens the empty window that a sheet is printed from; null where the browser blocks it. It must
 * happen in the very click, so it stands apart from the rest of printing, which is fetched first.
 */
export function openPrintWindow(): Window | null {
  return window.open('', '', FEATURES)
}
