import { recordOf } from '../../schemas/record.ts'
import { withoutLanguage } from '../addresses.ts'

/*
 * The tab's session storage, which outlives a document. Closing the tab clears it. Where a browser forbids
 * it or has no room, the store stays in memory only.
 */

/** The one key that the site's pages use. */
let key = 'tab'

/** Has a page in a frame use a key of its own: a tab may hold several such pages, beside one of the site. */
export function setStorageKey(ofFrame: string): void {
  key = ofFrame
}

/** Whether a change of the session storage is one of what this page saves. */
export function isOwnKey(changed: string | null): boolean {
  return changed === key
}

/** Reads the saved value, which nobody has parsed yet; undefined for none. */
export function readSaved(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Saves a value, or clears it for undefined. Returns whether the browser accepted it. */
export function writeSaved(value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * Reads the texts that a person typed into a form before its code arrived: those of the controls that
 * differ from the page as it was drawn, by their names. Undefined where none differs.
 */
export function changedTexts({ elements }: HTMLFormElement): Record<string, string> | undefined {
  const changed = [...elements].flatMap((control) => {
    if (control instanceof HTMLSelectElement) {
      const { options, name, value } = control
      return [...options].some((one) => one.selected !== one.defaultSelected) ? [[name, value]] : []
    }
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return isText && control.value !== control.defaultValue ? [[control.name, control.value]] : []
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** Adds the texts that a person typed before the page's code arrived to the saved value. */
export function saveTyped(): void {
  const form = document.querySelector<HTMLFormElement>('main form')
  const typed = form && changedTexts(form)
  if (!typed) return
  const saved = recordOf(readSaved())
  const slug = withoutLanguage(location.pathname).slice(1)
  const forms = recordOf(saved.forms)
  const page = recordOf(forms[slug])
  const values = { ...recordOf(page.values), ...typed }
  writeSaved({ ...saved, forms: { ...forms, [slug]: { ...page, values } } })
}
