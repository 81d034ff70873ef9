import type { TabState } from './tabState.ts'

/*
 * The list of a job: several estimates. It holds texts only; every figure is computed from them, by the
 * definitions that the site has at that time.
 */

export type JobList = TabState['list']

/** An estimate on the list. Its id never leaves the tab. */
export type ListedEstimate = JobList['estimates'][number]

/** An estimate that is not on a list yet. */
export type NewEstimate = Omit<ListedEstimate, 'id'>

/** The most that a list may hold. */
export const LIST_LIMITS = {
  estimates: 200,
  /** Characters. */
  title: 80,
  name: 60,
  note: 500,
} as const

// A name is one line of visible characters. A character that reverses the direction of text could make
// the name read as another.
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu
const UNSEEN_BUT_LINES = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu
const HALF_A_CHARACTER = /\p{Surrogate}/gu

/** A title or a name as a list keeps it: one line of whole characters, cut at the maximum length. */
export function cleanName(text: string, maximum: number): string {
  return cut(text.replace(UNSEEN, ' '), maximum)
}

/** A note as a list keeps it: it may have several lines. */
export function cleanNote(text: string): string {
  return cut(text.replace(/\r\n?/g, '\n').replace(UNSEEN_BUT_LINES, ' '), LIST_LIMITS.note)
}

function cut(text: string, maximum: number): string {
  // A cut may leave half a character behind.
  return text
    .replace(HALF_A_CHARACTER, '\uFFFD')
    .slice(0, maximum)
    .replace(/[\uD800-\uDBFF]$/, '')
}

/** A name for one more estimate of a calculator, as 'Tiles 2': the first number that is free. */
export function nextName(list: JobList, title: string): string {
  const taken = new Set(list.estimates.map(({ name }) => name))
  for (let number = 1; ; number += 1) {
    const name = `${cleanName(title, LIST_LIMITS.name - 4)} ${number}`
    if (!taken.has(name)) return name
  }
}

/** An estimate of a calculator that is on the list with these very values. */
export function listedAlike(
  { estimates }: JobList,
  slug: string,
  values: ListedEstimate['values'],
): ListedEstimate | undefined {
  const names = Object.keys(values)
  return estimates.find(
    (one) =>
      one.slug === slug &&
      Object.keys(one.values).length === names.length &&
      names.every((name) => one.values[name] === values[name]),
  )
}

/** Whether there is room for so many more. */
export function hasRoom(list: JobList, count = 1): boolean {
  return list.estimates.length + count <= LIST_LIMITS.estimates
}

/** The id that the next estimate gets. */
export function nextId({ estimates }: JobList): string {
  return `${Math.max(0, ...estimates.map(({ id }) => Number(id))) + 1}`
}

/** The list with one more estimate at an index; those from there on move down. */
export function insertEstimate(list: JobList, index: number, estimate: NewEstimate): JobList {
  const inserted = { ...estimate, id: nextId(list) }
  const estimates = [...list.estimates]
  estimates.splice(index, 0, inserted)
  return { ...list, estimates }
}

/** The list with one more estimate at its end. */
export function addEstimate(list: JobList, estimate: NewEstimate): JobList {
  return insertEstimate(list, list.estimates.length, estimate)
}

/** The list with parts of an estimate changed. */
export function updateEstimate(list: JobList, id: string, part: Partial<NewEstimate>): JobList {
  return {
    ...list,
    estimates: list.estimates.map((estimate) =>
      estimate.id === id ? { ...estimate, ...part } : estimate,
    ),
  }
}

/** The list without an estimate. */
export function removeEstimate(list: JobList, id: string): JobList {
  return { ...list, estimates: list.estimates.filter((estimate) => estimate.id !== id) }
}

/** The list with a copy of an estimate below it, under a name of its own. */
export function duplicateEstimate(list: JobList, id: string): JobList {
  const index = list.estimates.findIndex((estimate) => estimate.id === id)
  const estimate = list.estimates[index]
  if (!estimate) return list
  // An estimate without a name shows its calculator's, and so does its copy.
  const bare = estimate.name.trim().replace(/ \d+$/, '')
  return insertEstimate(list, index + 1, { ...estimate, name: bare && nextName(list, bare) })
}

/** A list with the estimates of another at its end, as far as there is room. */
export function mergeLists(list: JobList, other: JobList): JobList {
  const room = LIST_LIMITS.estimates - list.estimates.length
  return other.estimates.slice(0, room).reduce(addEstimate, {
    ...list,
    title: list.title || other.title,
    note: list.note || other.note,
  })
}
