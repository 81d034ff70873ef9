import { MARK } from './handOver.ts'
import { keepOnly } from './kept.ts'

/** Keeps what was typed into the page at hand before it is drawn afresh. */
export type KeepTyped = (address: string) => void

/**
 * Takes up what the version before handed over, once: a reload by the person starts anew.
 *
 * @returns undefined if there was nothing; otherwise the page is another than the build drew.
 */
export async function takeUp(): Promise<KeepTyped | undefined> {
  if (!window.name.startsWith(MARK)) return
  // What reads it is of no use to everybody else. Where it cannot be had, the next page tries again.
  const reader = await import('./handed.ts').catch(() => undefined)
  if (!reader) return
  const all = reader.parseHanded(window.name.slice(MARK.length))
  window.name = ''
  if (!all) return
  keepOnly(all)
  return reader.keepTyped
}
