import { isTyped, type Texts, textsIn } from './typed.ts'

/*
 * What a person left on the pages of this tab, so that Back, Forward and links show a page as it
 * was. It is in memory alone: a reload starts anew, and closing the tab forgets it. It is texts
 * alone: whatever a page shows is computed from them again, by the definition that it then has.
 */

/** What was left on one page. */
export interface Kept {
  /** What stands in the fields; undefined where that is what the page came with. */
  typed?: Texts | undefined
  /** What the shown result was computed from, and whether a field was changed since. */
  result?: { from: Texts; isStale: boolean } | undefined
  /** The address's fragment at that time, with its '#'. */
  fragment?: string | undefined
  /** A message arrived, and the page says so. */
  isSent?: boolean | undefined
}

const NOTHING: Kept = {}
const pages = new Map<string, Kept>()
const listeners = new Set<() => void>()

/** What was left on a page; the same object until something is kept there. */
export function keptAt(address: string): Kept {
  return pages.get(address) ?? NOTHING
}

/** Keeps a part of what a page shows; its other parts stay. */
export function keep(address: string, part: Kept): void {
  pages.set(address, { ...keptAt(address), ...part })
  for (const listener of listeners) listener()
}

/** Calls back whenever something is kept, until the answered function is called. */
export function onKeep(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a reload would lose something that a person typed, computed or sent in this tab. */
export function holdsAnything(): boolean {
  return [...pages.values()].some(({ typed, result, isSent }) => typed || result || isSent)
}

/** Everything that is kept, by the pages' addresses. */
export function allKept(): Record<string, Kept> {
  return Object.fromEntries(pages)
}

/** Keeps this in place of everything before it: nothing of it is a new tab. */
export function keepOnly(all: Readonly<Record<string, Kept>>): void {
  pages.clear()
  for (const [address, kept] of Object.entries(all)) pages.set(address, kept)
  for (const listener of listeners) listener()
}

/** Keeps what stands in a form, or nothing where that is what its page came with. */
export function keepForm(address: string, form: HTMLFormElement): void {
  keep(address, { typed: isTyped(form) ? textsIn(form) : undefined })
}

/** Keeps what was typed into the page at hand; where nothing was, what was left there before stays. */
export function keepTyped(address: string): void {
  const form = document.querySelector<HTMLFormElement>('main form')
  if (form && isTyped(form)) keepForm(address, form)
}
