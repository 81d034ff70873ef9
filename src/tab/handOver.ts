import { allKept, holdsAnything } from './kept.ts'
import { handOn } from './windowName.ts'

/** To be called right before the site itself reloads or leaves a page: what was left goes along. */
export function handOver(): void {
  if (holdsAnything()) handOn(allKept())
}
