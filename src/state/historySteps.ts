import { editedEstimateOf, formOf, get, set } from './store.ts'

/*
 * The contents of a page at each step of the browser's history. A link opens at a step of its own and brings
 * contents of its own, which are named by that step. Back finds the contents from before. The store's
 * form of a page holds the contents that it shows now; `otherForms` holds the others.
 */

/** So many contents are kept beside those that pages show; the oldest go first. */
const MAX_OTHERS = 30

/** The page's own contents, from before any link. */
const OWN = ''

/** The name of the contents that a page shows now. */
export function shownContents(slug: string): string {
  return formOf(slug).contents ?? OWN
}

/** The name of the contents of a page at a step; undefined for a new step, or if they are no longer kept. */
export function contentsAt(slug: string, step: string): string | undefined {
  const contents = get('steps')[step]
  if (contents === undefined || contents === shownContents(slug)) return contents
  return get('otherForms')[nameOf(slug, contents)] && contents
}

/**
 * Makes a page's contents those of a step, and keeps the contents that it showed before. Contents that
 * are new are empty. Returns whether they changed.
 */
export function showContents(slug: string, step: string, contents: string): boolean {
  set('steps', { ...get('steps'), [step]: contents })
  const shown = shownContents(slug)
  if (contents === shown) return false
  const { [nameOf(slug, contents)]: next, ...others } = get('otherForms')
  const kept = Object.entries(others).slice(1 - MAX_OTHERS)
  set('otherForms', { ...Object.fromEntries(kept), [nameOf(slug, shown)]: formOf(slug) })
  set('forms', { ...get('forms'), [slug]: { ...next, contents } })
  // The estimate of the list that was opened here is no longer what the page shows.
  if (next && editedEstimateOf(slug)) set('editedEstimate', undefined)
  return true
}

function nameOf(slug: string, contents: string): string {
  return `${slug} ${contents}`
}
