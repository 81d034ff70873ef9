import { allKept, holdsAnything } from './kept.ts'

/*
 * When the site itself leaves a page, for a new version of its own, what was left in the tab goes
 * along in the window's name: like the tab's memory, it is gone with the tab, no storage holds it,
 * and browsers empty it on the way to another site.
 */

/** Begins a window's name that holds what was left. */
export const MARK = 'kept:'

/** To be called right before the site itself reloads or leaves a page. */
export function handOver(): void {
  if (holdsAnything()) window.name = MARK + JSON.stringify(allKept())
}

/** The same on a page that has not taken up what was handed to it: that goes on, under what is new. */
export function handOn(): void {
  const before = handed()
  handOver()
  if (before) window.name = MARK + JSON.stringify({ ...before, ...handed() })
}

/** What stands in the window's name; who takes it up looks at what it is. */
function handed(): object | undefined {
  if (!window.name.startsWith(MARK)) return undefined
  try {
    return Object(JSON.parse(window.name.slice(MARK.length)))
  } catch {
    return undefined
  }
}
