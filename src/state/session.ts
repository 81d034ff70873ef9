import { loadModule } from '../runtime/loadModule.ts'
import { reportFailure } from '../runtime/reportFailure.ts'
import { isOwnKey, readSaved, writeSaved } from './saved.ts'
import { getAll, isEmpty, replaceAll, setAll } from './store.ts'
import type { TabState } from './tabState.ts'

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
  const before = getAll()
  const saved = await readSession()
  // A text typed while the parser was on its way wins.
  if (saved && getAll() === before) setAll(saved)
}

/** The saved store; undefined where there is none, or none that can be read. */
async function readSession(): Promise<TabState | undefined> {
  const saved = readSaved()
  if (saved === undefined) return undefined
  // A first visit does not need the parser.
  const { tabState } = await import('./tabState.ts')
  return tabState.safeParse(saved).data
}

/**
 * Saves whenever a person leaves a page. Where the browser shows a page as it kept it, by Back, and another
 * document of this tab has changed what is saved, as the page in the other language does, the page is drawn anew.
 */
export function saveOnLeave(): void {
  let left = ''
  window.addEventListener('pagehide', () => {
    saveSession()
    left = savedText()
  })
  // A phone may drop a tab in the background without an event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveSession()
  })
  const drawAnew = () => {
    if (savedText() === left) return
    left = savedText()
    loadModule(readSession).then(replaceAll).catch(reportFailure)
  }
  window.addEventListener('pageshow', ({ persisted }) => persisted && drawAnew())
  // Chromium shows the page before it tells it what another document saved.
  window.addEventListener('storage', ({ key }) => isOwnKey(key) && drawAnew())
}

const savedText = () => JSON.stringify(readSaved()) ?? ''
