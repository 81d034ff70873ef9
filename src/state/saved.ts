import { withoutLanguage } from '../addresses.ts'

/*
 * The tab's session storage: what must outlive a document. It is gone when the tab is closed, and
 * stays in memory alone where a browser forbids it or has no room.
 */

/** The one name that the site uses in it. */
const KEY = 'tab'

/** Reads the saved value, which nobody has parsed yet; undefined for none. */
export function readSaved(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Saves something, or forgets what was saved; answers whether the browser took it. */
export function writeSaved(value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(value))
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

/** Adds what was typed into a page whose code is not here to what is saved. */
export function saveTyped(): void {
  const form = document.querySelector<HTMLFormElement>('main form')
  const typed = form && changedTexts(form)
  if (!typed) return
  const saved = Object(readSaved())
  const slug = withoutLanguage(location.pathname).slice(1)
  const page = { ...saved.forms?.[slug] }
  page.values = { ...page.values, ...typed }
  writeSaved({ ...saved, forms: { ...saved.forms, [slug]: page } })
}
