import { useSyncExternalStore } from 'react'
import type { FormState, TabState } from './tabState.ts'

/*
 * What a person left in this tab, so that Back, Forward, links and a reload show a page as it was.
 * Memory holds it; src/state/session.ts saves it when a page is left.
 */

const EMPTY: TabState = {
  forms: {},
  prices: {},
  addsLabour: undefined,
  quotations: {},
  list: { title: '', note: '', estimates: [] },
  editedEstimate: undefined,
}

let state = EMPTY
const listeners = new Set<() => void>()

/** What a slot holds; the same object until it changes. */
export function get<Slot extends keyof TabState>(slot: Slot): TabState[Slot] {
  return state[slot]
}

/** Puts something into a slot, in place of what it holds. */
export function set<Slot extends keyof TabState>(slot: Slot, value: TabState[Slot]): void {
  setAll({ ...state, [slot]: value })
}

/** What was left on a page. */
export function formOf(slug: string): FormState {
  return state.forms[slug] ?? {}
}

/** Keeps a part of what a page shows; its other parts stay. */
export function keepForm(slug: string, part: FormState): void {
  set('forms', { ...state.forms, [slug]: { ...formOf(slug), ...part } })
}

/** All slots. */
export function getAll(): TabState {
  return state
}

/** Puts this in place of everything; nothing of it is a new tab. */
export function setAll(next: TabState = EMPTY): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a slot holds, now and whenever that changes; empty while React takes over a drawn page. */
export function useSlot<Slot extends keyof TabState>(slot: Slot): TabState[Slot] {
  return useSyncExternalStore(
    subscribe,
    () => state[slot],
    () => EMPTY[slot],
  )
}

/** The estimate of the list that is being edited on a calculator's page. */
export function useEdited(slug: string): TabState['list']['estimates'][number] | undefined {
  const edited = useSlot('editedEstimate')
  return useSlot('list').estimates.find((one) => one.id === edited && one.slug === slug)
}

/** Whether nothing was typed, computed, chosen or sent in this tab. */
export function isEmpty(): boolean {
  const { forms, prices, quotations, list } = state
  return (
    Object.values(forms).every(({ values, result, isSent }) => !values && !result && !isSent) &&
    [prices, quotations, list.estimates].every((held) => Object.keys(held).length === 0)
  )
}
