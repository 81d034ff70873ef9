import { allKept, holdsAnything, keepOnly } from './kept.ts'

/*
 * When the site itself leaves a page, for a new version of its own, what was left in the tab goes
 * along in the window's name: like the tab's memory, it is gone with the tab, no storage holds it,
 * and browsers empty it on the way to another site.
 */

const MARK = 'kept:'

/** To be called right before the site itself reloads or leaves a page. */
export function handOver(): void {
  if (holdsAnything()) window.name = MARK + JSON.stringify(allKept())
}

/**
 * Takes up what the version before handed over, once: a reload by the person starts anew.
 *
 * @returns whether there was anything; the page is then another than the build drew.
 */
export async function takeUp(): Promise<boolean> {
  if (!window.name.startsWith(MARK)) return false
  // What reads it is of no use to everybody else. Where it cannot be had, the next page tries again.
  const reader = await import('./handed.ts').catch(() => undefined)
  if (!reader) return false
  const all = reader.parseHanded(window.name.slice(MARK.length))
  window.name = ''
  if (all) keepOnly(all)
  return all !== undefined
}
