import type { Kept } from './kept.ts'

/*
 * When the site itself leaves a page, for a new version of its own, what was left in the tab goes
 * along in the window's name: like the tab's memory, it is gone with the tab, no storage holds it,
 * and browsers empty it on the way to another site.
 */

/** Begins a window's name that holds what was left. */
export const MARK = 'kept:'

/** Adds what was left on pages, by their addresses, to what was handed over and not taken up. */
export function handOn(kept: Readonly<Record<string, Kept>>): void {
  window.name = MARK + JSON.stringify({ ...handed(), ...kept })
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
