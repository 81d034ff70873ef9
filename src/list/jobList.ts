import { lineOf } from '../../schemas/estimate/billNames.ts'
import type { Texts } from '../../schemas/estimate/texts.ts'

/*
 * The list of a job: estimates put together. It is texts alone; whatever is shown of it is computed
 * from them, by the definitions that the site then has.
 */

/** An estimate on the list. */
export interface ListedEstimate {
  /** The address of its calculator. */
  address: string
  /** A person's own name for it: 'Bedroom 1'. */
  name: string
  /** What was typed, by the names of the boxes. */
  texts: Texts
}

export interface JobList {
  /** What stands on paper: 'Mama Njeri, Kitengela'. */
  title: string
  note: string
  estimates: readonly ListedEstimate[]
  /** Packs, prices and a quotation, by the names of their boxes. */
  buying: Texts
}

export const EMPTY_LIST: JobList = { title: '', note: '', estimates: [], buying: {} }

/** How much a list holds. */
export const LIST_LIMITS = {
  estimates: 200,
  /** Characters. */
  title: 80,
  name: 60,
  note: 500,
} as const

/** What a job's list is called where it has no title of its own. */
export const LIST_TITLE = 'Materials list'

// A name is one line of what can be seen; what turns the direction of text around could make
// another read something else than stands there.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu
const UNSEEN_BUT_LINES = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu
const HALF_A_CHARACTER = /\p{Surrogate}/gu

/** A title or a name as a list keeps it: one line, whole characters, cut at the most it may have. */
export function asName(text: string, most: number): string {
  return cut(text.replace(UNSEEN, ' '), most)
}

/** A note as a list keeps it: it may have several lines. */
export function asNote(text: string): string {
  return cut(text.replace(/\r\n?/g, '\n').replace(UNSEEN_BUT_LINES, ' '), LIST_LIMITS.note)
}

function cut(text: string, most: number): string {
  // A cut may leave half a character behind.
  return text
    .replace(HALF_A_CHARACTER, '\uFFFD')
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
}

/** A name for one more estimate of a calculator, as 'Tiles 2': the first number that is free. */
export function nextName(list: JobList, title: string): string {
  const taken = new Set(list.estimates.map(({ name }) => name))
  for (let number = 1; ; number += 1) {
    const name = `${asName(title, LIST_LIMITS.name - 4)} ${number}`
    if (!taken.has(name)) return name
  }
}

/** What is said where there is no room for one more. */
export const FULL = {
  title: 'The list is full',
  text: `It holds ${LIST_LIMITS.estimates} estimates.`,
  tone: 'critical',
} as const

/** Whether there is room for so many more. */
export function hasRoom(list: JobList, more = 1): boolean {
  return list.estimates.length + more <= LIST_LIMITS.estimates
}

/** The list with an estimate at a place; those from there on move down. */
export function inserted(list: JobList, place: number, estimate: ListedEstimate): JobList {
  return { ...list, estimates: list.estimates.toSpliced(place, 0, estimate) }
}

/** The list with one more estimate at its end. */
export function added(list: JobList, estimate: ListedEstimate): JobList {
  return inserted(list, list.estimates.length, estimate)
}

/** The list with parts of the estimate at a place changed. */
export function changed(list: JobList, place: number, part: Partial<ListedEstimate>): JobList {
  return {
    ...list,
    estimates: list.estimates.map((estimate, at) =>
      at === place ? { ...estimate, ...part } : estimate,
    ),
  }
}

/** The list without the estimate at a place. */
export function removed(list: JobList, place: number): JobList {
  return { ...list, estimates: list.estimates.filter((_, at) => at !== place) }
}

/** The list with the estimate at a place there twice, the second below it under a name of its own. */
export function duplicated(list: JobList, place: number): JobList {
  const estimate = list.estimates[place]
  if (!estimate) return list
  // One without a name is called as its calculator, and so is the second.
  const bare = estimate.name.trim().replace(/ \d+$/, '')
  const name = bare && nextName(list, bare)
  return inserted(list, place + 1, { ...estimate, name })
}

/**
 * One list of two: the first with the estimates of the second at its end, as far as there is room.
 * Of a line that both have a pack or a price for, the first has its own: they belong together.
 */
export function joined(list: JobList, other: JobList): JobList {
  const lines = new Set(Object.keys(list.buying).map(lineOf))
  const others = Object.entries(other.buying).filter(([name]) => !lines.has(lineOf(name)))
  return {
    title: list.title || other.title,
    note: list.note || other.note,
    estimates: [...list.estimates, ...other.estimates].slice(0, LIST_LIMITS.estimates),
    buying: { ...Object.fromEntries(others), ...list.buying },
  }
}
