import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { checkQuotation, storeLinkedLinesWhereEmpty } from '../bill/billFormState.ts'
import type { ParsedList } from '../permalink/listText.ts'
import { addEstimate, type JobList, mergeLists, type NewEstimate } from '../state/jobList.ts'
import { saveSession } from '../state/session.ts'
import { EMPTY_LIST, get, keepForm, set } from '../state/store.ts'

/*
 * The list in the tab's store. Packs and prices have slots of their own, because they belong to the whole
 * visit.
 */

/** The slug of the list's page. The store keeps its quotation under it. */
export const LIST_PAGE = 'list'

/** Replaces the list in the tab. A list without estimates loses its title and note. */
export function setList(list: JobList): void {
  const edited = get('editedEstimate')
  set('list', list.estimates.length === 0 ? EMPTY_LIST : list)
  // A new estimate may get the id of the edited one.
  if (edited !== undefined && !list.estimates.some(({ id }) => id === edited))
    editEstimate(undefined)
}

/** Adds an estimate at the end of the list; returns whether a reload will find it. */
export function addToList(estimate: NewEstimate): boolean {
  setList(addEstimate(get('list'), estimate))
  return saveSession()
}

/** Replaces the list in the tab by one from a link or a file. */
export function openList({ list, buying }: ParsedList): void {
  checkQuotation(LIST_PAGE, false)
  takePrices(buying)
  editEstimate(undefined)
  setList(list)
}

/** Adds a list from a link or a file to the one in the tab. */
export function addParsedList({ list, buying }: ParsedList): void {
  takePrices(buying)
  setList(mergeLists(get('list'), list))
}

/** Takes the packs and prices of a list that replace nothing of a person's own, and offers the others. */
export function takePrices(buying: FormValues): void {
  keepForm(LIST_PAGE, storeLinkedLinesWhereEmpty(LIST_PAGE, buying))
}

/** Notes which estimate of the list is being edited on its calculator's page; undefined for none. */
export function editEstimate(id: string | undefined): void {
  set('editedEstimate', id)
}
