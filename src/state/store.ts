import { useSyncExternalStore } from 'react'
import type { FormState, TabState } from './tabState.ts'

/*
 * The tab's store: it lets Back, Forward, links and a reload show a page as a person left it. Memory holds
 * it; src/state/session.ts saves it when a page is left.
 */

/** A list as a visit begins; changes of lists are in jobList.ts, which most pages can do without. */
export const EMPTY_LIST: TabState['list'] = { title: '', note: '', estimates: [] }

const EMPTY: TabState = {
  forms: {},
  otherForms: {},
  steps: {},
  prices: {},
  shop: undefined,
  offeredShop: undefined,
  addsLabour: undefined,
  quotations: {},
  list: EMPTY_LIST,
  editedEstimate: undefined,
}

let state = EMPTY
/** How often `replaceAll` was called. */
let replacements = 0
const listeners = new Set<() => void>()

/** The value of a slot; the same object until it changes. */
export function get<Slot extends keyof TabState>(slot: Slot): TabState[Slot] {
  return state[slot]
}

/** Puts something into a slot, in place of what it holds. */
export function set<Slot extends keyof TabState>(slot: Slot, value: TabState[Slot]): void {
  setAll({ ...state, [slot]: value })
}

/** The form of a page as it was left. */
export function formOf(slug: string): FormState {
  return state.forms[slug] ?? {}
}

/** Changes some parts of a page's form; the other parts stay. */
export function keepForm(slug: string, part: FormState): void {
  set('forms', { ...state.forms, [slug]: { ...formOf(slug), ...part } })
}

/** All slots. */
export function getAll(): TabState {
  return state
}

/** Replaces the whole store; without an argument, by that of a new tab. */
export function setAll(next: TabState = EMPTY): void {
  state = next
  for (const listener of listeners) listener()
}

/** As `setAll`, and draws the page anew: its form reads the store only when it is drawn first. */
export function replaceAll(next?: TabState): void {
  replacements += 1
  setAll(next)
}

/** A key for what must be drawn anew whenever the whole store was replaced. */
export function useReplacements(): number {
  return useSyncExternalStore(
    subscribe,
    () => replacements,
    () => 0,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The value of a slot, now and whenever it changes; the empty one while React hydrates a page. */
export function useSlot<Slot extends keyof TabState>(slot: Slot): TabState[Slot] {
  return useSyncExternalStore(
    subscribe,
    () => state[slot],
    () => EMPTY[slot],
  )
}

type ListedEstimate = TabState['list']['estimates'][number]

/** The estimate of the list that is being edited on a calculator's page. */
export function editedEstimateOf(slug: string): ListedEstimate | undefined {
  return state.list.estimates.find((one) => one.id === state.editedEstimate && one.slug === slug)
}

/** The same, now and whenever it changes. */
export function useEditedEstimate(slug: string): ListedEstimate | undefined {
  return useSyncExternalStore(
    subscribe,
    () => editedEstimateOf(slug),
    () => undefined,
  )
}

/**
 * Whether this tab has nothing that a reload should restore, and no step that Back leads to: that of a page
 * where nothing was typed, too, once a link has brought something there.
 */
export function isEmpty(): boolean {
  const { forms, otherForms, steps, prices, offeredShop = {}, quotations, list } = state
  const all = [...Object.values(forms), ...Object.values(otherForms)]
  return (
    all.every(({ values, result, isSent }) => !values && !result && !isSent) &&
    [steps, prices, offeredShop, quotations, list.estimates].every(
      (held) => Object.keys(held).length === 0,
    )
  )
}
