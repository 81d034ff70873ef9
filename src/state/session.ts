import { readSaved, writeSaved } from './saved.ts'
import { getAll, isEmpty, setAll } from './store.ts'

/**
 * Saves what the tab holds, for the next document of this tab: a reload, a new version of the site,
 * a link that the browser followed itself, a tab that the phone dropped.
 *
 * @returns whether a reload will find it.
 */
export function saveSession(): boolean {
  return writeSaved(isEmpty() ? undefined : getAll())
}

/** Brings back what was saved; what cannot be read of it is not there. */
export async function restoreSession(): Promise<void> {
  const saved = readSaved()
  if (saved === undefined) return
  // A first visit does not need the parser.
  const { tabState } = await import('./tabState.ts')
  const parsed = tabState.safeParse(saved)
  if (parsed.success) setAll(parsed.data)
}

/** Saves whenever a page is left, and restores where the browser shows one as it was left. */
export function saveOnLeave(): void {
  window.addEventListener('pagehide', saveSession)
  // A phone drops a tab in the background without a word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveSession()
  })
  // Another document of this tab may have changed it meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void restoreSession()
  })
}
