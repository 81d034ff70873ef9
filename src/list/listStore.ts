import { lineKeyOf } from '../../schemas/bill/inputNames.ts'
import { applyLinkedPrices, checkQuotation, priceInputTexts } from '../bill/priceInputs.ts'
import type { ParsedList } from '../permalink/listText.ts'
import {
  addEstimate,
  EMPTY_LIST,
  type JobList,
  mergeLists,
  type NewEstimate,
} from '../state/jobList.ts'
import { saveSession } from '../state/session.ts'
import { get, set } from '../state/store.ts'

/*
 * The list in the tab's store. Packs and prices are beside it, in slots of their own: they belong to
 * the whole visit.
 */

/** The slug of the list's page: its quotation is kept under it. */
export const LIST_PAGE = 'list'

/** Puts a list in the place of the one in the tab. Without estimates it has no title and no note. */
export function setList(list: JobList): void {
  const edited = get('editedEstimate')
  set('list', list.estimates.length === 0 ? EMPTY_LIST : list)
  // Another estimate may get its id.
  if (edited !== undefined && !list.estimates.some(({ id }) => id === edited))
    editEstimate(undefined)
}

/** Adds an estimate at the end of the list; returns whether a reload will find it. */
export function addToList(estimate: NewEstimate): boolean {
  setList(addEstimate(get('list'), estimate))
  return saveSession()
}

/** Opens a list from outside in the place of the one in the tab, with its packs and prices. */
export function openList({ list, buying }: ParsedList): void {
  checkQuotation(LIST_PAGE, false)
  applyLinkedPrices(LIST_PAGE, buying)
  editEstimate(undefined)
  setList(list)
}

/**
 * Adds a list from outside to the one in the tab. A line that has a pack or a price here keeps both:
 * they belong together.
 */
export function addParsedList({ list, buying }: ParsedList): void {
  const lines = new Set(Object.keys(priceInputTexts(LIST_PAGE)).map(lineKeyOf))
  const others = Object.entries(buying).filter(([name]) => !lines.has(lineKeyOf(name)))
  applyLinkedPrices(LIST_PAGE, Object.fromEntries(others))
  setList(mergeLists(get('list'), list))
}

/** Notes which estimate of the list is being edited on its calculator's page; undefined for none. */
export function editEstimate(id: string | undefined): void {
  set('editedEstimate', id)
}
