import { get, set } from './store.ts'
import type { FormState } from './tabState.ts'

const NOTHING: FormState = {}

/** What was left on a page; the same object until that changes. */
export function formOf(slug: string): FormState {
  return get('forms')[slug] ?? NOTHING
}

/** Keeps a part of what a page shows; its other parts stay. */
export function keepForm(slug: string, part: FormState): void {
  const forms = get('forms')
  set('forms', { ...forms, [slug]: { ...forms[slug], ...part } })
}
