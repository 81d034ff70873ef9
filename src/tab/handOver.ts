import { allKept, holdsAnything } from './kept.ts'

/*
 * When the site itself leaves a page, for a new version of its own, what was left in the tab goes
 * along in the window's name: like the tab's memory, it is gone with the tab, no storage holds it,
 * and browsers empty it on the way to another site.
 */

/** Begins a window's name that holds what was left. */
export const MARK = 'kept:'

/**
 * To be called right before the site itself reloads or leaves a page.
 *
 * @param before what was handed to this page, where it was not taken up yet.
 */
export function handOver(before?: object): void {
  if (holdsAnything()) window.name = MARK + JSON.stringify({ ...before, ...allKept() })
}
