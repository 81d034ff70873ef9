import { readSaved, writeSaved } from './saved.ts'
import { getAll, isEmpty, setAll } from './store.ts'

/**
 * Saves the tab's store for the tab's next document: after a reload, a new version of the site, a link
 * that the browser followed itself, or when the phone dropped the tab.
 *
 * @returns whether a reload will find it.
 */
export function saveSession(): boolean {
  return writeSaved(isEmpty() ? undefined : getAll())
}

/** Restores the saved store. A slot that cannot be read stays empty. */
export async function restoreSession(): Promise<void> {
  const saved = readSaved()
  if (saved === undefined) return
  const before = getAll()
  // A first visit does not need the parser.
  const { tabState } = await import('./tabState.ts')
  const parsed = tabState.safeParse(saved)
  // What was typed while the parser was on its way wins.
  if (parsed.success && getAll() === before) setAll(parsed.data)
}

/** Saves whenever a person leaves a page, and restores when the browser shows a page from its cache. */
export function saveOnLeave(): void {
  window.addEventListener('pagehide', saveSession)
  // A phone may drop a tab in the background without an event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveSession()
  })
  // Another document of this tab may have changed the saved store meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void restoreSession()
  })
}
