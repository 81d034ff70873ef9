import { useSyncExternalStore } from 'react'
import { lineOf } from '../../schemas/estimate/billNames.ts'
import { forgetQuotation, shopTexts, takeFromLink } from '../buy/shop.ts'
import { holdList, listText } from '../tab/heldList.ts'
import { keep, keptAt, onKeep } from '../tab/kept.ts'
import { EMPTY_LIST, type JobList } from './jobList.ts'
import { parseList, writeList } from './listText.ts'

/*
 * The list that this tab holds, and the prices beside it. Those belong to the visit and are kept
 * with what else was typed in the tab; the list takes a copy along.
 */

/** The page of the list: its quotation is kept under this name. */
export const LIST_PAGE = 'list'

let parsed: { text: string; list: JobList } = { text: '', list: EMPTY_LIST }

/** The list now; the same object until it changes. */
export function heldList(): JobList {
  const text = listText()
  if (text !== parsed.text) {
    parsed = { text, list: text === '' ? EMPTY_LIST : parseList(text).list }
  }
  return parsed.list
}

/** The list, now and whenever it changes. */
export function useHeldList(): JobList {
  return useSyncExternalStore(onKeep, heldList, () => EMPTY_LIST)
}

/** Puts a list in the place of the one that is held; answers whether a reload will find it. */
export function hold(list: JobList): boolean {
  const isEmpty = list.estimates.length === 0
  const held = isEmpty ? EMPTY_LIST : { ...list, buying: shopTexts(LIST_PAGE) }
  const text = isEmpty ? '' : writeList(held)
  // What did not change stays the same object: nothing of it is computed again.
  parsed = { text, list: held }
  return holdList(text)
}

/** Opens a list from outside in the place of the one that is held, with its prices. */
export function openList(list: JobList): boolean {
  forgetQuotation(LIST_PAGE)
  takeFromLink(LIST_PAGE, list.buying)
  forgetEdited()
  return hold(list)
}

/** The place of the estimate that is being edited on its calculator's page; undefined for none. */
export function editedPlace(): number | undefined {
  const place = keptAt(EDITED).typed?.[EDITED] ?? stored()
  return place === undefined ? undefined : Number(place)
}

/** An estimate is opened on its calculator's page. */
export function beginEdit(place: number): void {
  keep(EDITED, { typed: { [EDITED]: `${place}` } })
  try {
    sessionStorage.setItem(EDITED, `${place}`)
  } catch {
    // Memory has it until the page is reloaded.
  }
}

/** No estimate is being edited any longer: it is done, or places have changed. */
export function forgetEdited(): void {
  keep(EDITED, { typed: undefined })
  try {
    sessionStorage.removeItem(EDITED)
  } catch {
    // It was never there.
  }
}

const EDITED = 'list edited'

function stored(): string | undefined {
  try {
    return sessionStorage.getItem(EDITED) ?? undefined
  } catch {
    return undefined
  }
}

/** Prices that came with the list before a reload stand in the tab again, unless typed anew. */
function restorePrices(): void {
  const lines = new Set(Object.keys(shopTexts(LIST_PAGE)).map(lineOf))
  const before = Object.entries(heldList().buying).filter(([name]) => !lines.has(lineOf(name)))
  takeFromLink(LIST_PAGE, Object.fromEntries(before))
}

/** A price that changes anywhere in the tab changes in the list's copy. */
function followPrices(): void {
  const list = heldList()
  if (list.estimates.length === 0) return
  const now = shopTexts(LIST_PAGE)
  const isSame = JSON.stringify(sorted(now)) === JSON.stringify(sorted(list.buying))
  if (!isSame) hold(list)
}

function sorted(texts: object): [string, unknown][] {
  return Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

restorePrices()
onKeep(followPrices)
