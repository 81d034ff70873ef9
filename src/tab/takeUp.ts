import { MARK } from './windowName.ts'

/**
 * Takes up what the version before handed over, once: a reload by the person starts anew.
 *
 * @param address the page at hand.
 * @returns undefined where nothing was left on that page. Where something was, it is another than the
 * build drew, and this is to be called before it is drawn afresh: src/tab/keepBelow.ts.
 */
export async function takeUp(address: string): Promise<((root: HTMLElement) => void) | undefined> {
  if (!window.name.startsWith(MARK)) return undefined
  // What reads it is of no use to everybody else. Where it cannot be had, the next page tries again.
  const code = await import('./takeUpHanded.ts').catch(() => undefined)
  return code?.takeUpHanded(address)
}
