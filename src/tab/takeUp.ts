import { keepOnly } from './kept.ts'
import { MARK } from './windowName.ts'

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
