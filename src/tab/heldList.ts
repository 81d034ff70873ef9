import { useSyncExternalStore } from 'react'
import { keep, keptAt, onKeep } from './kept.ts'

/*
 * The job's list, as one text. It lives in the tab: in memory as all that is kept in it, and, once
 * something was added, in the browser's session storage, so that a reload and a tab that the phone
 * dropped lose nothing. Closing the tab forgets it. Where storage is full or forbidden, memory alone
 * has it.
 */

/** Its name in the session storage, and among what is kept. */
const LIST = 'list'

/** The list's text; empty where nothing is on it. */
export function listText(): string {
  return keptAt(LIST).typed?.[LIST] ?? stored()
}

/** Keeps a list's text; answers whether a reload will find it. */
export function holdList(text: string): boolean {
  const isStored = store(text)
  keep(LIST, { typed: text === '' ? undefined : { [LIST]: text } })
  return isStored
}

/** How many estimates are on the list, now and whenever that changes. */
export function useListNumber(): number {
  return useSyncExternalStore(
    onKeep,
    () => countOf(listText()),
    () => 0,
  )
}

/** Each estimate begins with a name that begins with a dot: src/list/listText.ts. */
function countOf(text: string): number {
  return text.split('&').filter((part) => part.startsWith('.')).length
}

function stored(): string {
  try {
    return sessionStorage.getItem(LIST) ?? ''
  } catch {
    return ''
  }
}

function store(text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(LIST)
    else sessionStorage.setItem(LIST, text)
    return true
  } catch {
    return false
  }
}
